// Small sounds, made here: your turn, the game begins, time is short, and chips that meet. Silent until the first
// gesture, as browsers want it, and when sound is off.
import { sound } from "./settings";

type Tone = readonly [pitch: number, at: number, length: number];
const TUNES = {
  turn: [[659.3, 0, 0.16], [987.8, 0.11, 0.3]],
  start: [[392, 0, 0.18], [523.3, 0.13, 0.18], [784, 0.26, 0.4]],
  hurry: [[440, 0, 0.12], [440, 0.2, 0.12]],
} as const satisfies Record<string, readonly Tone[]>;

let audio: AudioContext | null = null;
for (const gesture of ["pointerdown", "keydown"]) {
  addEventListener(gesture, () => (audio ??= new AudioContext()), { once: true });
}

export function bell(tune: keyof typeof TUNES): void {
  if (!audio || sound.peek() === "off") return;
  void audio.resume();
  const now = audio.currentTime + 0.02;
  for (const [pitch, at, length] of TUNES[tune]) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, now + at);
    loudness.gain.exponentialRampToValueAtTime(0.12, now + at + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + at);
    tone.stop(now + at + length + 0.05);
  }
}

/** Two pieces meet: a short dull click, louder and brighter the harder; the force from 0 to 1. */
export function knock(force: number): void {
  if (!audio || sound.peek() === "off") return;
  void audio.resume();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(900 + 1400 * force, now);
  tone.frequency.exponentialRampToValueAtTime(320, now + 0.05);
  loudness.gain.setValueAtTime(0.02 + 0.16 * force, now);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + 0.07);
  tone.connect(loudness).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.08);
}
