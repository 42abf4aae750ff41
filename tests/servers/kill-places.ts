import { isFullSize } from "./fault-size.ts";
import { type KilledWrite, type KillMark, killSteps } from "./product.ts";

/** A write at which a process is killed, and what it is in words. A statement outside of an SQL transaction has no commit of its own. */
export type NamedWrite = { name: string; write: KilledWrite; isSingle?: true };

/** A step of a named write. */
export type KillPlace = KillMark & { name: string };

const singleSteps = ["before write", "before answer"] as const;
const stepsOf = ({ isSingle }: NamedWrite) => (isSingle ? singleSteps : killSteps);

/** Each step of each write; in the short run only as many as asked, far from each other and others with each seed. */
export function choosePlaces(writes: readonly NamedWrite[], seed: number, inShort: number): KillPlace[] {
  const all = writes.flatMap((each): KillPlace[] =>
    stepsOf(each).map((step) => ({ name: each.name, write: each.write, step })),
  );
  if (isFullSize) return all;
  return Array.from(
    { length: inShort },
    (_, index) => all[(seed + Math.floor((index * all.length) / inShort)) % all.length]!,
  );
}

/** One step of each write, in the order of the writes. The first three turns have each step of each write. */
export function placesOfTurn(writes: readonly NamedWrite[], turn: number): KillPlace[] {
  return writes.map((each, index) => {
    const steps = stepsOf(each);
    return { name: each.name, write: each.write, step: steps[(turn + index) % steps.length]! };
  });
}

/** The places in words, for a test's title. */
export const placesText = (places: readonly KillPlace[]): string =>
  places.map(({ name, step }) => `${step} of ${name}`).join(", ");
