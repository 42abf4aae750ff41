import type { SlotBed } from "@bellwether/contract/content/world.ts";

/** A loop of music: a mode, a bass, a melody, their voices and the drum. */
export type Bed = {
  /** Pitch of the bass' root in Hz. */
  rootHz: number;
  stepSeconds: number;
  mode: readonly number[];
  /** Steps of the mode, one for each bar; a bar has eight steps of time. */
  bass: readonly number[];
  /** Steps of the mode, played one after the other; null is a rest. */
  melody: readonly (number | null)[];
  lead: OscillatorType;
  low: OscillatorType;
  /** Steps of time from one drum beat to the next; 0 for no drum. */
  drum: number;
  drumHz: number;
};

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const DORIAN = [0, 2, 3, 5, 7, 9, 10];
const PENTATONIC = [0, 2, 4, 7, 9];
const HIJAZ = [0, 1, 4, 5, 7, 8, 10];
const LYDIAN = [0, 2, 4, 6, 7, 9, 11];
const BLUES = [0, 3, 5, 6, 7, 10];

export const beds: Record<SlotBed, Bed> = {
  arcade: {
    rootHz: 110,
    stepSeconds: 0.13,
    mode: MINOR,
    bass: [0, 0, 5, 6],
    melody: [0, 2, 4, 7, 4, 2, 4, 9],
    lead: "square",
    low: "sawtooth",
    drum: 2,
    drumHz: 5200,
  },
  cabaret: {
    rootHz: 98,
    stepSeconds: 0.19,
    mode: BLUES,
    bass: [0, 3, 0, 4],
    melody: [0, null, 2, 3, null, 4, 5, null],
    lead: "triangle",
    low: "sine",
    drum: 2,
    drumHz: 6400,
  },
  caravan: {
    rootHz: 110,
    stepSeconds: 0.21,
    mode: HIJAZ,
    bass: [0, 0, 1, 0],
    melody: [0, 1, 2, 4, 3, 2, 1, null],
    lead: "triangle",
    low: "triangle",
    drum: 4,
    drumHz: 900,
  },
  deep: {
    rootHz: 73,
    stepSeconds: 0.3,
    mode: DORIAN,
    bass: [0, 3, 5, 4],
    melody: [0, null, 4, null, 6, null, 2, null],
    lead: "sine",
    low: "sine",
    drum: 0,
    drumHz: 0,
  },
  frost: {
    rootHz: 131,
    stepSeconds: 0.26,
    mode: LYDIAN,
    bass: [0, 1, 0, 4],
    melody: [7, 9, 11, null, 8, 7, null, 4],
    lead: "sine",
    low: "triangle",
    drum: 0,
    drumHz: 0,
  },
  hall: {
    rootHz: 82,
    stepSeconds: 0.24,
    mode: MINOR,
    bass: [0, 5, 3, 4],
    melody: [0, 2, 4, 2, 7, 4, 2, 4],
    lead: "sawtooth",
    low: "triangle",
    drum: 8,
    drumHz: 300,
  },
  market: {
    rootHz: 131,
    stepSeconds: 0.16,
    mode: MAJOR,
    bass: [0, 3, 4, 0],
    melody: [0, 4, 2, 4, 5, 4, 2, 7],
    lead: "triangle",
    low: "triangle",
    drum: 4,
    drumHz: 5200,
  },
  meadow: {
    rootHz: 123,
    stepSeconds: 0.22,
    mode: PENTATONIC,
    bass: [0, 3, 2, 0],
    melody: [0, 2, 3, 5, 3, null, 2, null],
    lead: "sine",
    low: "sine",
    drum: 0,
    drumHz: 0,
  },
  stars: {
    rootHz: 92,
    stepSeconds: 0.28,
    mode: LYDIAN,
    bass: [0, 4, 1, 5],
    melody: [0, 4, 8, 6, null, 4, 9, null],
    lead: "triangle",
    low: "sawtooth",
    drum: 0,
    drumHz: 0,
  },
  tropic: {
    rootHz: 117,
    stepSeconds: 0.15,
    mode: MAJOR,
    bass: [0, 5, 3, 4],
    melody: [0, null, 4, 2, null, 5, 4, null],
    lead: "sine",
    low: "triangle",
    drum: 2,
    drumHz: 3600,
  },
};

/** The pitch in Hz of a step of a bed's mode; steps beyond the mode are in the next octave. */
export function pitchOf({ rootHz, mode }: Pick<Bed, "rootHz" | "mode">, step: number): number {
  const octave = Math.floor(step / mode.length);
  const semitones = (mode[step - octave * mode.length] ?? 0) + 12 * octave;
  return rootHz * 2 ** (semitones / 12);
}

/** The notes that a bed plays at a step of its loop. */
export function notesAt(bed: Bed, step: number): { low?: number; lead?: number; drum: boolean } {
  const bar = bed.bass[Math.floor(step / 8) % bed.bass.length] ?? 0;
  const sung = bed.melody[step % bed.melody.length];
  return {
    ...(step % 2 === 0 ? { low: pitchOf(bed, bar) } : {}),
    ...(sung === null || sung === undefined ? {} : { lead: 4 * pitchOf(bed, bar + sung) }),
    drum: bed.drum > 0 && step % bed.drum === bed.drum / 2,
  };
}
