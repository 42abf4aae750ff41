import { type Bed, notesAt } from "./beds.ts";
import { type Note, note } from "./notes.ts";

/** Volume and speed of a world's music. */
export type Loudness = { volume: number; pace: number };
export const BASE_GAME: Loudness = { volume: 0.38, pace: 1 };
export const BONUS: Loudness = { volume: 1, pace: 0.8 };

/** Plays notes on an audio context, which may be an offline one. `at` is a time of the context in seconds. */
export type Synthesizer = {
  play(notes: readonly Note[], at: number, pitch?: number): void;
  /** Plays one step of a bed's loop. */
  step(bed: Bed, index: number, at: number, loudness: Loudness): void;
};

/** The limiter's curve accepts inputs up to 1, so the sum of the notes is halved first. The output stays below 1 for any number of notes. */
const INPUT_SHARE = 0.5;
const MAX_OUTPUT = 0.95;
const CURVE_POINTS = 1_025;

export function createSynthesizer(audio: BaseAudioContext): Synthesizer {
  const noise = noiseOf(audio);
  const output = limiterOf(audio);
  const play: Synthesizer["play"] = (played, at, pitch = 1) => {
    for (const each of played) playNote(audio, output, noise, { ...each, at: at + each.at }, pitch);
  };
  return {
    play,
    step(bed, index, at, { volume, pace }) {
      const { lead, low, drum } = notesAt(bed, index);
      const seconds = bed.stepSeconds * pace;
      const isLoud = bed.lead === "square" || bed.lead === "sawtooth";
      if (lead) play([note(0, lead, 1.5 * seconds, (isLoud ? 0.022 : 0.05) * volume, bed.lead)], at);
      if (low) play([note(0, low, 2 * seconds, 0.08 * volume, bed.low)], at);
      if (drum) play([note(0, bed.drumHz, 0.04, 0.035 * volume, "noise")], at);
    },
  };
}

/** A limiter before the output. Quiet sounds pass almost unchanged, loud sounds are bent towards `MAX_OUTPUT`. */
function limiterOf(audio: BaseAudioContext): AudioNode {
  const input = new GainNode(audio, { gain: INPUT_SHARE });
  const curve = Float32Array.from({ length: CURVE_POINTS }, (_, point) => {
    const value = (point / (CURVE_POINTS - 1)) * 2 - 1;
    return MAX_OUTPUT * Math.tanh(value / INPUT_SHARE / MAX_OUTPUT);
  });
  input.connect(new WaveShaperNode(audio, { curve })).connect(audio.destination);
  return input;
}

function playNote(
  audio: BaseAudioContext,
  output: AudioNode,
  noise: AudioBuffer,
  { at: start, from, to, seconds, volume, shape }: Note,
  pitch: number,
): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(output);
  if (shape === "noise") {
    const source = new AudioBufferSourceNode(audio, { buffer: noise, loop: true });
    const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 0.8 });
    source.connect(filter).connect(gain);
    source.start(start);
    source.stop(start + seconds);
    return;
  }
  const voice = new OscillatorNode(audio, { type: shape, frequency: from * pitch });
  if (to) voice.frequency.exponentialRampToValueAtTime(to * pitch, start + seconds);
  voice.connect(gain);
  voice.start(start);
  voice.stop(start + seconds);
}

/** A quarter of a second of noise from a linear congruential generator. It decides nothing and only has to sound random. */
function noiseOf(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_695_477;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}
