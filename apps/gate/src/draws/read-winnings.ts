import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import { largeWinMinor } from "@bellwether/market";
import { cashedOutMinor } from "../payments/index.ts";
import type { Player } from "../players/index.ts";
import type { DatabasePort, TitlesPort } from "../ports.ts";
import { largeDrawWins } from "../rounds/index.ts";
import { latestPayoutHold } from "../verification/index.ts";

const MAX_LISTED = 10;

/** The player's large wins in draws, and how far their payout has come. */
export async function readWinnings(
  deps: DatabasePort & TitlesPort,
  player: Pick<Player, "id" | "country" | "currency" | "isIdentityChecked">,
): Promise<OutputOf<typeof calls.winnings>> {
  const { id, currency, isIdentityChecked } = player;
  const leastMinor = largeWinMinor(player);
  const [wins, hold] = await Promise.all([
    largeDrawWins(deps.database, id, leastMinor, MAX_LISTED),
    latestPayoutHold(deps, id),
  ]);
  const oldest = wins.at(-1);
  const cashedOut = oldest ? await cashedOutMinor(deps, id, oldest.drawsAt) : 0n;
  return {
    least: minorToAmount(leastMinor),
    currency,
    wins: wins.map((win) => ({
      game_code: win.gameCode,
      title: deps.titles.find(({ code }) => code === win.gameCode)?.title ?? win.gameCode,
      round: win.round,
      draw: { id: win.drawId, at: win.drawsAt.toISOString() },
      amount: minorToAmount(win.paidMinor),
      currency: win.currency,
    })),
    hold: hold ? { asked_at: hold.askedAt.toISOString(), seen_at: hold.seenAt?.toISOString() ?? null } : null,
    is_known: isIdentityChecked,
    cashed_out: minorToAmount(cashedOut),
  };
}
