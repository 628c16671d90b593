/** Two soft tones on this device only. A browser that allows no sound stays silent. */
export function chime(): void {
  if (!('AudioContext' in window)) return;
  const audio = new AudioContext();
  for (const [at, frequency] of [
    [0, 880],
    [0.25, 660],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, audio.currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.6);
  }
  setTimeout(() => void audio.close(), 1500);
}
