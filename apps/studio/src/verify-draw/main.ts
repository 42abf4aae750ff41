import { argv } from "node:process";
import { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { releasedModels } from "@bellwether/games";
import { readPublished } from "./read-published.ts";
import { verifyDraw } from "./verify-draw.ts";

const USAGE = "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>]";

/** `npm run verify:draw`: recomputes a round of a live table from its published JSON. */
async function main([round, proof]: string[]): Promise<void> {
  if (round === undefined) throw new Error(USAGE);
  const { verified, lines } = verifyDraw(
    PublishedTableRound.parse(await readPublished(round)),
    releasedModels(),
    proof === undefined ? undefined : TableBetProof.parse(await readPublished(proof)),
  );
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
