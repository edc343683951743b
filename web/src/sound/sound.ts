/** Sounds made here: wood on felt, a knock, a soft bell. Silent until the first touch. */
import { sound } from "../settings";
import type { Motion } from "../motion/flip";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers let a page sound only after somebody touched it. */
function wake(): void {
  if (sound.value === "off" || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

const ready = (): AudioContext | null => (sound.value === "on" && context?.state === "running" ? context : null);

function rustle(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function fading(audio: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(audio: AudioContext, at: number, hertz: number, loud: number, seconds: number): void {
  const voice = audio.createOscillator();
  voice.frequency.setValueAtTime(hertz, at);
  voice.connect(fading(audio, at, loud, seconds));
  voice.start(at);
  voice.stop(at + seconds);
}

function brush(audio: AudioContext, at: number, hertz: number, loud: number, seconds: number): void {
  const source = audio.createBufferSource();
  source.buffer = rustle(audio);
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = hertz;
  source.connect(filter).connect(fading(audio, at, loud, seconds));
  source.start(at, Math.random() * 0.1);
  source.stop(at + seconds);
}

/** Wood put down on felt. */
function step(audio: AudioContext, at: number): void {
  brush(audio, at, 900, 0.22, 0.09);
  tone(audio, at + 0.02, 190 + Math.random() * 20, 0.16, 0.07);
}

/** Wood on wood. */
function knock(audio: AudioContext, at: number): void {
  tone(audio, at, 420 + Math.random() * 40, 0.2, 0.06);
  tone(audio, at, 1130, 0.06, 0.035);
  brush(audio, at, 2600, 0.18, 0.03);
}

export function hear(motion: Motion): void {
  const audio = ready();
  if (!audio) return;
  const now = audio.currentTime;
  if (motion.slid > 0) step(audio, now + 0.12);
  if (motion.leapt > 0) knock(audio, now + 0.24);
  for (let i = 0; i < Math.min(motion.laid, 36); i += 3) step(audio, now + 0.1 + i * 0.024);
}

/** What can be heard of paper and people. */
export type Noise = "slide" | "flip" | "tick" | "stamp" | "laugh";

/** Paper slid over felt. */
function slide(audio: AudioContext, at: number): void {
  brush(audio, at, 1700, 0.16, 0.16);
  brush(audio, at + 0.13, 500, 0.16, 0.06);
}

function flip(audio: AudioContext, at: number): void {
  brush(audio, at, 4200, 0.13, 0.05);
  brush(audio, at + 0.06, 1500, 0.16, 0.05);
}

function stamp(audio: AudioContext, at: number): void {
  tone(audio, at, 88, 0.34, 0.22);
  brush(audio, at, 700, 0.3, 0.1);
}

/** One "ha": a voice with two formants, its pitch falling, a breath before it. */
function ha(audio: AudioContext, at: number, hertz: number, loud: number): void {
  const voice = audio.createOscillator();
  voice.type = "sawtooth";
  voice.frequency.setValueAtTime(hertz * 1.12, at);
  voice.frequency.exponentialRampToValueAtTime(hertz * 0.8, at + 0.13);
  for (const [formant, share] of [[760, 1], [1250, 0.55], [2600, 0.16]] as const) {
    const throat = audio.createBiquadFilter();
    throat.type = "bandpass";
    throat.frequency.value = formant;
    throat.Q.value = 7;
    voice.connect(throat).connect(fading(audio, at, loud * share, 0.15));
  }
  voice.start(at);
  voice.stop(at + 0.16);
  brush(audio, at - 0.03, 3000, 0.05, 0.05);
}

/** A plump little laugh that runs down the stairs. */
function laugh(audio: AudioContext, at: number): void {
  const steps = [330, 392, 370, 340, 311, 285, 262];
  steps.forEach((hertz, place) => ha(audio, at + 0.06 + place * (0.125 + place * 0.006), hertz, 0.5 - place * 0.035));
}

const noises: Record<Noise, (audio: AudioContext, at: number) => void> = {
  slide,
  flip,
  stamp,
  laugh,
  tick: (audio, at) => tone(audio, at, 1180, 0.03, 0.05),
};

/** Makes a noise, after some seconds if wanted. */
export function sounds(noise: Noise, later = 0): void {
  const audio = ready();
  if (audio) noises[noise](audio, audio.currentTime + later);
}

/** A soft bell: your turn. */
export function bell(): void {
  const audio = ready();
  if (!audio) return;
  const at = audio.currentTime + 0.25;
  tone(audio, at, 880, 0.07, 1.4);
  tone(audio, at, 1760 * 1.003, 0.025, 0.9);
  tone(audio, at, 2637, 0.012, 0.5);
}
