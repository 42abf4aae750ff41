import type { CashbackCampaign } from "@bellwether/contract/content/campaign.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { address, hashInput } from "@bellwether/ledger";
import { countries, marketDay, payablePart } from "@bellwether/market";
import { publishBalance } from "../balance/index.ts";
import { forEachItem } from "../jobs/index.ts";
import { findPlayer, type Player, playerCan } from "../players/index.ts";
import type { BooksPorts, NotifyPorts, PushPort } from "../ports.ts";
import { daySpan, lostBetween } from "../rounds/index.ts";
import { type Week, weekFrom, weekOf } from "../week.ts";
import { announceGrant } from "./announce-bonus.ts";
import { type BonusRow, campaignMinor } from "./bonus.ts";
import { recordGrant } from "./bonus-event.ts";
import { mayReceive, waits } from "./may-receive.ts";
import { offeredCampaign } from "./offered-campaign.ts";
import type { BonusPorts } from "./refuse-bonus.ts";
import { euroCents, takeFromBudget } from "./reward-budget.ts";
import { readRewardedPlayer } from "./rewarded-player.ts";

/** How far back a missed week is still settled. */
const WEEKS_BACK = 4;

/**
 * Pays each claimed cashback for the weeks that have ended. A week is Monday to Sunday in the time of the player's market. Each week is paid once,
 * also if several nodes run this or one runs it again. A player who may not play or get a reward at that time gets nothing for the week, and
 * neither does one whose share exceeds the rest of the campaign's budget. Returns how many were paid.
 * @throws when one could not be settled, after processing all others.
 */
export async function payCashback(
  deps: BooksPorts & BonusPorts & NotifyPorts,
  signal?: AbortSignal,
): Promise<number> {
  const due: Due[] = [];
  for (let back = WEEKS_BACK; back >= 1; back -= 1) {
    const weeks = countries.map(({ code }) => ({ country: code, ...weekBefore(code, deps.now(), back) }));
    due.push(...(await unsettled(deps.database, weeks)));
  }
  let paid = 0;
  const settle = async ({ id, week }: Due) => {
    if (await settleWeek(deps, id, week)) paid += 1;
  };
  await forEachItem(deps, due, settle, { nameOf: ({ id }) => id, signal });
  return paid;
}

/** A claimed cashback, and the week that is to be paid, in the time of the player's market. */
type Due = { id: string; week: Week };

const weekBefore = (country: string, now: Date, weeks: number) =>
  weekFrom(country, addDays(weekOf(country, now).day, -7 * weeks));

/** @param weeks one for each country. */
async function unsettled(
  connection: SqlConnection,
  weeks: readonly (Week & { country: string })[],
): Promise<Due[]> {
  const { rows } = await connection.query<{ id: string; country: string; week: string }>(
    `SELECT b.id, w.country, w.week::text AS week FROM player_bonus b JOIN player_profile p ON p.id = b.player_id
     JOIN unnest($1::text[], $2::date[], $3::timestamptz[]) AS w (country, week, ends_at) ON w.country = p.country
     WHERE b.kind = 'cashback' AND b.state = 'active' AND b.claimed_at < w.ends_at
       AND NOT EXISTS (SELECT 1 FROM cashback_week s WHERE s.bonus_id = b.id AND s.week = w.week) ORDER BY b.claimed_at`,
    [
      textArray(weeks.map(({ country }) => country)),
      textArray(weeks.map(({ day }) => day)),
      textArray(weeks.map(({ endsAt }) => endsAt.toISOString())),
    ],
  );
  return rows.map(({ id, country, week }) => ({ id, week: weekFrom(country, week) }));
}

