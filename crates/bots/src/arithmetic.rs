//! Exponentials and logarithms that are the same on every machine and in a browser: the standard library's are each
//! system's own. Sums, products, quotients and square roots are exact everywhere, so bots use those as they are.

use std::f32::consts::{LN_2, LOG2_E};

/// e to the power of x, to six digits.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within the clamp")]
pub(crate) fn exp(x: f32) -> f32 {
    let x = x.clamp(-80.0, 80.0);
    let n = (x * LOG2_E).round();
    let r = x - n * LN_2;
    let series = 1.0 + r * (1.0 + r / 2.0 * (1.0 + r / 3.0 * (1.0 + r / 4.0 * (1.0 + r / 5.0))));
    series * f32::from_bits(((n + 127.0) as u32) << 23)
}

/// The natural logarithm of a positive number, to six digits.
#[allow(clippy::cast_precision_loss, reason = "an exponent has eight bits")]
pub(crate) fn ln(x: f32) -> f32 {
    let bits = x.to_bits();
    let n = (bits >> 23).cast_signed() - 127;
    let m = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    // From 1 to 2: the series converges quickly in s, at most 1/3.
    let s = (m - 1.0) / (m + 1.0);
    let square = s * s;
    let tail = square * (1.0 / 7.0 + square * (1.0 / 9.0 + square / 11.0));
    n as f32 * LN_2 + 2.0 * s * (1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0) + square * tail))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_what_they_are_called() {
        for i in -200..=200_i16 {
            let x = f32::from(i) / 10.0;
            let (ours, true_one) = (exp(x), x.exp());
            assert!((ours / true_one - 1.0).abs() < 1e-5, "exp {x}: {ours} for {true_one}");
            let (ours, true_one) = (ln(true_one), x);
            assert!((ours - true_one).abs() < 1e-4, "ln: {ours} for {true_one}");
        }
    }
}
