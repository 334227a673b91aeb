// Three small sounds, made here; silent unless the person has turned them on.

import { settings } from './settings.svelte';

const NOTES = {
  turn: [659, 880],
  beat: [392],
  over: [523, 659, 784],
} as const;

let context: AudioContext | null = null;

export function ring(sound: keyof typeof NOTES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  NOTES[sound].forEach((pitch, index) => strike(context as AudioContext, pitch, index * 0.12));
}

function strike(audio: AudioContext, pitch: number, delay: number): void {
  const [tone, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + delay];
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.45);
}
