import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { z } from "zod";

/**
 * What an operator's command is asked to do; nothing without arguments. Ends the process with 2 and the usage where the arguments cannot be read.
 * @param words the arguments after the command's name
 */
export function readWish<Schema extends z.ZodType>(
  words: string[],
  { usage, options, schema }: { usage: string; options: ParseArgsOptionsConfig; schema: Schema },
): z.infer<Schema> | undefined {
  if (words.length === 0) return undefined;
  try {
    return schema.parse({ ...parseArgs({ args: words, options, strict: true }).values });
  } catch {
    console.error(usage);
    process.exit(2);
  }
}
