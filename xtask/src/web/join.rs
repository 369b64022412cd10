//! Joins pieces of the module that travel together into one: a browser takes a moment for every module, and there would
//! be hundreds.
//!
//! Pieces are made so that this is easy: all have the same types, none imports more than the one memory, the one table
//! and the one stack, none has exports, and whatever calls into another piece calls through the table.

use std::convert::Infallible;
use std::mem::discriminant;

use anyhow::{Result, bail, ensure};
use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{
    CodeSection, DataSection, ElementSection, EntityType, FunctionSection, ImportSection, Module,
    RawSection, SectionId,
};
use wasmparser::{ImportSectionReader, Parser, Payload};

/// What the pieces of a draft import besides, and never use: it shows that they are of one run, which they are here.
const CANARY: &str = "__canary_";

/// Pieces in one module.
#[derive(Default)]
pub(super) struct Joined {
    types: Vec<u8>,
    /// Module, name and type of each, of which there is one of each kind.
    imports: Vec<(String, String, EntityType)>,
    functions: FunctionSection,
    elements: ElementSection,
    code: CodeSection,
    data: DataSection,
}

/// Functions are counted on from those of the pieces before.
struct CountOn(u32);

impl Reencode for CountOn {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Infallible>> {
        Ok(self.0 + function)
    }
}

impl Joined {
    /// Adds a piece.
    #[allow(clippy::wildcard_enum_match_arm, reason = "a piece has nothing else")]
    pub(super) fn add(&mut self, piece: &[u8]) -> Result<()> {
        let mut from = CountOn(self.functions.len());
        for payload in Parser::new(0).parse_all(piece) {
            match payload? {
                Payload::TypeSection(types) => self.add_types(&piece[types.range()])?,
                Payload::ImportSection(imports) => self.add_imports(imports)?,
                Payload::FunctionSection(functions) => {
                    from.parse_function_section(&mut self.functions, functions)?;
                }
                Payload::ElementSection(elements) => {
                    from.parse_element_section(&mut self.elements, elements)?;
                }
                Payload::CodeSectionEntry(body) => {
                    from.parse_function_body(&mut self.code, body)?;
                }
                Payload::DataSection(data) => from.parse_data_section(&mut self.data, data)?,
                Payload::ExportSection(exports) => ensure!(exports.count() == 0, "it has exports"),
                Payload::Version { .. }
                | Payload::CodeSectionStart { .. }
                | Payload::DataCountSection { .. }
                | Payload::CustomSection(_)
                | Payload::End(_) => {}
                other => bail!("it has {other:?}"),
            }
        }
        Ok(())
    }

    fn add_types(&mut self, types: &[u8]) -> Result<()> {
        if self.types.is_empty() {
            self.types.extend(types);
        }
        ensure!(self.types == types, "it has other types than the pieces before");
        Ok(())
    }

    fn add_imports(&mut self, imports: ImportSectionReader<'_>) -> Result<()> {
        for import in imports.into_imports() {
            let import = import?;
            if import.name.starts_with(CANARY) {
                continue;
            }
            let kind = CountOn(0).entity_type(import.ty)?;
            let known = self.imports.iter().find(|it| discriminant(&it.2) == discriminant(&kind));
            let import = (import.module.to_owned(), import.name.to_owned(), kind);
            match known {
                None => self.imports.push(import),
                Some(known) => ensure!(*known == import, "it imports {import:?}, not {known:?}"),
            }
        }
        Ok(())
    }

    /// The module.
    pub(super) fn finish(self) -> Vec<u8> {
        let mut imports = ImportSection::new();
        for (module, name, kind) in &self.imports {
            imports.import(module, name, *kind);
        }
        let mut module = Module::new();
        module.section(&RawSection { id: SectionId::Type.into(), data: &self.types });
        module.section(&imports).section(&self.functions).section(&self.elements);
        module.section(&self.code).section(&self.data);
        module.finish()
    }
}

#[cfg(test)]
mod tests {
    use walrus::ir::Instr;
    use walrus::{FunctionBuilder, FunctionId, ModuleConfig};
    use wasm_encoder::{ConstExpr, Elements, Instruction, MemoryType, TypeSection};

    use super::*;

    /// A piece with two functions, of which one calls the other and stands in the table at this place.
    fn piece(at: i32) -> Vec<u8> {
        let mut module = Module::new();
        let mut types = TypeSection::new();
        types.ty().function([], []);
        let mut imports = ImportSection::new();
        let memory = MemoryType {
            minimum: 1,
            maximum: None,
            memory64: false,
            shared: false,
            page_size_log2: None,
        };
        imports.import("it", "memory", memory);
        let table = wasm_encoder::TableType {
            element_type: wasm_encoder::RefType::FUNCREF,
            table64: false,
            minimum: 1,
            maximum: None,
            shared: false,
        };
        imports.import("it", "table", table);
        let mut functions = FunctionSection::new();
        functions.function(0).function(0);
        let mut elements = ElementSection::new();
        elements.active(
            None,
            &ConstExpr::i32_const(at),
            Elements::Functions([1].as_slice().into()),
        );
        let mut code = CodeSection::new();
        for calls in [None, Some(0)] {
            let mut function = wasm_encoder::Function::new([]);
            if let Some(callee) = calls {
                function.instruction(&Instruction::Call(callee));
            }
            function.instruction(&Instruction::End);
            code.function(&function);
        }
        module.section(&types).section(&imports).section(&functions);
        module.section(&elements).section(&code);
        module.finish()
    }

    #[test]
    fn joined_pieces_call_their_own_functions() {
        let mut joined = Joined::default();
        joined.add(&piece(3)).unwrap();
        joined.add(&piece(7)).unwrap();
        let module = ModuleConfig::new().parse(&joined.finish()).unwrap();
        assert_eq!(module.funcs.iter_local().count(), 4);
        assert_eq!((module.elements.iter().count(), module.imports.iter().count()), (2, 2));
        // What stands in the table calls the function before it.
        let ids: Vec<_> = module.funcs.iter_local().map(|(id, _)| id).collect();
        let callees: Vec<_> = ids.iter().filter_map(|id| calls(&module, *id)).collect();
        assert_eq!(callees, [ids[0], ids[2]]);
    }

    fn calls(module: &walrus::Module, id: FunctionId) -> Option<FunctionId> {
        let function = module.funcs.get(id).kind.unwrap_local();
        function.block(function.entry_block()).instrs.iter().find_map(|(instruction, _)| {
            if let Instr::Call(call) = instruction { Some(call.func) } else { None }
        })
    }

    #[test]
    fn a_piece_of_another_kind_is_refused() {
        let mut module = walrus::Module::with_config(ModuleConfig::new());
        let builder = FunctionBuilder::new(&mut module.types, &[], &[]);
        let function = builder.finish(vec![], &mut module.funcs);
        module.exports.add("it", function);
        let mut joined = Joined::default();
        joined.add(&piece(3)).unwrap();
        assert!(joined.add(&module.emit_wasm()).is_err());
    }
}
