import { dayText } from "@bellwether/contract/day-text.ts";
import { onlyRow, type SqlConnection } from "@bellwether/db";
import { type PotDraw, payableDown } from "@bellwether/games";
import type { PotHit, PottedRound, RoundPot } from "../pot-terms.ts";

/** Adds a round's contribution to a pot, which starts with its seed at first use, and locks the pot until the end of the SQL transaction. */
export async function addToPot(
  connection: SqlConnection,
  { pot, seedMinor, contributionMinor }: RoundPot & Pick<PotDraw, "contributionMinor">,
  currency: string,
  at: Date,
): Promise<void> {
  await connection.query(
    `INSERT INTO studio_pot AS p (pot, currency, held_minor) VALUES ($1, $2, $3::bigint + $4::bigint)
     ON CONFLICT (pot, currency) DO UPDATE SET held_minor = p.held_minor + $4::bigint`,
    [pot, currency, seedMinor, contributionMinor],
  );
  await connection.query(
    `INSERT INTO studio_pot_day AS d (pot, currency, day, rounds, contribution_minor) VALUES ($1, $2, $3, 1, $4)
     ON CONFLICT (pot, currency, day) DO UPDATE SET rounds = d.rounds + 1, contribution_minor = d.contribution_minor + $4::bigint`,
    [pot, currency, dayText(at), contributionMinor],
  );
}

/** Takes what a hit of a network pays, stores the hit, and puts the seed of the next one into the pot, which must be locked. */
export async function takeFromPot(
  connection: SqlConnection,
  { pot, seedMinor, keepsPercent }: RoundPot,
  round: PottedRound,
  at: Date,
): Promise<PotHit> {
  const { currency } = round;
  const { rows } = await connection.query<{ held_minor: bigint; hits: number }>(
    "SELECT held_minor, hits FROM studio_pot WHERE pot = $1 AND currency = $2",
    [pot, currency],
  );
  const { held_minor: heldMinor, hits } = onlyRow(rows);
  const paidMinor = payableMinor(heldMinor, keepsPercent, currency);
  await connection.query(
    "UPDATE studio_pot SET held_minor = held_minor - $3::bigint + $4::bigint, hits = hits + 1 WHERE pot = $1 AND currency = $2",
    [pot, currency, paidMinor, seedMinor],
  );
  await connection.query(
    `INSERT INTO studio_pot_hit (pot, currency, number, owner, round_id, game_code, amount_minor, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [pot, currency, hits + 1, round.owner, round.id, round.gameCode, paidMinor, at],
  );
  await connection.query(
    "UPDATE studio_pot_day SET paid_minor = paid_minor + $4::bigint WHERE pot = $1 AND currency = $2 AND day = $3",
    [pot, currency, dayText(at), paidMinor],
  );
  return { pot, amountMinor: paidMinor.toString(), seedMinor };
}

/**
 * What a hit of a pot pays: all of it but the part that it keeps, which is rounded down. The fraction of a currency that uses no fractions
 * stays in the pot.
 */
export function payableMinor(heldMinor: bigint, keepsPercent: number, currency: string): bigint {
  return payableDown(currency, heldMinor - (heldMinor * BigInt(keepsPercent)) / 100n);
}
