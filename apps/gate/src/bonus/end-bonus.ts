import { DomainError } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type AccountRef, address, type Book, hashInput } from "@bellwether/ledger";
import { publishBalance } from "../balance/index.ts";
import { forEachItem } from "../jobs/index.ts";
import { findPlayer, type Player } from "../players/index.ts";
import type { BooksPorts, NotifyPorts, PushPort, SettingsPort, TitlesPort } from "../ports.ts";
import { hasOpenBonusRound } from "../rounds/index.ts";
import { announceBonus } from "./announce-bonus.ts";
import type { BonusRow } from "./bonus.ts";
import { recordBonusEnd } from "./bonus-event.ts";
import { MAX_SPIN_ROUND_MS, MAX_TICKET_MS } from "./free-spins.ts";

type Ending = "given_up" | "expired" | "used_up" | "revoked";

/** Some providers report spins only after all were played. After the spins expire, a bonus stays open for this time to await the report. */
export const MAX_SPIN_REPORT_DELAY_MS = DAY_MS;
const HELD = `spins_open > 0 AND last_spin_at > $1::timestamptz
  - CASE WHEN are_tickets THEN interval '${MAX_TICKET_MS} milliseconds' ELSE interval '${MAX_SPIN_ROUND_MS} milliseconds' END`;

/**
 * Ends a bonus: given up by the player, expired (unless a round started with a free spin is still open), used up (only when its money and
 * spins are gone and no open round holds a part of it), or revoked by an operator. The rest of its money goes back to the campaign. A bonus
 * that has already ended is returned unchanged.
 */
export async function endBonus(
  deps: BooksPorts & PushPort,
  player: Player,
  id: string,
  as: Ending,
): Promise<BonusRow> {
  const bonusAccount = { address: address.playerBonus(player.id), currency: player.currency };
  const { rows } = await deps.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE id = $1 AND player_id = $2",
    [id, player.id],
  );
  if (!rows[0]) throw new DomainError("not_found");
  const campaignAccount = { address: address.bonusCampaign(rows[0].code), currency: player.currency };
  const key = endKey(id);
  const scope = {
    accounts: [
      { address: address.playerCash(player.id), currency: player.currency },
      bonusAccount,
      campaignAccount,
    ],
    keys: [key],
    transfersAtMost: 1,
  };
  const now = deps.now();
  const { row, hasEnded } = await deps.ledger.batch(scope, now, async (book, connection) => {
    const locked = await connection.query<BonusRow & { is_held: boolean }>(
      `SELECT *, coalesce(${HELD}, false) AS is_held FROM player_bonus WHERE id = $2 FOR UPDATE`,
      [now, id],
    );
    const current = onlyRow(locked.rows);
    const leftMinor = isMoneyOf(current) ? book.balanceMinor(bonusAccount) : 0n;
    const isOpen = current.state === "waiting" || current.state === "active" || current.state === "review";
    if (!isOpen || (current.state === "review" && as !== "given_up" && as !== "revoked"))
      return { row: current, hasEnded: false };
    if (as === "expired" && (current.is_held || !current.expires_at || current.expires_at > now))
      return { row: current, hasEnded: false };
    if (as === "used_up") {
      const spinsWait = current.spins_expire_at !== null && current.spins_expire_at > now;
      const isInUse =
        leftMinor > 0n ||
        current.is_held ||
        (spinsWait && current.spins_left > 0) ||
        current.state === "waiting";
      if (isInUse || (await hasOpenBonusRound(connection, player.id)))
        return { row: current, hasEnded: false };
    }
    const ended = await bookEnd({ book, connection }, current, [bonusAccount, campaignAccount], {
      ...{ as, at: now },
    });
    return { row: ended, hasEnded: true };
  });
  if (hasEnded) {
    await publishBalance(deps, player);
    announceBonus(deps, player, row);
  }
  return row;
}

export const endKey = (id: string) => ({ source: "bonus", externalId: `end:${id}` });

