import { amountToMinor, type calls, DomainError, type ParsedInputOf } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { address } from "@bellwether/ledger";
import {
  brands,
  highestLimit,
  type LimitDays,
  type LimitType,
  limitDays,
  protectionOf,
} from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { type Player, refuseFraction } from "../players/index.ts";
import type { ClockPort, LedgerPort, MessageTextsPort } from "../ports.ts";
import { type LimitRow, periodOf } from "./limit.ts";
import { limitsOf, recordLimitChanges } from "./limit-event.ts";
import { refreshSessionEnd } from "./session-time.ts";

/** How long a change can be confirmed after its waiting time; then it lapses. */
const CONFIRMABLE_MS = 7 * DAY_MS;

type Input = ParsedInputOf<typeof calls.changeLimit>;
type Slot = { type: LimitType; days: LimitDays };

/**
 * Sets, changes or removes a limit, or confirms or drops a waiting change. A first limit and a lower one apply at once; a raise and a
 * removal wait for the market's waiting time and then for the player's confirmation. Runs under the lock of the player's accounts, so that
 * no stake or deposit decided afterwards can exceed the limit.
 * @throws DomainError `invalid_param`, `limit_unchanged`, `limit_not_found`, `limit_change_waiting`, `limit_too_early`.
 */
export async function changeLimit(
  deps: LedgerPort & MessageTextsPort & ClockPort,
  player: Player,
  input: Input,
): Promise<void> {
  const change = readChange(deps, player, input);
  const cash = { address: address.playerCash(player.id), currency: player.currency };
  await deps.ledger.batch(
    { accounts: [cash], keys: [], transfersAtMost: 0 },
    deps.now(),
    async (_, connection) => {
      await lapseOverdue(connection, player.id, deps.now());
      const before = await limitsOf(connection, player);
      await change(connection, deps.now());
      await recordLimitChanges(connection, player, before, deps.now());
      if (input.type === "login") await refreshSessionEnd(connection, player, deps.now());
    },
  );
}

type Change = (connection: SqlConnection, now: Date) => Promise<void>;

function readChange(deps: MessageTextsPort, player: Player, input: Input): Change {
  if (input.action === "cancel_all") {
    return async (connection, now) => {
      const { rows } = await connection.query<LimitRow>(
        "SELECT * FROM player_limit WHERE player_id = $1 AND type = $2 AND state = 'active'",
        [player.id, input.type],
      );
      if (rows.length === 0) throw new DomainError("limit_not_found");
      for (const row of rows) await askRemoval(connection, player, row, now);
    };
  }
  const slot = { type: input.type, days: daysOf(input) };
  switch (input.action) {
    case "set":
    case "update": {
      const value = readValue(player, input, slot);
      return async (connection, now) => {
        await setValue(connection, player, slot, value, now);
        await contactPlayer(deps, connection, player, slot, value, now);
      };
    }
    case "cancel":
      return async (connection, now) => {
        const held = await findHeld(connection, player, slot);
        if (!held) throw new DomainError("limit_not_found");
        if (held.state === "cancelling") throw new DomainError("limit_change_waiting");
        await askRemoval(connection, player, held, now);
      };
    case "cooloff_confirm":
      return (connection, now) => confirm(connection, player, slot, now);
    case "cooloff_cancel":
      return (connection, now) => drop(connection, player, slot, now);
  }
}

/**
 * The period's days. The specification's client has only `time` for them [7.19], which is free unless it holds the minutes of a login
 * limit. Such a limit is per day, unless its minutes are in `amount`: then `time` holds the days, as it does for every other limit.
 */
function daysOf(input: Input): LimitDays {
  if (input.isMonthlySignupLimit) return 30;
  if (input.duration) return input.duration;
  if (setsMinutes(input) && input.amount === undefined) return 1;
  const days = limitDays.find((each) => each === input.time);
  if (!days) throw new DomainError("invalid_param", { fields: { duration: "core.error_limit_duration" } });
  return days;
}

const setsMinutes = ({ type, action }: Input) =>
  type === "login" && (action === "set" || action === "update");

function readValue(player: Player, input: Input, { type, days }: Slot): bigint {
  const field = type === "login" && !hasMinutesInAmount(input) ? "time" : "amount";
  const value = type === "login" ? minutesOf(input) : amountOf(input);
  if (type !== "login") refuseFraction(player, value);
  const highest = highestLimit(type, days, player.currency);
  if (value > highest) {
    const maximum = type === "login" ? String(highest) : `${highest / 100n}.00`;
    const message = { 1: "daily", 7: "weekly", 30: "monthly" }[days];
    throw new DomainError("invalid_param", {
      fields: { [field]: `core.error_limit_${message}_maximum` },
      params: { maximum },
    });
  }
  return value;
}

