import { PublishedClock, PublishedTableRound } from "@bellwether/contract/studio/index.ts";
import { parseInput, RefusedInputError } from "@bellwether/games/commands/refused-input.ts";
import { z } from "zod";
import type { TrustedChain } from "./check-beacon.ts";
import { checkTableRound } from "./check-table-round.ts";
import { isPrizeDraw, loadPublishedPrizeDraw } from "./load-published-prize-draw.ts";
import { readClockLeaves } from "./read-leaves.ts";
import { readPublished } from "./read-published.ts";
import type { CheckVerdict } from "./verdict.ts";
import { verifyClock } from "./verify-clock.ts";
import { verifyPrizeDraw } from "./verify-prize-draw.ts";

/** A published clock names its pot. A round of a table has no pot. */
const WithPot = z.object({ pot: z.unknown() });

/**
 * Checks a published round of a table, a win-time clock or a promotion's draw. `place` is its address or its file. `files` are the other files
 * of the command: a proof, or lists of leaves.
 * @throws RefusedInputError for a file that is not what it must be, or that nothing needs.
 */
export async function checkPublished(
  place: string,
  files: string[],
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  const published = await readPublished(place);
  if (isPrizeDraw(published)) {
    refuseSecond(files);
    return verifyPrizeDraw(...(await loadPublishedPrizeDraw(place, published, files[0])), chains);
  }
  if (WithPot.safeParse(published).success) {
    refuseSecond(files);
    const clock = parseInput(PublishedClock, published, `${place} is not a published clock`);
    return checkClock(place, clock, files[0], chains);
  }
  const round = parseInput(PublishedTableRound, published, `${place} is not a published round`);
  return checkTableRound(place, round, files, chains);
}

function refuseSecond([, second]: readonly string[]): void {
  if (second !== undefined) throw new RefusedInputError(second, "one file with all leaves is enough");
}

async function checkClock(
  place: string,
  clock: PublishedClock,
  entries: string | undefined,
  chains: readonly TrustedChain[],
): Promise<CheckVerdict> {
  if (entries !== undefined && clock.state === "empty" && clock.entries > 0)
    throw new RefusedInputError(entries, "a clock that paid nothing is checked without its entries");
  const listed = entries ?? (/^https?:/.test(place) ? `${place}/entries` : undefined);
  return verifyClock(clock, listed === undefined ? [] : await readClockLeaves(listed), chains);
}
