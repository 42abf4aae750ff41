/** One note. `at` is seconds after the start of the sound. */
export type Note = {
  at: number;
  from: number;
  to?: number;
  seconds: number;
  volume: number;
  shape: OscillatorType | "noise";
};

export const note = (
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

export const notes = {
  press: [note(0, 320, 0.06, 0.1, "sine")],
  tick: [note(0, 900, 0.03, 0.05, "square")],
  stop: [{ ...note(0, 150, 0.12, 0.3, "sine"), to: 60 }, note(0, 800, 0.05, 0.08, "noise")],
  land: [note(0, 660, 0.25), note(0.06, 880, 0.3)],
  beat: [
    { ...note(0, 92, 0.14, 0.26, "sine"), to: 58 },
    { ...note(0.1, 78, 0.1, 0.14, "sine"), to: 52 },
  ],
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
  // One of these plays when a host says a line. The brand decides which.
  bell: [note(0, 1568, 0.5, 0.05, "sine"), note(0.005, 3136, 0.25, 0.02, "sine")],
  pluck: [
    { ...note(0, 196, 0.22, 0.07), to: 190 },
    { ...note(0.12, 247, 0.3, 0.05), to: 240 },
  ],
  spark: [{ ...note(0, 700, 0.12, 0.05, "sawtooth"), to: 1800 }, note(0.1, 2600, 0.05, 0.03, "noise")],
  great: [0, 4, 7, 11, 14, 12, 16, 19, 24].map((step, index) =>
    note(index * 0.12, 440 * 2 ** (step / 12), 0.6, 0.15),
  ),
  huge: [0, 7, 12, 16, 19, 24, 19, 24, 28, 31].flatMap((step, index) => [
    note(index * 0.14, 392 * 2 ** (step / 12), 0.7, 0.13),
    note(index * 0.14, 196 * 2 ** (step / 12), 0.7, 0.07, "sawtooth"),
  ]),
} satisfies Record<string, Note[]>;
export type SoundName = keyof typeof notes;
