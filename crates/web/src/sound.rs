//! One quiet sound, made on the spot.

use web_sys::AudioContext;

/// Two soft notes. Silent where the browser does not let us.
pub(crate) fn chime() {
    // Browsers allow a page only a few of them.
    thread_local! {
        static AUDIO: Option<AudioContext> = AudioContext::new().ok();
    }
    let Some(audio) = AUDIO.with(Clone::clone) else { return };
    for (frequency, at) in [(523.25, 0.0), (659.25, 0.12)] {
        let _ = note(&audio, frequency, audio.current_time() + at);
    }
}

fn note(audio: &AudioContext, frequency: f32, at: f64) -> Result<(), wasm_bindgen::JsValue> {
    let (tone, volume) = (audio.create_oscillator()?, audio.create_gain()?);
    tone.frequency().set_value(frequency);
    volume.gain().set_value_at_time(0.08, at)?;
    volume.gain().exponential_ramp_to_value_at_time(0.0001, at + 0.5)?;
    tone.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&audio.destination())?;
    tone.start_with_when(at)?;
    tone.stop_with_when(at + 0.5)
}