async function settleWeek(
  deps: BooksPorts & BonusPorts & PushPort,
  id: string,
  week: Week,
): Promise<boolean> {
  const { rows } = await deps.database.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1", [id]);
  const [found] = rows;
  const player = found && (await findPlayer(deps.database, found.player_id));
  const campaign = deps.campaigns.find(({ code }) => code === found?.code);
  if (!player || campaign?.kind !== "cashback") return false;
  const cash = { address: address.playerCash(player.id), currency: player.currency };
  const payer = { address: address.bonusCampaign(campaign.code), currency: player.currency };
  const key = { source: "bonus", externalId: `cashback:${id}:${week.day}` };
  const scope = { accounts: [cash, payer], keys: [key], transfersAtMost: 1 };
  const paid = await deps.ledger.batch(scope, deps.now(), async (book, connection) => {
    const bonus = await lockBonus(connection, id);
    if (bonus.state !== "active" || (await isSettled(connection, id, week))) return undefined;
    const standing = await readRewardedPlayer(deps, connection, player.id);
    const answer = mayReceive(standing, offeredCampaign(deps, campaign), deps.now(), bonus.claimed_at);
    if (!answer.may && waits(answer.why)) return undefined;
    const { lostMinor, isUnderWay } = await lostIn(connection, bonus, campaign, {
      week,
      country: player.country,
    });
    if (isUnderWay && deps.now().getTime() < week.endsAt.getTime() + DAY_MS) return undefined;
    const shareMinor =
      answer.may && playerCan.play(standing) ? cashbackFor(campaign, lostMinor, standing) : 0n;
    const cents = euroCents(shareMinor, standing.currency);
    const budget = { name: campaign.code, euros: campaign.budget };
    const isLeft = shareMinor > 0n && (await takeFromBudget(connection, budget, cents));
    const amountMinor = isLeft ? shareMinor : 0n;
    await connection.query(
      "INSERT INTO cashback_week (bonus_id, week, lost_minor, paid_minor, at) VALUES ($1, $2::date, $3, $4, $5)",
      [id, week.day, lostMinor, amountMinor, deps.now()],
    );
    if (amountMinor === 0n) return undefined;
    book.apply({
      key,
      inputHash: hashInput(["cashback", id, week.day]),
      transfers: [{ debit: payer, credit: cash, amountMinor, kind: "cashback_paid" }],
      answer: () => String(amountMinor),
    });
    const updated = await connection.query<BonusRow>(
      `UPDATE player_bonus SET amount_minor = amount_minor + $2, converted_minor = converted_minor + $2, granted_at = coalesce(granted_at, $3),
         budget_cents = budget_cents + $4
       WHERE id = $1 RETURNING *`,
      [id, amountMinor, deps.now(), cents],
    );
    const row = onlyRow(updated.rows);
    await recordGrant(connection, row, deps.now());
    return row;
  });
  if (!paid) return false;
  await publishBalance(deps, player);
  announceGrant(deps, player, paid);
  return true;
}

async function isSettled(connection: SqlConnection, id: string, week: Week): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM cashback_week WHERE bonus_id = $1 AND week = $2::date",
    [id, week.day],
  );
  return rows.length > 0;
}

async function lockBonus(connection: SqlConnection, id: string): Promise<BonusRow> {
  const { rows } = await connection.query<BonusRow>("SELECT * FROM player_bonus WHERE id = $1 FOR UPDATE", [
    id,
  ]);
  return onlyRow(rows);
}

/**
 * Cash staked minus cash paid out in the week's rounds, from the day of the claim and while the campaign ran; negative for a player who
 * won. A round counts entirely in the week in which it started, and settlement waits up to a day for it to close: otherwise a player who
 * leaves a won round open over midnight would have its stake counted and its win not.
 */
async function lostIn(
  connection: SqlConnection,
  bonus: BonusRow,
  campaign: CashbackCampaign,
  { week, country }: { week: Week; country: string },
): Promise<{ lostMinor: bigint; isUnderWay: boolean }> {
  const later = (a: string, b: string) => (a > b ? a : b);
  const first = later(later(week.day, marketDay(country, bonus.claimed_at)), campaign.from);
  const sunday = addDays(week.day, 6);
  const last = sunday < campaign.until ? sunday : campaign.until;
  return lostBetween(connection, bonus.player_id, daySpan(country, first, last));
}

/** The campaign's percentage of a loss, rounded down to a payable amount; zero below its minimum, and never above its maximum. */
export function cashbackFor(
  campaign: Pick<CashbackCampaign, "percent" | "minimumPayout" | "maximumPayout">,
  lostMinor: bigint,
  { currency }: Pick<Player, "currency">,
): bigint {
  if (lostMinor <= 0n) return 0n;
  const share = payablePart(currency, (lostMinor * BigInt(campaign.percent)) / 100n);
  const most = campaignMinor(campaign.maximumPayout, currency);
  if (share < campaignMinor(campaign.minimumPayout, currency)) return 0n;
  return share < most ? share : most;
}
