import { type calls, minorToAmount, type OutputOf, type ParsedInputOf } from "@bellwether/contract";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import type { SqlConnection } from "@bellwether/db";
import { ANY_REGION, startOfMarketDay } from "@bellwether/market";
import { isSlot } from "../is-slot.ts";
import { isVisible } from "../is-visible.ts";
import type { Player } from "../players/index.ts";
import type {
  ClockPort,
  DatabasePort,
  GameSheetPort,
  SettingsPort,
  TitlesPort,
  TogglesPort,
} from "../ports.ts";
import { historyKey, opaquePlaces } from "./opaque-place.ts";

/** The first moment of `from` and the first moment after `until`, in days of a market; all time on a side without a day. */
export function daySpan(
  country: string,
  from: string | undefined,
  until: string | undefined,
): { from: Date; until: Date } {
  return {
    from: from ? startOfMarketDay(country, from) : new Date(0),
    until: until ? startOfMarketDay(country, addDays(until, 1)) : new Date("9999-12-31T00:00:00Z"),
  };
}

/** What a list of rounds needs: the rows, and whether each game can still be opened. */
type HistoryPorts = DatabasePort & ClockPort & TitlesPort & TogglesPort & SettingsPort<"providers">;

/**
 * Rounds of the player, newest first; `start_index` is the `index` of the last received round, or -1 for the newest. `ticketCodes` limits
 * the list to tickets: the rounds of these games, and all rounds that belong to a draw.
 */
export async function gameHistory(
  deps: HistoryPorts,
  player: Player,
  query: ParsedInputOf<typeof calls.gameHistory> | ParsedInputOf<typeof calls.ticketHistory>,
  ticketCodes: readonly string[] | null = null,
): Promise<OutputOf<typeof calls.gameHistory>> {
  const span = daySpan(player.country, query.from, query.until);
  const { indexOf, placeOf } = opaquePlaces(await historyKey(deps.database), player.id, "rounds");
  const { rows } = await deps.database.query<{
    place: bigint;
    provider: string;
    round: string;
    game_code: string;
    currency: string;
    state: "open" | "closed" | "cancelled";
    stake_minor: bigint;
    stake_bonus_minor: bigint;
    payout_minor: bigint;
    jackpot_minor: bigint;
    opened_at: Date;
    draw_id: string | null;
    draws_at: Date | null;
  }>(
    `SELECT place, provider, round, game_code, currency, state, stake_cash_minor + stake_bonus_minor AS stake_minor, stake_bonus_minor,
       payout_cash_minor + payout_bonus_minor AS payout_minor, jackpot_minor, opened_at, draw_id, draws_at
     FROM wallet_round WHERE player_id = $1 AND opened_at >= $2 AND opened_at < $3 AND ($4::bigint IS NULL OR place < $4)
       AND ($6::text IS NULL OR state = $6)
       AND ($7::text[] IS NULL OR game_code = ANY($7) OR draw_id IS NOT NULL)
       AND ($10::text IS NULL OR round = $10)
       AND ($8::bigint IS NULL OR place >= $8) AND ($9::bigint IS NULL OR place <= $9)
     ORDER BY place DESC LIMIT $5`,
    [
      player.id,
      span.from,
      span.until,
      query.start_index === -1 ? null : placeOf(query.start_index),
      query.limit + 1,
      query.state ?? null,
      ticketCodes,
      "first_index" in query && query.first_index !== undefined ? placeOf(query.first_index) : null,
      "last_index" in query && query.last_index !== undefined ? placeOf(query.last_index) : null,
      "round" in query ? (query.round ?? null) : null,
    ],
  );
  const page = rows.slice(0, query.limit);
  const situation = {
    brand: player.brand,
    country: player.country,
    region: ANY_REGION,
    authenticated: true,
    now: deps.now(),
  };
  const last = rows.length > query.limit ? page.at(-1) : undefined;
  return {
    items: page.map((row) => {
      const title = deps.titles.find((each) => each.code === row.game_code);
      return {
        index: indexOf(row.place),
        round: row.round,
        game_id: title?.gameId ?? null,
        game_code: row.game_code,
        title: title?.title ?? row.game_code,
        provider: row.provider,
        stake: minorToAmount(row.stake_minor),
        bonus_stake: minorToAmount(row.stake_bonus_minor),
        payout: minorToAmount(row.payout_minor),
        jackpot: minorToAmount(row.jackpot_minor),
        currency: row.currency,
        state: row.state,
        at: row.opened_at.toISOString(),
        draw: row.draw_id && row.draws_at ? { id: row.draw_id, at: row.draws_at.toISOString() } : null,
        has_replay:
          title !== undefined &&
          row.state === "closed" &&
          hasReplays(deps, row.provider) &&
          isVisible(title, situation, deps.toggles),
      };
    }),
    next_index: last ? indexOf(last.place) : null,
  };
}

