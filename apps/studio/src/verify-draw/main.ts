import { argv } from "node:process";
import { parseArgs } from "node:util";
import { PublishedClock, PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import { KNOWN_CHAINS, readChain, type TrustedChain } from "./check-beacon.ts";
import { checkTableRound } from "./check-table-round.ts";
import { isPrizeDraw, loadPublishedPrizeDraw } from "./load-published-prize-draw.ts";
import { readClockLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { verifyClock } from "./verify-clock.ts";
import { verifyPrizeDraw } from "./verify-prize-draw.ts";

const USAGE =
  "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>] [<file with all bets of a shared pot or of a draw>]\n" +
  "npm run verify:draw -- <file or address of a win-time clock> [<file with its entries>]\n" +
  "npm run verify:draw -- <file or address of a promotion's draw> [<file with its leaves>]\n" +
  "With --chain <file or address of a drand chain's /info> a chain counts beside drand's quicknet and the sandbox's.";

/**
 * `npm run verify:draw`: recomputes a round of a live table, the winner of a win-time clock, or a promotion's draw, from its published
 * JSON. All bets of a round that shares a pot are read from their address below the round's, or from the last file.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    ...{ args, allowPositionals: true, options: { chain: { type: "string" } } },
  });
  const [place, ...files] = positionals;
  if (place === undefined) throw new Error(USAGE);
  const chains = values.chain === undefined ? KNOWN_CHAINS : [...KNOWN_CHAINS, await readChain(values.chain)];
  const published = await readPublished(place);
  const { verified, lines } = await check(place, published, files, chains);
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

async function check(
  place: string,
  published: unknown,
  files: string[],
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  if (isPrizeDraw(published))
    return verifyPrizeDraw(...(await loadPublishedPrizeDraw(place, published, files[0])), chains);
  const clock = PublishedClock.safeParse(published).data;
  return clock
    ? checkClock(place, clock, files[0], chains)
    : checkTableRound(place, PublishedTableRound.parse(published), files, chains);
}

async function checkClock(
  place: string,
  clock: PublishedClock,
  entries: string | undefined,
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  const listed = entries ?? (/^https?:/.test(place) ? `${place}/entries` : undefined);
  return verifyClock(clock, listed === undefined ? [] : await readClockLeaves(listed), chains);
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
