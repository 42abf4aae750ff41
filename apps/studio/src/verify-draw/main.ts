import { argv } from "node:process";
import { PublishedClock, PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { releasedModels } from "@bellwether/games";
import { readClockLeaves, readLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { verifyClock } from "./verify-clock.ts";
import { needsLeaves, verifyDraw } from "./verify-draw.ts";

const USAGE =
  "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>] [<file with all bets of a shared pot>]\n" +
  "npm run verify:draw -- <file or address of a win-time clock> [<file with its entries>]";

/**
 * `npm run verify:draw`: recomputes a round of a live table, or the winner of a win-time clock, from its published JSON. All bets of a round that shares a pot are read from
 * their address below the round's, or from the last file.
 */
async function main([place, ...files]: string[]): Promise<void> {
  if (place === undefined) throw new Error(USAGE);
  const published = await readPublished(place);
  const clock = PublishedClock.safeParse(published).data;
  const { verified, lines } = clock
    ? await checkClock(place, clock, files[0])
    : await checkRound(place, PublishedTableRound.parse(published), files);
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

async function checkClock(
  place: string,
  clock: PublishedClock,
  entries: string | undefined,
): Promise<CheckVerdict> {
  const listed = entries ?? (/^https?:/.test(place) ? `${place}/entries` : undefined);
  return verifyClock(clock, listed === undefined ? [] : await readClockLeaves(listed));
}

async function checkRound(
  round: string,
  published: PublishedTableRound,
  [proof, leaves]: string[],
): Promise<CheckVerdict> {
  const models = releasedModels();
  const bets = leaves ?? (/^https?:/.test(round) ? `${round}/leaves` : undefined);
  return verifyDraw(published, models, {
    proof: proof === undefined ? undefined : TableBetProof.parse(await readPublished(proof)),
    leaves: bets !== undefined && needsLeaves(published, models) ? await readLeaves(bets) : undefined,
  });
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
