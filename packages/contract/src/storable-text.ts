import { z } from "zod";

/** Text that PostgreSQL can store unchanged: without the character zero and without half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** An outside party's id or name: 1 to `longest` characters, stored unchanged. */
export const storableText = (longest: number) => z.string().min(1).max(longest).refine(isStorable);

/**
 * A provider's id of a money write. `~` is reserved for ids of the gate itself, so that an id from outside can never be mistaken for one.
 */
export const TransactionId = storableText(100).refine((text) => !text.includes("~"));
