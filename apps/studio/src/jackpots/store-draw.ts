import { dayText } from "@bellwether/contract/day-text.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { newUuid } from "../new-uuid.ts";
import type { ClockPort, DatabaseTimePort, JackpotsPort, RandomPort } from "../ports.ts";
import { callAmount } from "./call-chances.ts";
import { forgetLaunches, type StoredClock } from "./clock-store.ts";
import { payableMinor } from "./pot-store.ts";

type DrawPorts = ClockPort & DatabaseTimePort & RandomPort & Pick<JackpotsPort, "dropsAreDue">;

/**
 * Stores the number that a sealed clock has drawn: as a hit with the id of its payment, or as missed if no entry has the number. A missed clock's
 * amount goes back into its pot.
 */
export async function storeDraw(
  deps: DrawPorts,
  connection: SqlConnection,
  clock: StoredClock,
  { signature, drawn }: { signature: string; drawn: number },
): Promise<void> {
  const { pot, currency, number } = clock;
  // The pot's lock comes first, as with every stake.
  const { rows } = await connection.query<{ hits: number; held_minor: bigint }>(
    "SELECT hits, held_minor FROM studio_pot WHERE pot = $1 AND currency = $2 FOR UPDATE",
    [pot, currency],
  );
  const { hits, held_minor: heldMinor } = onlyRow(rows);
  const { rows: sealed } = await connection.query<{ amount_minor: bigint | null }>(
    "SELECT amount_minor FROM studio_clock WHERE pot = $1 AND currency = $2 AND number = $3 AND state = 'sealed' FOR UPDATE",
    [pot, currency, number],
  );
  const [open] = sealed;
  if (!open) return;
  const at = await deps.databaseTime(connection);
  const draw = { signature, winningEntry: drawn > clock.entries ? null : drawn, at };
  const amountMinor = open.amount_minor ?? amountOfCall(deps, clock, heldMinor);
  if (draw.winningEntry === null || amountMinor === 0n)
    return storeMiss(connection, clock, draw, open.amount_minor ?? 0n);
  await connection.query(
    `UPDATE studio_clock SET state = 'drawn', beacon_signature = $4, winning_entry = $5, win_uuid = $6, ended_at = $7, due_at = $7,
       amount_minor = $8
     WHERE pot = $1 AND currency = $2 AND number = $3`,
    [pot, currency, number, signature, draw.winningEntry, newUuid(deps), at, amountMinor],
  );
  // A win-time clock's amount has left the pot at zero.
  const takenMinor = open.amount_minor === null ? amountMinor : 0n;
  await connection.query(
    "UPDATE studio_pot SET hits = $3, held_minor = held_minor - $4::bigint WHERE pot = $1 AND currency = $2",
    [pot, currency, hits + 1, takenMinor],
  );
  await connection.query(
    `INSERT INTO studio_pot_hit (pot, currency, number, owner, round_id, game_code, amount_minor, at)
     SELECT e.pot, e.currency, $5, e.owner, e.round_id, r.game_code, $6, $7
     FROM studio_clock_entry e JOIN studio_bet r ON r.owner = e.owner AND r.id = e.round_id
     WHERE e.pot = $1 AND e.currency = $2 AND e.clock = $3 AND e.number = $4`,
    [pot, currency, number, draw.winningEntry, hits + 1, amountMinor, at],
  );
  await connection.query(
    `INSERT INTO studio_pot_day AS d (pot, currency, day, rounds, contribution_minor, paid_minor) VALUES ($1, $2, $3, 0, 0, $4)
     ON CONFLICT (pot, currency, day) DO UPDATE SET paid_minor = d.paid_minor + excluded.paid_minor`,
    [pot, currency, dayText(at), amountMinor],
  );
}

function amountOfCall(
  { dropsAreDue }: Pick<JackpotsPort, "dropsAreDue">,
  { keeps_percent: keepsPercent, currency, entries, out_of, contribution_thousandths }: StoredClock,
  heldMinor: bigint,
): bigint {
  if (dropsAreDue) return payableMinor(heldMinor, keepsPercent, currency);
  const terms = { currency, keepsPercent, contributionThousandths: contribution_thousandths ?? 0 };
  return callAmount(heldMinor, { entries, outOf: out_of ?? 1 }, terms);
}

async function storeMiss(
  connection: SqlConnection,
  clock: StoredClock,
  { signature, winningEntry, at }: { signature: string; winningEntry: number | null; at: Date },
  backMinor: bigint,
): Promise<void> {
  const { pot, currency, number } = clock;
  await connection.query(
    `UPDATE studio_clock SET state = 'missed', beacon_signature = $4, winning_entry = $5, ended_at = $6
     WHERE pot = $1 AND currency = $2 AND number = $3`,
    [pot, currency, number, signature, winningEntry, at],
  );
  if (backMinor > 0n)
    await connection.query(
      "UPDATE studio_pot SET held_minor = held_minor + $3::bigint WHERE pot = $1 AND currency = $2",
      [pot, currency, backMinor],
    );
  await forgetLaunches(connection, clock);
}
