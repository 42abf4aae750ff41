import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { z } from "zod";

/** How a command is called: its usage in one line, its options as Node reads them, and the schema of what they must be. */
export type CommandLine<Schema extends z.ZodType> = {
  usage: string;
  options: ParseArgsOptionsConfig;
  schema: Schema;
  /** Whether words without an option are allowed; the schema gets them as `words`. */
  takesWords?: boolean;
};

/** A command without options. */
export const noArguments = (usage: string) => ({ usage, options: {}, schema: z.strictObject({}) });

/** Options of a command that has only `--json`. */
export const jsonOnly = (name: string) => ({
  usage: `${name} [-- --json]`,
  options: { json: { type: "boolean" } } as const,
  schema: z.strictObject({ json: z.boolean().default(false) }),
});

/**
 * Parses the arguments of an operator's command. Prints the reason and the usage and exits with 2 when they are invalid: an option or a
 * word that the command does not know is never ignored.
 * @param words the arguments after the command's name
 */
export function parseArguments<Schema extends z.ZodType>(
  { usage, options, schema, takesWords = false }: CommandLine<Schema>,
  words: string[] = process.argv.slice(2),
): z.output<Schema> {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options,
      allowPositionals: takesWords,
      strict: true,
    });
    return schema.parse({ ...values, ...(takesWords && { words: positionals }) });
  } catch (error) {
    console.error(reasonOf(error));
    console.error(usage);
    process.exit(2);
  }
}

/** `parseArguments` for a command that lists something without arguments: it then returns undefined. */
export function parseAnyArguments<Schema extends z.ZodType>(
  command: CommandLine<Schema>,
  words: string[] = process.argv.slice(2),
): z.output<Schema> | undefined {
  return words.length === 0 ? undefined : parseArguments(command, words);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error);
  return error.issues
    .map(({ code, path, message }) =>
      code === "invalid_union" ? "These options do not go together." : `--${path.join(".")} ${message}`,
    )
    .join("\n");
}