/** The house's own game server can replay a round; other providers have their own pages for it. */
export function hasReplays(deps: SettingsPort<"providers">, provider: string): boolean {
  const launchUrl = deps.settings.providers[provider]?.launchUrl;
  return launchUrl !== undefined && !URL.canParse(launchUrl);
}

/** Whether the player played this round in this game and it is finished. */
export async function isPastRound(
  deps: DatabasePort,
  player: Player,
  { provider, code, round }: { provider: string; code: string; round: string },
): Promise<boolean> {
  const { rows } = await deps.database.query(
    "SELECT 1 FROM wallet_round WHERE provider = $1 AND round = $2 AND player_id = $3 AND game_code = $4 AND state = 'closed'",
    [provider, round, player.id, code],
  );
  return rows.length > 0;
}

/** The history of tickets: rounds of lottery titles that are not slots, and of draws, also of titles that left the catalogue. */
export function createTicketHistory(
  deps: HistoryPorts & GameSheetPort,
): (
  player: Player,
  query: ParsedInputOf<typeof calls.ticketHistory>,
) => Promise<OutputOf<typeof calls.gameHistory>> {
  let codes: readonly string[] | undefined;
  return (player, query) => {
    // Each title takes a sheet, so they are found once.
    codes ??= deps.titles
      .filter((title) => title.categories.includes("lottery") && !isSlot(deps, title))
      .map(({ code }) => code);
    return gameHistory(deps, player, query, codes);
  };
}

/** Total winnings minus total stakes, in minor units, over the account's life: the sum of its days, of which a heavy player has few. */
export async function netPositionMinor(deps: DatabasePort, player: Player): Promise<bigint> {
  const { rows } = await deps.database.query<{ net: string | null }>(
    `SELECT sum(paid_cash_minor + paid_bonus_minor - staked_cash_minor - staked_bonus_minor)::text AS net FROM played_day WHERE player_id = $1`,
    [player.id],
  );
  return BigInt(rows[0]?.net ?? 0);
}

/** Whether a bet that stands in an open round was paid from a bonus. */
export async function hasOpenBonusRound(connection: SqlConnection, playerId: string): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM wallet_round WHERE player_id = $1 AND state = 'open' AND stake_bonus_minor > lost_bonus_minor LIMIT 1",
    [playerId],
  );
  return rows.length > 0;
}

/** Codes of the games that the player played last, newest first, without repeats. */
export async function recentGameCodes(deps: DatabasePort, playerId: string, most: number): Promise<string[]> {
  const { rows } = await deps.database.query<{ game_code: string }>(
    `/* prepared */ SELECT game_code FROM (SELECT game_code, place FROM wallet_round WHERE player_id = $1 ORDER BY place DESC LIMIT 500) r
     GROUP BY game_code ORDER BY max(place) DESC LIMIT $2`,
    [playerId, most],
  );
  return rows.map((row) => row.game_code);
}

/** Number of rounds started since a moment, by game code, for the hot list. */
export async function roundsByGame(deps: DatabasePort, since: Date): Promise<Map<string, number>> {
  const { rows } = await deps.database.query<{ game_code: string; rounds: number }>(
    `SELECT game_code, count(*)::int AS rounds FROM wallet_round
     WHERE opened_at >= $1 AND player_id NOT IN (SELECT id FROM house_player) GROUP BY game_code`,
    [since],
  );
  return new Map(rows.map((row) => [row.game_code, row.rounds]));
}
