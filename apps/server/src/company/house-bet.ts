import type { OpenSessionReply, PlaceTableBetRequest } from "@bellwether/contract/studio/index.ts";
import { z } from "zod";

/** A random whole number from 0 to `below` - 1. */
export type RandomBelow = (below: number) => number;

type Bet = Pick<PlaceTableBetRequest, "stakeMinor" | "input">;

/** The spots of a table's layout, which every game with chips has. */
const SpotsOfLayout = z.object({
  kind: z.string(),
  spots: z.array(z.object({ spot: z.string(), maximumBetMinor: z.string() })).min(1),
});

/** The numbers of keno, and how many of them a house player chooses. */
const KENO_NUMBERS = 80;
const KENO_CHOSEN = 5;

const MAX_SPOTS = 3;

/**
 * A house player's bet: the smallest chip that the table accepts, on one to three random spots, or on five numbers of keno. Undefined for a
 * game without spots, such as bingo, in which a house player would take a share of the players' pot. The choice knows nothing of the round.
 */
export function houseBet(
  { stakes, layout }: Pick<OpenSessionReply["sheet"], "stakes" | "layout">,
  minimumStakeMinor: bigint,
  random: RandomBelow,
): Bet | undefined {
  const chip = stakes.find((stake) => BigInt(stake) >= minimumStakeMinor);
  if (layout.kind === "keno" && chip !== undefined)
    return { stakeMinor: chip, input: { numbers: chooseNumbers(random) } };
  const parsed = SpotsOfLayout.safeParse(layout).data;
  if (!parsed || chip === undefined) return undefined;
  const free = parsed.spots.filter(({ maximumBetMinor }) => BigInt(maximumBetMinor) >= BigInt(chip));
  const count = Math.min(free.length, 1 + random(MAX_SPOTS));
  const chosen = Array.from({ length: count }, () => free.splice(random(free.length), 1)[0]?.spot ?? "");
  if (count === 0) return undefined;
  const stakeMinor = (BigInt(chip) * BigInt(count)).toString();
  if (parsed.kind === "baccarat")
    return { stakeMinor, input: { bets: Object.fromEntries(chosen.map((spot) => [spot, chip])) } };
  return { stakeMinor, input: { bets: chosen.map((spot) => ({ spot, amountMinor: chip })) } };
}

function chooseNumbers(random: RandomBelow): number[] {
  const free = Array.from({ length: KENO_NUMBERS }, (_, index) => index + 1);
  const chosen = Array.from({ length: KENO_CHOSEN }, () => free.splice(random(free.length), 1)[0] ?? 0);
  return chosen.sort((one, other) => one - other);
}
