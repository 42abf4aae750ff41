import { bigintArray, type SqlConnection, type SqlTransaction, textArray } from "@bellwether/db";
import type { BonusKind, BonusRow, BonusState } from "./bonus.ts";

/** A player's active bonus while a batch of money operations is decided; read and written under the lock of the player's accounts. */
export type ActiveBonus = {
  id: string;
  playerId: string;
  code: string;
  kind: BonusKind;
  state: BonusState;
  /** Amount granted so far; for free spins, what they have won. */
  amountMinor: bigint;
  /** How often the amount must be staked; 0 means it is paid as cash. */
  multiple: bigint;
  wageringDays: number;
  wageredMinor: bigint;
  requiredMinor: bigint;
  maximumStakeMinor: bigint;
  expiresAt: Date | null;
  gameCode: string | null;
  spinStakeMinor: bigint;
  spinsTotal: number;
  /** The spins are tickets of draws. */
  areTickets: boolean;
  spinsLeft: number;
  /** Open rounds that were started with a free spin. */
  spinsOpen: number;
  spinsExpireAt: Date | null;
  lastSpinAt: Date | null;
  /** The cash that the player must stake before they can play the spins, in minor units. */
  playFirstMinor: bigint;
  stakedMinor: bigint;
  lowRiskMinor: bigint;
  review: string | null;
  convertedMinor: bigint;
  changed: boolean;
};

/** The data of an ended bonus that its rounds need. */
export type PastBonus = { state: BonusState; multiple: bigint };

/** The players' active bonuses, without cashbacks, since their money is cash. */
export type ActiveBonuses = {
  /** The one whose money the player's bonus account holds, by player. */
  bonuses: Map<string, ActiveBonus>;
  /** Spins of promotions, which win cash, by their id. */
  spins: Map<string, ActiveBonus>;
};

export async function loadActiveBonuses(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<ActiveBonuses> {
  const { rows } = await connection.query<BonusRow>(
    "/* prepared */ SELECT * FROM player_bonus WHERE player_id = ANY($1::text[]) AND state = 'active' AND kind <> 'cashback'",
    [textArray(playerIds)],
  );
  const given = rows.filter(({ promotion }) => promotion !== null);
  const claimed = rows.filter(({ promotion }) => promotion === null);
  return {
    bonuses: new Map(claimed.map((row) => [row.player_id, asActiveBonus(row)])),
    spins: new Map(given.map((row) => [row.id, asActiveBonus(row)])),
  };
}

/** Bonuses by id, for wins and rollbacks of rounds that were started with one. */
export async function loadPastBonuses(
  connection: SqlConnection,
  ids: readonly string[],
): Promise<Map<string, PastBonus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await connection.query<Pick<BonusRow, "id" | "state" | "wagering_multiple">>(
    "/* prepared */ SELECT id, state, wagering_multiple FROM player_bonus WHERE id = ANY($1::text[])",
    [textArray(ids)],
  );
  return new Map(rows.map((row) => [row.id, { state: row.state, multiple: BigInt(row.wagering_multiple) }]));
}

function asActiveBonus(row: BonusRow): ActiveBonus {
  return {
    id: row.id,
    playerId: row.player_id,
    code: row.code,
    kind: row.kind,
    state: row.state,
    amountMinor: row.amount_minor,
    multiple: BigInt(row.wagering_multiple),
    wageringDays: row.wagering_days,
    wageredMinor: row.wagered_minor,
    requiredMinor: row.wagering_required_minor,
    maximumStakeMinor: row.maximum_stake_minor,
    expiresAt: row.expires_at,
    gameCode: row.game_code,
    spinStakeMinor: row.spin_stake_minor,
    spinsTotal: row.spins_total,
    areTickets: row.are_tickets,
    spinsLeft: row.spins_left,
    spinsOpen: row.spins_open,
    spinsExpireAt: row.spins_expire_at,
    lastSpinAt: row.last_spin_at,
    playFirstMinor: row.play_first_minor,
    stakedMinor: row.staked_minor,
    lowRiskMinor: row.low_risk_minor,
    review: row.review,
    convertedMinor: row.converted_minor,
    changed: false,
  };
}

export function saveActiveBonuses(transaction: SqlTransaction, bonuses: Iterable<ActiveBonus>): void {
  const changed = [...bonuses].filter((bonus) => bonus.changed);
  if (changed.length === 0) return;
  const whole = (pick: (bonus: ActiveBonus) => bigint | number) => bigintArray(changed.map(pick));
  const texts = (pick: (bonus: ActiveBonus) => string | null) => textArray(changed.map(pick));
  transaction.send(
    `/* prepared */ UPDATE player_bonus b SET state = u.state, amount_minor = u.amount_minor, wagered_minor = u.wagered_minor,
       wagering_required_minor = u.required_minor, expires_at = u.expires_at, spins_left = u.spins_left, spins_open = u.spins_open,
       last_spin_at = u.last_spin_at, staked_minor = u.staked_minor, low_risk_minor = u.low_risk_minor, review = u.review,
       converted_minor = u.converted_minor
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], $6::timestamptz[], $7::bigint[], $8::bigint[],
       $9::timestamptz[], $10::bigint[], $11::bigint[], $12::text[], $13::bigint[])
       AS u(id, state, amount_minor, wagered_minor, required_minor, expires_at, spins_left, spins_open, last_spin_at, staked_minor,
         low_risk_minor, review, converted_minor)
     WHERE b.id = u.id`,
    [
      texts((bonus) => bonus.id),
      texts((bonus) => bonus.state),
      whole((bonus) => bonus.amountMinor),
      whole((bonus) => bonus.wageredMinor),
      whole((bonus) => bonus.requiredMinor),
      texts((bonus) => bonus.expiresAt?.toISOString() ?? null),
      whole((bonus) => bonus.spinsLeft),
      whole((bonus) => bonus.spinsOpen),
      texts((bonus) => bonus.lastSpinAt?.toISOString() ?? null),
      whole((bonus) => bonus.stakedMinor),
      whole((bonus) => bonus.lowRiskMinor),
      texts((bonus) => bonus.review),
      whole((bonus) => bonus.convertedMinor),
    ],
  );
}
