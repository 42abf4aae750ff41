import { minorToAmount } from "@bellwether/contract";
import type { EventDataOf } from "@bellwether/contract/events/index.ts";
import type { SqlConnection } from "@bellwether/db";
import { type NewEvent, recordEvent } from "../events/index.ts";
import type { ActiveBonus } from "./active-bonus.ts";
import type { BonusRow, BonusState } from "./bonus.ts";

/** Records the event `bonus.granted` in the transaction that gives the bonus. A cashback is given each week, so it is recorded each week. */
export const recordGrant = (connection: SqlConnection, row: BonusRow, at: Date) =>
  recordEvent(connection, {
    ...{ type: "bonus.granted", playerId: row.player_id, at },
    data: { ...factsOf(row.id, row), amount: minorToAmount(row.amount_minor), spins: row.spins_total },
  });

/** Tells that a bonus has ended, in the transaction that ends it. One that was never given, or is still open, is not told. */
export async function recordBonusEnd(connection: SqlConnection, row: BonusRow, at: Date): Promise<void> {
  const outcome = outcomeOf(row.state);
  if (!outcome || row.granted_at === null) return;
  await recordEvent(connection, {
    ...{ type: "bonus.ended", playerId: row.player_id, at },
    data: {
      ...{ ...factsOf(row.id, row), outcome },
      ...{ amount: minorToAmount(row.amount_minor), converted: minorToAmount(row.converted_minor) },
    },
  });
}

/** The events for a bonus that a batch of money operations has ended. There are none while the bonus waits for a review. */
export function endedBonusEvents(bonus: ActiveBonus, at: Date): NewEvent[] {
  const outcome = outcomeOf(bonus.state);
  if (!outcome) return [];
  const data = {
    ...{ ...factsOf(bonus.id, bonus), outcome },
    ...{ amount: minorToAmount(bonus.amountMinor), converted: minorToAmount(bonus.convertedMinor) },
  };
  return [{ type: "bonus.ended", playerId: bonus.playerId, at, data }];
}

const factsOf = (id: string, { code, kind }: Pick<BonusRow, "code" | "kind">) => ({
  bonus_id: id,
  code,
  kind,
});

function outcomeOf(state: BonusState): EventDataOf<"bonus.ended">["outcome"] | undefined {
  return state === "waiting" || state === "active" || state === "review" ? undefined : state;
}
