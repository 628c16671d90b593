let audio: AudioContext | null = null;

/** A short tone and a short vibration: the volunteer looks at the family, not at the screen. */
export function signalCounted(): void {
  navigator.vibrate?.(40);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.value = 0.15;
  tone.frequency.value = 880;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.08);
}
