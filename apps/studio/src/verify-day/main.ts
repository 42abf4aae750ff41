import { argv } from "node:process";
import { CommitmentProof, DaysReply } from "@bellwether/contract/studio/index.ts";
import { readPublished } from "../verify-draw/read-published.ts";
import { verifyDay } from "./verify-day.ts";

const USAGE =
  "npm run verify:day -- <file or address of a commitment's proof> [<file or address of the list of days>]";

/** `npm run verify:day`: checks the published proof that a server seed's hash is under the root of its day. */
async function main([proof, days]: string[]): Promise<void> {
  if (proof === undefined) throw new Error(USAGE);
  const { verified, lines } = verifyDay(
    CommitmentProof.parse(await readPublished(proof)),
    days === undefined ? undefined : DaysReply.parse(await readPublished(days)).days,
  );
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
