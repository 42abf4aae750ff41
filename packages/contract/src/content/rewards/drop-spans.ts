import type { DropDay } from "./drop-days.ts";

/** A part of a day's hours, with the number of its drop; in order of time from 1 within the day. */
export type CashDropSpan = { number: number; place: number; from: Date; until: Date };

/** A day's hours cut into equal spans, to the millisecond, as many as the day has drops. */
export function dropSpans({ from, until, first, last }: DropDay): CashDropSpan[] {
  const count = last - first + 1;
  const cut = (index: number) =>
    new Date(from.getTime() + Math.floor(((until.getTime() - from.getTime()) * index) / count));
  return Array.from({ length: count }, (_, index) => ({
    number: first + index,
    place: index + 1,
    from: cut(index),
    until: cut(index + 1),
  }));
}
