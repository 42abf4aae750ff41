import { bigintArray, type SqlTransaction, textArray } from "@bellwether/db";
import { countTowardsLimits, type PlayDelta, type PlayLimit } from "../limits/index.ts";

/** What a batch adds to the players' days; the limits in the batch are updated at once. */
export class PlayDays {
  readonly #limits: Map<string, PlayLimit[]>;
  readonly #days = new Map<string, PlayDelta & { playerId: string; day: string }>();

  constructor(limits: Map<string, PlayLimit[]>) {
    this.#limits = limits;
  }

  limitsOf(playerId: string): readonly PlayLimit[] | undefined {
    return this.#limits.get(playerId);
  }

  /** @param day `YYYY-MM-DD`, on which the money counts */
  add(playerId: string, day: string, delta: Partial<PlayDelta>): void {
    const whole: PlayDelta = { ...nothing, ...delta };
    countTowardsLimits(this.#limits.get(playerId), day, whole);
    const key = `${playerId}|${day}`;
    const sum = this.#days.get(key) ?? { playerId, day, ...nothing };
    sum.stakedCashMinor += whole.stakedCashMinor;
    sum.stakedBonusMinor += whole.stakedBonusMinor;
    sum.paidCashMinor += whole.paidCashMinor;
    sum.paidBonusMinor += whole.paidBonusMinor;
    sum.rounds += whole.rounds;
    this.#days.set(key, sum);
  }

  save(transaction: SqlTransaction): void {
    const days = [...this.#days.values()];
    if (days.length === 0) return;
    transaction.send(
      `/* prepared */ INSERT INTO player_day AS d (player_id, day, staked_cash_minor, staked_bonus_minor, paid_cash_minor, paid_bonus_minor, rounds)
       SELECT unnest($1::text[]), unnest($2::date[]), unnest($3::bigint[]), unnest($4::bigint[]), unnest($5::bigint[]),
         unnest($6::bigint[]), unnest($7::bigint[])
       ON CONFLICT (player_id, day) DO UPDATE SET staked_cash_minor = d.staked_cash_minor + excluded.staked_cash_minor,
         staked_bonus_minor = d.staked_bonus_minor + excluded.staked_bonus_minor, paid_cash_minor = d.paid_cash_minor + excluded.paid_cash_minor,
         paid_bonus_minor = d.paid_bonus_minor + excluded.paid_bonus_minor, rounds = d.rounds + excluded.rounds`,
      [
        textArray(days.map((each) => each.playerId)),
        textArray(days.map((each) => each.day)),
        bigintArray(days.map((each) => each.stakedCashMinor)),
        bigintArray(days.map((each) => each.stakedBonusMinor)),
        bigintArray(days.map((each) => each.paidCashMinor)),
        bigintArray(days.map((each) => each.paidBonusMinor)),
        bigintArray(days.map((each) => each.rounds)),
      ],
    );
  }
}

const nothing: PlayDelta = {
  stakedCashMinor: 0n,
  stakedBonusMinor: 0n,
  paidCashMinor: 0n,
  paidBonusMinor: 0n,
  rounds: 0n,
};
