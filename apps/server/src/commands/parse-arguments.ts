import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import type { z } from "zod";

/**
 * Parses the arguments of an operator's command; undefined without arguments. Prints the usage and exits with 2 when they are invalid.
 * @param words the arguments after the command's name
 */
export function parseArguments<Schema extends z.ZodType>(
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
