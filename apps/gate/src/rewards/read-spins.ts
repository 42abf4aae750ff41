import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import type { Currency } from "@bellwether/market";
import type { OfferPorts, SettingsPort, StorePorts } from "../ports.ts";
import { spinsChoices } from "./choose-spins-game.ts";

type HeldSpins = OutputOf<typeof calls.rewards>["spins"][number];

/** Free spins and tickets of promotions that the player can play now, the first to expire first. */
export async function readSpins(
  deps: StorePorts & OfferPorts & SettingsPort<"providers">,
  playerId: string,
): Promise<HeldSpins[]> {
  const { database, titles, now } = deps;
  const { rows } = await database.query<{
    id: string;
    promotion: string;
    game_code: string;
    spins_left: number;
    spins_total: number;
    spin_stake_minor: bigint;
    converted_minor: bigint;
    currency: Currency;
    spins_expire_at: Date;
    last_spin_at: Date | null;
    are_tickets: boolean;
  }>(
    `SELECT s.*, p.currency FROM promotion_spins s JOIN player_profile p ON p.id = s.player_id
     WHERE s.player_id = $1 AND s.state = 'active' AND s.spins_left > 0 AND s.spins_expire_at > $2
     ORDER BY s.spins_expire_at, s.id`,
    [playerId, now()],
  );
  return rows.map((row) => ({
    id: row.id,
    promotion: row.promotion,
    are_tickets: row.are_tickets,
    game_id: titles.find(({ code }) => code === row.game_code)?.gameId ?? null,
    choices:
      row.last_spin_at === null && row.spins_left === row.spins_total
        ? spinsChoices(deps, row.promotion)
        : [],
    spins_left: row.spins_left,
    spins_total: row.spins_total,
    stake: minorToAmount(row.spin_stake_minor),
    won: minorToAmount(row.converted_minor),
    currency: row.currency,
    expires_at: row.spins_expire_at.toISOString(),
  }));
}
