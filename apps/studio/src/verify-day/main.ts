import { CommitmentProof, DaysReply } from "@bellwether/contract/studio/index.ts";
import { parseInput, RefusedInputError } from "@bellwether/games/commands/refused-input.ts";
import { readToolLine } from "@bellwether/games/commands/run-tool.ts";
import { readPublished } from "../verify-draw/index.ts";
import { verifyDay } from "./verify-day.ts";

const USAGE =
  "npm run verify:day -- <file or address of a commitment's proof> [<file or address of the list of days>]";

/** `npm run verify:day`: checks the published proof that a server seed's hash is under the root of its day. */
async function main(): Promise<void> {
  const [proof, days] = readToolLine({ usage: USAGE, options: {}, mostWords: 2 }).positionals;
  if (proof === undefined) throw new RefusedInputError(USAGE);
  const { verified, lines } = verifyDay(
    parseInput(CommitmentProof, await readPublished(proof), `${proof} is not the proof of a commitment`),
    days === undefined
      ? undefined
      : parseInput(DaysReply, await readPublished(days), `${days} is not a list of days`).days,
  );
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