async function setValue(connection: SqlConnection, player: Player, slot: Slot, value: bigint, now: Date) {
  const held = await findHeld(connection, player, slot);
  if (held && held.value === value && held.state === "active") {
    // Sending the old value again withdraws a waiting raise.
    if (await endPending(connection, player, slot, now)) return;
    throw new DomainError("limit_unchanged");
  }
  await endPending(connection, player, slot, now);
  if (!held || value <= held.value) {
    if (held) await end(connection, held, now);
    const row = { value, state: "active", effectiveAt: now, lapsesAt: null, ...impositionOf(held) } as const;
    await insert(connection, player, slot, row, now);
  } else {
    if (held.state === "cancelling") await keep(connection, held);
    const effectiveAt = raiseFrom(player, held, value, now);
    await insert(
      connection,
      player,
      slot,
      {
        ...{
          value,
          state: "pending",
          effectiveAt,
          lapsesAt: new Date(effectiveAt.getTime() + CONFIRMABLE_MS),
        },
        ...impositionOf(held),
      },
      now,
    );
  }
}

async function askRemoval(connection: SqlConnection, player: Player, held: LimitRow, now: Date) {
  await endPending(connection, player, { type: held.type, days: held.duration_days }, now);
  const removableAt = raiseFrom(player, held, undefined, now);
  await connection.query(
    "UPDATE player_limit SET state = 'cancelling', removable_at = $2, lapses_at = $3 WHERE id = $1",
    [held.id, removableAt, new Date(removableAt.getTime() + CONFIRMABLE_MS)],
  );
}

/** From when a higher value takes effect, or none: what the house has set holds until its own time. */
function raiseFrom(player: Player, held: LimitRow, value: bigint | undefined, now: Date): Date {
  const waited = waitsUntil(player, held.duration_days, now);
  const { imposed_value: imposed, imposed_until: until } = held;
  const isAbove = imposed !== null && (value === undefined || value > imposed);
  return isAbove && until !== null && until > waited ? until : waited;
}

const impositionOf = (held: LimitRow | undefined) => ({
  imposedValue: held?.imposed_value ?? null,
  imposedUntil: held?.imposed_until ?? null,
});

/**
 * When a raise or removal requested now may be confirmed: after the market's waiting time and, where the market requires it, after the running period.
 */
export function waitsUntil(player: Pick<Player, "country" | "createdAt">, days: LimitDays, now: Date): Date {
  const { raiseWaitHours, raiseWaitsForPeriodEnd } = protectionOf(player.country);
  const waited = now.getTime() + raiseWaitHours * HOUR_MS;
  const periodEnd = raiseWaitsForPeriodEnd ? periodOf(player, days, now).endsAt.getTime() : 0;
  return new Date(Math.max(waited, periodEnd));
}

async function confirm(connection: SqlConnection, player: Player, slot: Slot, now: Date) {
  const held = await findHeld(connection, player, slot);
  const pending = await findPending(connection, player, slot);
  const from = pending?.effective_at ?? (held?.state === "cancelling" ? held.removable_at : undefined);
  if (!from) throw new DomainError("limit_not_found");
  if (now < from) throw new DomainError("limit_too_early", { params: { from: from.toISOString() } });
  if (held) await end(connection, held, now);
  if (pending)
    await connection.query(
      "UPDATE player_limit SET state = 'active', effective_at = $2, lapses_at = NULL WHERE id = $1",
      [pending.id, now],
    );
}

async function drop(connection: SqlConnection, player: Player, slot: Slot, now: Date) {
  const dropped = await endPending(connection, player, slot, now);
  const held = await findHeld(connection, player, slot);
  if (held?.state === "cancelling") await keep(connection, held);
  else if (!dropped) throw new DomainError("limit_not_found");
}

export type ImposedLimit = { type: LimitType; days: LimitDays; value: bigint; until: Date };

/**
 * Sets a limit for a player, or a lower one, inside an SQL transaction under the lock of the player's accounts. Waiting changes are dropped. No
 * higher limit takes effect before `until`, whoever asks; a lower one does at once.
 * @throws DomainError `conflict` where the limit in force is as low already and holds as long
 */
export async function imposeWithin(
  connection: SqlConnection,
  player: Player,
  { type, days, value, until }: ImposedLimit,
  now: Date,
): Promise<void> {
  const slot = { type, days };
  const held = await findHeld(connection, player, slot);
  const holdsAsLong =
    held?.imposed_until !== null && held?.imposed_until !== undefined && held.imposed_until >= until;
  if (held && held.value < value) throw new DomainError("conflict", { detail: "a lower limit is in force" });
  if (held && held.value === value && holdsAsLong)
    throw new DomainError("conflict", { detail: "the limit is set already" });
  await endPending(connection, player, slot, now);
  if (held) await end(connection, held, now);
  const row = { value, state: "active", effectiveAt: now, lapsesAt: null } as const;
  const longer = held?.imposed_until && held.imposed_until > until ? held.imposed_until : until;
  await insert(connection, player, slot, { ...row, imposedValue: value, imposedUntil: longer }, now);
}

