import { z } from "zod";

/** Text that a database can hold as it is: PostgreSQL's has no character zero, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/** An outside party's id or name: 1 to `longest` characters, kept as it came. */
export const storableText = (longest: number) => z.string().min(1).max(longest).refine(isStorable);

/** A provider's id of a money write. What has a `~` is the gate's own mark beside it, so that no id from outside can be mistaken for one. */
export const transactionId = storableText(100).refine((text) => !text.includes("~"));