/** Books that an open bonus has ended: the rest of its money goes back to the campaign. Its row must be locked. */
export async function bookEnd(
  { book, connection }: { book: Book; connection: SqlConnection },
  bonus: BonusRow,
  [bonusAccount, campaignAccount]: [AccountRef, AccountRef],
  { as, at }: { as: Ending; at: Date },
): Promise<BonusRow> {
  const leftMinor = isMoneyOf(bonus) ? book.balanceMinor(bonusAccount) : 0n;
  book.apply({
    key: endKey(bonus.id),
    inputHash: hashInput(["end", bonus.id]),
    transfers: leftMinor > 0n ? [takeBack(bonusAccount, campaignAccount, leftMinor)] : [],
    answer: () => as,
  });
  const { rows } = await connection.query<BonusRow>(
    "UPDATE player_bonus SET state = $2, taken_back_minor = taken_back_minor + $3 WHERE id = $1 RETURNING *",
    [bonus.id, as, leftMinor],
  );
  const ended = onlyRow(rows);
  await recordBonusEnd(connection, ended, at);
  return ended;
}

/** Gives up all waiting and active bonuses of a player who closes the account. */
export async function giveUpBonuses(deps: BooksPorts & PushPort, player: Player): Promise<void> {
  const { rows } = await deps.database.query<{ id: string }>(
    "SELECT id FROM player_bonus WHERE player_id = $1 AND state IN ('waiting', 'active')",
    [player.id],
  );
  for (const row of rows) await endBonus(deps, player, row.id, "given_up");
}

/** The bonus account holds the money of the one active bonus; a cashback and a promotion's spins have none there. */
function isMoneyOf({ state, kind, promotion }: BonusRow): boolean {
  return (state === "active" || state === "review") && kind !== "cashback" && promotion === null;
}

const takeBack = (debit: AccountRef, credit: AccountRef, amountMinor: bigint) => ({
  debit,
  credit,
  amountMinor,
  kind: "bonus_taken_back",
});

/**
 * Ends every bonus whose time is up; run on a timer, by any number of nodes. Returns how many were due.
 * @throws when a bonus could not be ended, after processing all others.
 */
export async function expireBonuses(
  deps: BooksPorts & NotifyPorts & TitlesPort & SettingsPort<"providers">,
  signal?: AbortSignal,
): Promise<number> {
  const now = deps.now();
  const { rows } = await deps.database.query<BonusRow>(
    `SELECT * FROM player_bonus WHERE state IN ('waiting', 'active') AND expires_at <= $1 AND NOT coalesce(${HELD}, false) ORDER BY expires_at`,
    [now],
  );
  const due = rows.filter((row) => !awaitsSpinReport(deps, row, now));
  const end = async (row: BonusRow) => {
    const player = await findPlayer(deps.database, row.player_id);
    if (player) await endBonus(deps, player, row.id, "expired");
  };
  await forEachItem(deps, due, end, { nameOf: ({ id }) => id, signal });
  return due.length;
}

/**
 * Whether the provider may still report that this bonus's spins were played in time. Applies only to providers that report spins after all were played.
 */
export function awaitsSpinReport(
  { titles, settings }: TitlesPort & SettingsPort<"providers">,
  row: BonusRow,
  now: Date,
): boolean {
  if (row.spins_left === 0 || row.spins_expire_at === null) return false;
  if (row.spins_expire_at.getTime() <= now.getTime() - MAX_SPIN_REPORT_DELAY_MS) return false;
  const provider = titles.find(({ code }) => code === row.game_code)?.provider;
  return provider !== undefined && (settings.providers[provider]?.hmacKeys ?? []).length > 0;
}

/** Takes back the bonus and the spins that a deposit earned, when the deposit itself is taken back. Money already converted to cash stays. */
export async function revokeDepositBonus(
  deps: BooksPorts & PushPort,
  player: Player,
  depositId: string,
): Promise<void> {
  const { rows } = await deps.database.query<{ id: string }>(
    "SELECT id FROM player_bonus WHERE deposit_id = $1 AND player_id = $2 AND state IN ('active', 'review')",
    [depositId, player.id],
  );
  for (const { id } of rows) await endBonus(deps, player, id, "revoked");
}
