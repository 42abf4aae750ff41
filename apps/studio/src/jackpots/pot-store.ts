import { dayText } from "@bellwether/contract/day-text.ts";
import { bigintArray, onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import { type PotDraw, payableDown } from "@bellwether/games";
import type { PotHit, PottedRound, RoundPot } from "../pot-terms.ts";

type Contribution = Pick<RoundPot & PotDraw, "pot" | "seedMinor" | "contributionMinor">;

/**
 * Adds a round's contributions to its pots, in their order, each of which starts with its seed at first use, and locks the pots until the end of
 * the SQL transaction.
 */
export async function lockAndFillPots(
  connection: SqlConnection,
  pots: readonly Contribution[],
  currency: string,
): Promise<void> {
  await connection.query(
    `/* prepared */ INSERT INTO studio_pot AS p (pot, currency, held_minor)
     SELECT n.pot, $2, n.seed_minor + n.added_minor
     FROM unnest($1::text[], $3::bigint[], $4::bigint[]) WITH ORDINALITY AS n(pot, seed_minor, added_minor, place) ORDER BY n.place
     ON CONFLICT (pot, currency) DO UPDATE
     SET held_minor = p.held_minor + ($4::bigint[])[array_position($1::text[], excluded.pot)]`,
    [textArray(pots.map(({ pot }) => pot)), currency, seedsOf(pots), contributionsOf(pots)],
  );
}

/** Counts a round with its contributions in the day of each pot. The pots must be locked. */
export async function countInDay(
  connection: SqlConnection,
  pots: readonly Contribution[],
  currency: string,
  at: Date,
): Promise<void> {
  await connection.query(
    `/* prepared */ INSERT INTO studio_pot_day AS d (pot, currency, day, rounds, contribution_minor)
     SELECT n.pot, $2, $3, 1, n.added_minor FROM unnest($1::text[], $4::bigint[]) AS n(pot, added_minor)
     ON CONFLICT (pot, currency, day) DO UPDATE
     SET rounds = d.rounds + 1, contribution_minor = d.contribution_minor + excluded.contribution_minor`,
    [textArray(pots.map(({ pot }) => pot)), currency, dayText(at), contributionsOf(pots)],
  );
}

const seedsOf = (pots: readonly Contribution[]) =>
  bigintArray(pots.map(({ seedMinor }) => BigInt(seedMinor)));
const contributionsOf = (pots: readonly Contribution[]) =>
  bigintArray(pots.map(({ contributionMinor }) => contributionMinor));

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