/** Drops changes that were not confirmed in time. The limits in force stay. */
export async function lapseOverdue(
  connection: SqlConnection,
  playerId: string | null,
  now: Date,
): Promise<number> {
  const pending = await connection.query(
    `UPDATE player_limit SET state = 'cancelled', ended_at = $2
     WHERE state = 'pending' AND lapses_at <= $2 AND ($1::text IS NULL OR player_id = $1) RETURNING id`,
    [playerId, now],
  );
  const removals = await connection.query(
    `UPDATE player_limit SET state = 'active', removable_at = NULL, lapses_at = NULL
     WHERE state = 'cancelling' AND lapses_at <= $2 AND ($1::text IS NULL OR player_id = $1) RETURNING id`,
    [playerId, now],
  );
  return pending.rows.length + removals.rows.length;
}

async function findHeld(connection: SqlConnection, player: Player, { type, days }: Slot) {
  const { rows } = await connection.query<LimitRow>(
    "SELECT * FROM player_limit WHERE player_id = $1 AND type = $2 AND duration_days = $3 AND state IN ('active', 'cancelling')",
    [player.id, type, days],
  );
  return rows[0];
}

async function findPending(connection: SqlConnection, player: Player, { type, days }: Slot) {
  const { rows } = await connection.query<LimitRow>(
    "SELECT * FROM player_limit WHERE player_id = $1 AND type = $2 AND duration_days = $3 AND state = 'pending'",
    [player.id, type, days],
  );
  return rows[0];
}

async function insert(
  connection: SqlConnection,
  player: Player,
  { type, days }: Slot,
  row: {
    value: bigint;
    state: "active" | "pending";
    effectiveAt: Date;
    lapsesAt: Date | null;
    imposedValue: bigint | null;
    imposedUntil: Date | null;
  },
  now: Date,
) {
  await connection.query(
    `INSERT INTO player_limit
       (player_id, type, duration_days, value, state, requested_at, effective_at, lapses_at, imposed_value, imposed_until)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[player.id, type, days, row.value, row.state, now, row.effectiveAt, row.lapsesAt],
      ...[row.imposedValue, row.imposedUntil],
    ],
  );
}

async function endPending(
  connection: SqlConnection,
  player: Player,
  slot: Slot,
  now: Date,
): Promise<boolean> {
  const pending = await findPending(connection, player, slot);
  if (pending) await end(connection, pending, now);
  return pending !== undefined;
}

async function end(connection: SqlConnection, row: LimitRow, now: Date) {
  await connection.query("UPDATE player_limit SET state = 'cancelled', ended_at = $2 WHERE id = $1", [
    row.id,
    now,
  ]);
}

async function keep(connection: SqlConnection, row: LimitRow) {
  await connection.query(
    "UPDATE player_limit SET state = 'active', removable_at = NULL, lapses_at = NULL WHERE id = $1",
    [row.id],
  );
}

/** Some markets require staff to contact a player who sets a very high limit. */
async function contactPlayer(
  deps: MessageTextsPort,
  connection: SqlConnection,
  player: Player,
  slot: Slot,
  value: bigint,
  now: Date,
) {
  const above = protectionOf(player.country).contactAboveMonthlyDepositMinor;
  if (slot.type !== "deposit" || slot.days !== 30 || above === undefined || value <= above) return;
  const letter = writeMessage(deps.messageTexts, "deposit_limit_high", {
    ...player,
    params: { support: brands[player.brand].supportEmail },
  });
  await queueMessage(connection, { channel: "email", recipient: player.email, ...letter }, now);
}

/** The specification's client has no `duration`: it names a login limit's days in `time`, or by `isMonthlySignupLimit`. */
const hasMinutesInAmount = ({ amount, duration }: Input) => amount !== undefined && duration === undefined;

function minutesOf(input: Input): bigint {
  const { time, amount } = input;
  const minutes = hasMinutesInAmount(input) ? amountToMinor(amount ?? "") : BigInt(time ?? 0) * 100n;
  if (minutes === 0n || minutes % 100n !== 0n) {
    const field = hasMinutesInAmount(input) ? "amount" : "time";
    throw new DomainError("invalid_param", { fields: { [field]: "core.error_limit_time" } });
  }
  return minutes / 100n;
}

function amountOf({ amount }: Input): bigint {
  if (amount === undefined)
    throw new DomainError("invalid_param", { fields: { amount: "core.error_amount_invalid" } });
  return amountToMinor(amount);
}
