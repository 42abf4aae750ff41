import { type ParseArgsOptionsConfig, parseArgs } from "node:util";
import { RefusedInputError } from "./refused-input.ts";

/** How a tool is called: its usage, its options in the form that Node reads, and how many other words it takes at most. */
type ToolLine<Options> = { usage: string; options: Options; mostWords: number };

/** Runs a tool. Input that it refuses is printed without a stack trace, and the exit code is 1; any other error is a fault of the tool. */
export async function runTool(task: () => void | Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof RefusedInputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The options and words of a command line. An option that the tool does not know, and a word too many, are refused with the usage. */
export function readToolLine<const Options extends ParseArgsOptionsConfig>(
  { usage, options, mostWords }: ToolLine<Options>,
  args: string[] = process.argv.slice(2),
) {
  const parsed = readLine(options, args, usage);
  const unexpected = parsed.positionals[mostWords];
  if (unexpected !== undefined) throw new RefusedInputError(`Unexpected argument '${unexpected}'\n${usage}`);
  return parsed;
}

function readLine<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: string[],
  usage: string,
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    // Node's second sentence explains how a word that begins with a hyphen is written.
    const [reason = ""] = (error as Error).message.split(". ");
    throw new RefusedInputError(`${reason}\n${usage}`);
  }
}
