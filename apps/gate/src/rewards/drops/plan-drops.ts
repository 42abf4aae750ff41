import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import { type DropDay, dropDays } from "@bellwether/contract/content/rewards/drop-days.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { onlyRow, textArray } from "@bellwether/db";
import type { SecretsPort, StorePorts } from "../../ports.ts";
import type { RewardOffer } from "../grants/reward-offer.ts";
import { drawMoment, momentCommitment, sealMoment } from "./drop-secret.ts";

/** Drops are committed this long before their day begins, so that no drop can be chosen after a round was seen. */
const AHEAD_MS = DAY_MS;

/**
 * Draws and commits the drops of the days that begin within a day from now, and of earlier days on which none were drawn. A moment never
 * lies before its commitment; a drop whose hours are over falls in the next hours. Of two nodes that draw the same drop, the first decides.
 */
export async function planDrops(
  deps: StorePorts & SecretsPort,
  { promotion, rule }: RewardOffer<CashDropRule>,
): Promise<void> {
  const now = deps.now();
  const days = dropDays(promotion.period, rule);
  const near = days.filter(({ from }) => from.getTime() - AHEAD_MS <= now.getTime());
  const last = near.at(-1)?.last ?? 0;
  const { rows } = await deps.database.query<{ newest: number }>(
    "SELECT coalesce(max(number), 0) AS newest FROM cash_drop WHERE promotion = $1",
    [promotion.name],
  );
  const { newest } = onlyRow(rows);
  if (newest >= last) return;
  const drops = near.flatMap((day) => {
    const hours = hoursFrom(days, day, now);
    return hours
      ? numbersOf(day)
          .filter((number) => number > newest)
          .map((number) => ({ number, hours }))
      : [];
  });
  const planned = drops.map(({ number, hours }) => {
    const key = { promotion: promotion.name, number };
    const secret = drawMoment(hours.from, hours.until);
    return { number, commitment: momentCommitment(key, secret), sealed: sealMoment(deps, key, secret) };
  });
  await deps.database.query(
    `INSERT INTO cash_drop (promotion, number, commitment, sealed, searched_until)
     SELECT $1, unnest($2::int[]), unnest($3::text[]), unnest($4::text[]), $5 ON CONFLICT DO NOTHING`,
    [
      promotion.name,
      `{${planned.map(({ number }) => number).join(",")}}`,
      textArray(planned.map(({ commitment }) => commitment)),
      textArray(planned.map(({ sealed }) => sealed)),
      now,
    ],
  );
}

const numbersOf = ({ first, last }: DropDay) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The rest of the day's hours, or the next hours after them; undefined after the last day. */
function hoursFrom(
  days: readonly DropDay[],
  { day }: DropDay,
  now: Date,
): { from: Date; until: Date } | undefined {
  const next = days.find((each) => each.day >= day && each.until > now);
  return next && { from: next.from > now ? next.from : now, until: next.until };
}
