let sound: AudioContext | null = null;

/** Two short tones, as an alarm of middle urgency has them; nothing where the browser has no sound. */
export function beep(): void {
  if (typeof AudioContext === "undefined") return;
  sound ??= new AudioContext();
  const { currentTime: now } = sound;
  for (const at of [0, 0.22]) {
    const tone = sound.createOscillator();
    const volume = sound.createGain();
    tone.frequency.value = 740;
    volume.gain.setValueAtTime(0.0001, now + at);
    volume.gain.exponentialRampToValueAtTime(0.08, now + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.16);
    tone.connect(volume).connect(sound.destination);
    tone.start(now + at);
    tone.stop(now + at + 0.18);
  }
}
