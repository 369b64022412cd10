//! Puts functions that end alike beside each other: Brotli packs each module a hundredth or two smaller for it. The
//! compiler makes many functions of one piece of code, for different types, and they differ most in how they begin.

use std::convert::Infallible;

use anyhow::{Context, Result};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{CodeSection, FunctionSection, Module};
use wasmparser::{CodeSectionReader, FunctionSectionReader, Parser, Payload, TypeRef};

/// The same module with its functions in that order.
pub(super) fn ordered(module: &[u8]) -> Result<Vec<u8>> {
    let mut ordered = Module::new();
    Order::of(module)?
        .parse_core_module(&mut ordered, Parser::new(0), module)
        .context("its functions cannot be put into another order")?;
    Ok(ordered.finish())
}

/// The own functions of a module, which are counted after those that it imports.
struct Order {
    n_imported: u32,
    /// Which function comes first, which then, and so on.
    old: Vec<usize>,
    /// By function, where it comes now.
    new: Vec<u32>,
}

impl Order {
    #[allow(clippy::wildcard_enum_match_arm, reason = "nothing else has functions")]
    fn of(module: &[u8]) -> Result<Self> {
        let (mut n_imported, mut endings) = (0, Vec::new());
        for payload in Parser::new(0).parse_all(module) {
            match payload? {
                Payload::ImportSection(imports) => {
                    for import in imports.into_imports() {
                        n_imported += u32::from(matches!(import?.ty, TypeRef::Func(_)));
                    }
                }
                Payload::CodeSectionEntry(body) => {
                    endings.push(module[body.range()].iter().rev().copied().collect::<Vec<_>>());
                }
                _ => {}
            }
        }
        let mut old: Vec<usize> = (0..endings.len()).collect();
        old.sort_by(|one, other| endings[*one].cmp(&endings[*other]));
        let mut new = vec![0; old.len()];
        for (place, function) in (0..).zip(&old) {
            new[*function] = place;
        }
        Ok(Self { n_imported, old, new })
    }
}

impl Reencode for Order {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        let own = function.checked_sub(self.n_imported).and_then(|it| self.new.get(it as usize));
        Ok(own.map_or(function, |place| self.n_imported + place))
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let types = section.into_iter().collect::<Result<Vec<u32>, _>>()?;
        for function in &self.old {
            functions.function(types[*function]);
        }
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        section: CodeSectionReader<'_>,
    ) -> Result<(), Error<Infallible>> {
        let bodies = section.into_iter().collect::<Result<Vec<_>, _>>()?;
        for function in self.old.clone() {
            self.parse_function_body(code, bodies[function].clone())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use walrus::ir::Instr;
    use walrus::{FunctionId, ModuleConfig};
    use wasm_encoder::{
        EntityType, ExportKind, ExportSection, Function, ImportSection, Instruction, TypeSection,
    };

    use super::*;

    /// A module that imports a function and exports `calls`, which calls `called`, which returns a number.
    fn module() -> Vec<u8> {
        let (mut types, mut imports) = (TypeSection::new(), ImportSection::new());
        types.ty().function([], []);
        types.ty().function([], [wasm_encoder::ValType::I32]);
        imports.import("it", "imported", EntityType::Function(0));
        let mut functions = FunctionSection::new();
        functions.function(1).function(0);
        let mut exports = ExportSection::new();
        exports.export("called", ExportKind::Func, 1).export("calls", ExportKind::Func, 2);
        let mut code = CodeSection::new();
        let bodies: [&[Instruction<'_>]; 2] = [
            &[Instruction::I32Const(7), Instruction::End],
            // It ends with a smaller byte than the other, and so comes first.
            &[Instruction::Call(1), Instruction::Drop, Instruction::Nop, Instruction::End],
        ];
        for body in bodies {
            let mut function = Function::new([]);
            for instruction in body {
                function.instruction(instruction);
            }
            code.function(&function);
        }
        let mut module = Module::new();
        module.section(&types).section(&imports).section(&functions).section(&exports);
        module.section(&code);
        module.finish()
    }

    #[test]
    fn functions_change_places_and_keep_their_names_types_and_callees() {
        let ordered = ordered(&module()).unwrap();
        assert_ne!(ordered, module());
        let parsed = ModuleConfig::new().parse(&ordered).unwrap();
        let exported = |name: &str| parsed.exports.get_func(name).unwrap();
        let own: Vec<FunctionId> = parsed.funcs.iter_local().map(|(id, _)| id).collect();
        assert_eq!(own, [exported("calls"), exported("called")]);
        let results = |id| parsed.types.get(parsed.funcs.get(id).ty()).results().len();
        assert_eq!([results(own[0]), results(own[1])], [0, 1]);
        let calls = parsed.funcs.get(own[0]).kind.unwrap_local();
        let callee =
            calls.block(calls.entry_block()).instrs.iter().find_map(|(it, _)| {
                if let Instr::Call(call) = it { Some(call.func) } else { None }
            });
        assert_eq!(callee, Some(exported("called")));
    }
}
