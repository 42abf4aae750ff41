import { argv } from "node:process";
import { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { releasedModels } from "@bellwether/games";
import { isPrizeDraw, loadPublishedPrizeDraw } from "./load-published-prize-draw.ts";
import { readLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { needsLeaves, verifyDraw } from "./verify-draw.ts";
import { verifyPrizeDraw } from "./verify-prize-draw.ts";

const USAGE =
  "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>] [<file with all bets of a shared pot>], or <address of a promotion's draw, or its file> [<file with its leaves>]";

/**
 * `npm run verify:draw`: recomputes a round of a live table from its published JSON. All bets of a round that shares a pot are read from
 * their address below the round's, or from the last file. The address of a promotion's draw is checked in the same way.
 */
async function main([round, proof, leaves]: string[]): Promise<void> {
  if (round === undefined) throw new Error(USAGE);
  const json = await readPublished(round);
  if (isPrizeDraw(json)) return tell(verifyPrizeDraw(...(await loadPublishedPrizeDraw(round, json, proof))));
  const models = releasedModels();
  const published = PublishedTableRound.parse(json);
  const bets = leaves ?? (/^https?:/.test(round) ? `${round}/leaves` : undefined);
  tell(
    verifyDraw(published, models, {
      proof: proof === undefined ? undefined : TableBetProof.parse(await readPublished(proof)),
      leaves: bets !== undefined && needsLeaves(published, models) ? await readLeaves(bets) : undefined,
    }),
  );
}

function tell({ verified, lines }: CheckVerdict): void {
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
