import { z } from "zod";

/** Text that a database can hold: PostgreSQL's has no character zero. */
export function isStorable(text: string): boolean {
  return !text.includes("\u0000");
}

/** An outside party's id or name: 1 to `longest` characters, kept as it came. */
export const storableText = (longest: number) => z.string().min(1).max(longest).refine(isStorable);
