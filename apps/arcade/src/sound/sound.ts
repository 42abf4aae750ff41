import type { SlotBed } from "@bellwether/contract/content/world.ts";
import { type Bed, beds, notesAt } from "./beds.ts";

/** Sounds are synthesised, not loaded. Off until the player turns them on. */
export type Sound = {
  readonly on: boolean;
  toggle(): boolean;
  play(name: SoundName, pitch?: number): void;
  /** Sets the music of a slot's world, which plays softly from then on while the sound is on. */
  dress(bed: SlotBed): void;
  /** Starts or stops the music of a bonus: that of the world, louder and faster. */
  music(playing: boolean): void;
  /** Pauses the sounds while the game is paused. */
  hush(hushed: boolean): void;
};

/** One note: its start after the sound's start, its pitch, its duration, its volume. */
type Note = {
  at: number;
  from: number;
  to?: number;
  seconds: number;
  volume: number;
  shape: OscillatorType | "noise";
};

const note = (
  at: number,
  from: number,
  seconds: number,
  volume = 0.16,
  shape: Note["shape"] = "triangle",
): Note => ({
  at,
  from,
  seconds,
  volume,
  shape,
});

const notes = {
  press: [note(0, 320, 0.06, 0.1, "sine")],
  tick: [note(0, 900, 0.03, 0.05, "square")],
  stop: [{ ...note(0, 150, 0.12, 0.3, "sine"), to: 60 }, note(0, 800, 0.05, 0.08, "noise")],
  land: [note(0, 660, 0.25), note(0.06, 880, 0.3)],
  line: [note(0, 523, 0.14), note(0.07, 659, 0.14), note(0.14, 784, 0.22)],
  pop: [{ ...note(0, 420, 0.12, 0.2, "sine"), to: 1100 }, note(0.02, 2400, 0.07, 0.06, "noise")],
  drop: [{ ...note(0, 240, 0.14, 0.16, "sine"), to: 120 }],
  rise: [note(0, 440, 0.12), note(0.1, 554, 0.12), note(0.2, 659, 0.25)],
  feature: [0, 1, 2, 3, 4, 5].map((step) => note(step * 0.11, 392 * 2 ** ((step * 2) / 12), 0.3, 0.14)),
  win: [note(0, 523, 0.2), note(0.12, 659, 0.2), note(0.24, 784, 0.2), note(0.36, 1047, 0.5, 0.2)],
  big: [0, 4, 7, 12, 16, 19, 24].map((step, index) => note(index * 0.1, 392 * 2 ** (step / 12), 0.5, 0.15)),
  scratch: [note(0, 3200, 0.07, 0.07, "noise")],
  reveal: [note(0, 988, 0.12, 0.1, "sine"), note(0.05, 1319, 0.16, 0.1, "sine")],
  chip: [note(0, 2100, 0.04, 0.12, "square"), note(0.03, 2600, 0.05, 0.08, "square")],
  roll: [note(0, 1400, 0.05, 0.05, "noise")],
  bounce: [note(0, 1900, 0.04, 0.1, "square")],
  great: [0, 4, 7, 11, 14, 12, 16, 19, 24].map((step, index) =>
    note(index * 0.12, 440 * 2 ** (step / 12), 0.6, 0.15),
  ),
  huge: [0, 7, 12, 16, 19, 24, 19, 24, 28, 31].flatMap((step, index) => [
    note(index * 0.14, 392 * 2 ** (step / 12), 0.7, 0.13),
    note(index * 0.14, 196 * 2 ** (step / 12), 0.7, 0.07, "sawtooth"),
  ]),
} satisfies Record<string, Note[]>;
export type SoundName = keyof typeof notes;

/** How loud and how fast the music of a world is: softly in the base game, more so in a bonus. */
const BASE_GAME = { volume: 0.38, pace: 1 };
const BONUS = { volume: 1, pace: 0.8 };

/** Creates the sounds; the browser's audio starts when the player first turns them on, because browsers require a gesture. */
export function createSound(): Sound {
  let audio: AudioContext | undefined;
  let noise: AudioBuffer | undefined;
  let on = false;
  let bed: Bed | undefined;
  let isBonus = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  let nextAt = 0;

  /** Schedules notes half a second ahead, because the page's timers are too inaccurate for music. */
  const layOutMusic = () => {
    const playing = bed ?? (isBonus ? beds.market : undefined);
    if (!playing || !on || !audio || !noise || audio.state !== "running") return;
    const { volume, pace } = isBonus ? BONUS : BASE_GAME;
    nextAt = Math.max(nextAt, audio.currentTime + 0.05);
    for (; nextAt < audio.currentTime + 0.5; nextAt += playing.stepSeconds * pace, step += 1) {
      const at = nextAt - audio.currentTime;
      const { lead, low, drum } = notesAt(playing, step);
      const loud = playing.lead === "square" || playing.lead === "sawtooth" ? 0.022 : 0.05;
      if (lead) sing(audio, noise, note(at, lead, 1.5 * playing.stepSeconds, loud * volume, playing.lead), 1);
      if (low) sing(audio, noise, note(at, low, 2 * playing.stepSeconds, 0.08 * volume, playing.low), 1);
      if (drum) sing(audio, noise, note(at, playing.drumHz, 0.04, 0.035 * volume, "noise"), 1);
    }
  };
  /** Music is laid out only while there is some. */
  const keepTime = () => {
    clearInterval(timer);
    if (on && (bed || isBonus)) timer = setInterval(layOutMusic, 120);
  };
  return {
    get on() {
      return on;
    },
    toggle() {
      on = !on;
      if (on) {
        audio ??= new AudioContext();
        noise ??= noiseOf(audio);
        void audio.resume();
      }
      keepTime();
      return on;
    },
    dress(name) {
      bed = beds[name];
      keepTime();
    },
    music(playing) {
      if (playing === isBonus) return;
      isBonus = playing;
      step = 0;
      keepTime();
    },
    hush(hushed) {
      if (hushed) void audio?.suspend();
      else if (on) void audio?.resume();
    },
    play(name, pitch = 1) {
      if (!on || !audio || !noise) return;
      for (const each of notes[name] as Note[]) sing(audio, noise, each, pitch);
    },
  };
}

function sing(
  audio: AudioContext,
  noise: AudioBuffer,
  { at, from, to, seconds, volume, shape }: Note,
  pitch: number,
) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
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

/** A quarter of a second of noise from a linear congruential generator; it decides nothing and only has to sound random. */
function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 22_695_477;
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    samples[index] = state / 2 ** 31 - 1;
  }
  return buffer;
}
