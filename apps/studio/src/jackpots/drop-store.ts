import type { DropFile } from "@bellwether/contract/content/jackpot.ts";
import { CLOCK_TOLERANCE_MS, DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import type { SqlConnection } from "@bellwether/db";
import { DROP_SALT_BYTES, type DropSecret, dropCommitment, playableCurrencies } from "@bellwether/games";
import type { JackpotsPort, RandomPort, SeedVaultPort } from "../ports.ts";
import { canPay } from "./pot-store.ts";
import type { RoundPot } from "./pot-terms.ts";

const PERIOD_MS = { hour: HOUR_MS, day: DAY_MS } as const;
const WORDS = 2 ** 48;

/** The owner with which the seed vault encrypts the secrets of a drop. */
const dropOwner = (pot: string, currency: string) => `drop:${pot}:${currency}`;

/** The period of a drop around a moment, by the UTC clock. */
export function dropPeriod({ period }: Pick<DropFile, "period">, at: Date): { startsAt: Date; endsAt: Date } {
  const lengthMs = PERIOD_MS[period];
  const startMs = Math.floor(at.getTime() / lengthMs) * lengthMs;
  return { startsAt: new Date(startMs), endsAt: new Date(startMs + lengthMs) };
}

/**
 * Draws the instants of a drop's current period, one for each currency that has none, seals them and stores their commitments. An instant lies
 * between now and the end of the period, so it never lies before its commitment.
 */
export async function planDrop(
  studio: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  drop: DropFile,
  at: Date,
): Promise<void> {
  const { startsAt, endsAt } = dropPeriod(drop, at);
  await reopenDrops(studio, connection, drop, at);
  const { rows } = await connection.query<{ currency: string }>(
    "SELECT currency FROM studio_drop WHERE pot = $1 AND starts_at = $2",
    [drop.id, startsAt],
  );
  const planned = new Set(rows.map(({ currency }) => currency));
  for (const currency of playableCurrencies.filter((each) => !planned.has(each))) {
    const { commitment, sealed } = newSecret(studio, { pot: drop.id, currency, startsAt, endsAt }, at);
    await connection.query(
      `INSERT INTO studio_drop (pot, currency, starts_at, ends_at, commitment, sealed, state)
       VALUES ($1, $2, $3, $4, $5, $6, 'open') ON CONFLICT DO NOTHING`,
      [drop.id, currency, startsAt, endsAt, commitment, sealed],
    );
  }
}

/** Opens the drops again that a clock ahead has ended before their time. Their instants were published at their end, so each gets a new one. */
async function reopenDrops(
  studio: RandomPort & SeedVaultPort,
  connection: SqlConnection,
  { id: pot }: DropFile,
  at: Date,
): Promise<void> {
  const { rows } = await connection.query<{ currency: string; starts_at: Date; ends_at: Date }>(
    "SELECT currency, starts_at, ends_at FROM studio_drop WHERE pot = $1 AND state = 'unmet' AND ended_at > $2",
    [pot, new Date(at.getTime() + CLOCK_TOLERANCE_MS)],
  );
  for (const { currency, starts_at: startsAt, ends_at: endsAt } of rows) {
    const { commitment, sealed } = newSecret(studio, { pot, currency, startsAt, endsAt }, at);
    await connection.query(
      `UPDATE studio_drop SET state = 'open', ended_at = NULL, commitment = $4, sealed = $5
       WHERE pot = $1 AND currency = $2 AND starts_at = $3 AND state = 'unmet'`,
      [pot, currency, startsAt, commitment, sealed],
    );
  }
}

function newSecret(
  studio: RandomPort & SeedVaultPort,
  { pot, currency, startsAt, endsAt }: { pot: string; currency: string; startsAt: Date; endsAt: Date },
  at: Date,
) {
  const secret = drawSecret(studio, startsAt > at ? startsAt : at, endsAt);
  const commitment = dropCommitment({ pot, currency, startsAt }, secret);
  return { commitment, sealed: studio.seedVault.seal(dropOwner(pot, currency), sealedText(secret)) };
}

function drawSecret({ randomBytes }: RandomPort, at: Date, endsAt: Date): DropSecret {
  const afterMs = uniformBelow(randomBytes, endsAt.getTime() - at.getTime());
  return {
    instant: new Date(at.getTime() + afterMs),
    salt: Buffer.from(randomBytes(DROP_SALT_BYTES)).toString("hex"),
  };
}

/** Ends the periods that are over: nobody's stake met their drop, so the pot goes on into the next period. */
export async function endDrops(connection: SqlConnection, at: Date): Promise<void> {
  await connection.query(
    "UPDATE studio_drop SET state = 'unmet', ended_at = ends_at WHERE state = 'open' AND ends_at <= $1",
    [at],
  );
}

/**
 * Whether a stake that is confirmed at this moment hits the drop; then the drop's period is marked as hit. A drop that could pay nothing is not
 * hit. The pot must be locked. With `dropsAreDue`, a mark of the sandbox, an open drop is hit before its instant too.
 */
export async function hitDueDrop(
  studio: JackpotsPort & SeedVaultPort,
  connection: SqlConnection,
  { pot, keepsPercent }: Pick<RoundPot, "pot" | "keepsPercent">,
  currency: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await connection.query<{ starts_at: Date; sealed: string }>(
    "SELECT starts_at, sealed FROM studio_drop WHERE pot = $1 AND currency = $2 AND state = 'open' AND starts_at <= $3 AND ends_at > $3",
    [pot, currency, at],
  );
  const [open] = rows;
  if (!open) return false;
  const isDue = studio.dropsAreDue || openDropSecret(studio, pot, currency, open.sealed).instant <= at;
  if (!isDue || !(await canPay(connection, { pot, keepsPercent }, currency))) return false;
  const { rowCount } = await connection.query(
    "UPDATE studio_drop SET state = 'hit', ended_at = $4 WHERE pot = $1 AND currency = $2 AND starts_at = $3 AND state = 'open'",
    [pot, currency, open.starts_at, at],
  );
  return rowCount === 1;
}

/** The instant and the salt of a drop. Secret while the drop is open. */
export function openDropSecret(
  { seedVault }: SeedVaultPort,
  pot: string,
  currency: string,
  sealed: string,
): DropSecret {
  const [instant = "", salt = ""] = seedVault.open(dropOwner(pot, currency), sealed).split(" ");
  return { instant: new Date(instant), salt };
}

const sealedText = ({ instant, salt }: DropSecret) => `${instant.toISOString()} ${salt}`;

/** A whole number of 0 … `bound - 1`, each as likely as the others: 48 random bits, drawn again above the largest multiple of the bound. */
function uniformBelow(randomBytes: RandomPort["randomBytes"], bound: number): number {
  for (;;) {
    const word = Buffer.from(randomBytes(6)).readUIntBE(0, 6);
    if (word < WORDS - (WORDS % bound)) return word % bound;
  }
}
