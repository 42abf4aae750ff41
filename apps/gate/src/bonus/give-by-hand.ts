import { DomainError } from "@bellwether/contract";
import { bonusRefusalKey } from "@bellwether/contract/bonus-refusal.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type AccountRef, address, type BatchScope, type Book, hashInput } from "@bellwether/ledger";
import { bonusByHand, brandKeys, countries, timeZoneOf } from "@bellwether/market";
import { bonusAccount } from "../balance/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, SettingsPort, TermsPort } from "../ports.ts";
import { type BonusRow, handCode } from "./bonus.ts";
import { giveBonus, hasOtherBonus } from "./give-bonus.ts";
import { mayReceive, type OfferedReward } from "./may-receive.ts";
import { euroCents, givenCents, takeFromBudget } from "./reward-budget.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

/** What decides about a bonus by hand: the terms that the player accepted, the time and the month's budget in whole euros. */
export type HandPorts = TermsPort & ClockPort & SettingsPort<"handBonusEuros">;

/** A bonus that somebody wants to give. `reference` names the act; each gives once. */
export type HandBonus = { playerId: string; amountMinor: bigint; reference: string };

/** What giving it would mean, as it stands now. */
export type HandOutlook = { cents: bigint; monthLeftCents: bigint; aloneLeftCents: bigint };

/** The accounts and keys that the ledger's batch must declare. */
export function handScope(player: Pick<Player, "id" | "currency">, reference: string, at: Date): BatchScope {
  return {
    accounts: [payerFor(player, at), bonusAccount(player)],
    keys: [keyOf(reference)],
    transfersAtMost: 1,
  };
}

/**
 * What a bonus by hand would take from the month's budget, and from what one person may give this player.
 * @throws DomainError `bonus_not_available` when the player may not have it, they have another bonus, or the budget is spent
 */
export async function weighHandBonus(
  deps: HandPorts,
  connection: SqlConnection,
  { playerId, amountMinor }: Pick<HandBonus, "playerId" | "amountMinor">,
): Promise<HandOutlook> {
  const now = deps.now();
  const player = await readRewardedPlayer(deps, connection, playerId);
  const answer = mayReceive(player, offered, now);
  if (!answer.may) throw refused(bonusRefusalKey(answer.why));
  if (await hasOtherBonus(connection, playerId)) throw refused("core.error_bonus_already_active");
  const cents = euroCents(amountMinor, player.currency);
  const given = await givenCents(connection, { name: handCode(now) });
  const monthLeftCents = BigInt(deps.settings.handBonusEuros) * 100n - given;
  if (cents > monthLeftCents) throw refused(bonusRefusalKey("budget_spent"));
  return { cents, monthLeftCents, aloneLeftCents: await aloneLeftCents(connection, playerId, now) };
}

/**
 * Books a bonus by hand and begins it, inside the ledger's batch, under the lock of the player's accounts.
 * @throws DomainError as {@link weighHandBonus} does
 */
export async function giveHandBonus(
  deps: HandPorts,
  { connection, book }: { connection: SqlConnection; book: Book },
  player: Pick<Player, "id" | "currency">,
  { amountMinor, reference, at }: Omit<HandBonus, "playerId"> & { at: Date },
): Promise<BonusRow> {
  const { cents } = await weighHandBonus(deps, connection, { playerId: player.id, amountMinor });
  const code = handCode(at);
  if (!(await takeFromBudget(connection, { name: code, euros: deps.settings.handBonusEuros }, cents)))
    throw refused(bonusRefusalKey("budget_spent"));
  book.apply({
    key: keyOf(reference),
    inputHash: hashInput(["by-hand", reference]),
    transfers: [
      { debit: payerFor(player, at), credit: bonusAccount(player), amountMinor, kind: "bonus_granted" },
    ],
    answer: () => String(amountMinor),
  });
  const { wageringMultiple, expiresAfterDays, maximumStake } = bonusByHand;
  const gift = { amountMinor, wageringMultiple, expiresAfterDays, maximumStake };
  const row = await giveBonus(connection, player, { code, handReference: reference }, gift, at);
  await connection.query("UPDATE player_bonus SET budget_cents = $2 WHERE id = $1", [row.id, cents]);
  return row;
}

/** What one person may still give a player, in euro cents, after what was given by hand in the last 30 days. */
async function aloneLeftCents(connection: SqlConnection, playerId: string, now: Date): Promise<bigint> {
  const { rows } = await connection.query<{ given: bigint }>(
    `SELECT coalesce(sum(budget_cents), 0)::bigint AS given FROM player_bonus
     WHERE player_id = $1 AND hand_reference IS NOT NULL AND granted_at > $2`,
    [playerId, new Date(now.getTime() - bonusByHand.aloneDays * DAY_MS)],
  );
  const left = bonusByHand.aloneCents - onlyRow(rows).given;
  return left > 0n ? left : 0n;
}

/** The other side of what is given in a month. */
const payerFor = ({ currency }: Pick<Player, "currency">, at: Date): AccountRef => ({
  address: address.bonusCampaign(handCode(at)),
  currency,
});

const keyOf = (reference: string) => ({ source: "bonus", externalId: `by-hand:${reference}` });

const refused = (why: string) => new DomainError("bonus_not_available", { fields: { amount: why } });

/** It is offered to everybody on every day, so each law that is known counts. */
const offered: OfferedReward = {
  brands: brandKeys,
  countries: countries.map(({ code }) => code),
  period: { from: "2000-01-01", until: "9999-12-31" },
  timeZoneIn: timeZoneOf,
  termsIn: () => ({ ...bonusByHand, products: ["casino"] }),
  canComeFirst: true,
  isPaused: false,
};
