import { DomainError, type GamstopRequest } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { keptSince, protectionOf } from "@bellwether/market";
import type {
  GamstopPort,
  MetricsPort,
  RegisterPorts,
  ReportPorts,
  SpelpausPort,
  StorePorts,
} from "../ports.ts";

/** The personal data that a register may ask for, as entered in the account. */
export type RegisteredPerson = {
  country: string;
  nationalId: string | null;
  firstName: string;
  lastName: string;
  /** `YYYY-MM-DD` */
  bornOn: string;
  email: string;
  zip: string;
  phone: string;
};

export type Occasion = "signup" | "login" | "marketing";

/** A register's answer, to be stored once the account is known. */
export type RegisterEvidence = { occasion: Occasion; at: Date; answer: string; reference: string };

/**
 * Refuses a person whom the market's register blocks. Fails closed: no answer counts as a refusal. Returns the evidence to store; a refusal
 * of a known account is stored here. Where Great Britain's register is not connected nobody can sign up; existing players may log in to
 * withdraw their money, and {@link isWithoutRegister} keeps them from playing and depositing.
 * @throws DomainError `register_blocked` or `register_unavailable`
 */
export async function refuseRegistered(
  deps: StorePorts & RegisterPorts & ReportPorts,
  person: RegisteredPerson,
  occasion: Occasion,
  playerId?: string,
): Promise<RegisterEvidence | undefined> {
  const { register } = protectionOf(person.country);
  if (register === "spelpaus") await refuseInSpelpaus(deps, person);
  if (register !== "gamstop") return undefined;
  if (!deps.askGamstop) {
    if (occasion === "login") return undefined;
    throw new DomainError("register_unavailable");
  }
  const { answer, reference } = await deps.askGamstop(questionOf(person)).catch((error: unknown) => {
    count(deps, "gamstop", "failed");
    throw unavailable(deps, error);
  });
  count(deps, "gamstop", answer === "Y" ? "blocked" : "clear");
  const evidence: RegisterEvidence = { occasion, at: deps.now(), answer, reference };
  if (answer !== "Y") return evidence;
  await keepEvidence(deps.database, evidence, playerId);
  throw new DomainError("register_blocked");
}

const registers = ["spelpaus", "gamstop"] as const;
const outcomes = ["clear", "blocked", "failed"] as const;

const count = (
  { metrics }: MetricsPort,
  register: (typeof registers)[number],
  outcome: (typeof outcomes)[number],
) => metrics.add("register_checks_total", { register, outcome });

/** Exports every outcome from the start: an alert does not see the first step of a counter that was not there before. */
export function exportRegisterChecks({ metrics }: MetricsPort): void {
  for (const register of registers)
    for (const outcome of outcomes) metrics.add("register_checks_total", { register, outcome }, 0);
}

/** Stores a register's answer; for a person without an account, without the person's data. */
export async function keepEvidence(
  connection: SqlConnection,
  { occasion, at, answer, reference }: RegisterEvidence,
  playerId?: string,
): Promise<void> {
  await connection.query(
    "INSERT INTO register_check (register, occasion, player_id, answer, reference, asked_at) VALUES ('gamstop', $1, $2, $3, $4, $5)",
    [occasion, playerId ?? null, answer, reference, at],
  );
}

/** A register's answer about a player, and its time. */
export type RegisterCheck = {
  register: string;
  occasion: string;
  answer: string;
  reference: string;
  asked_at: Date;
};

/** The registers' answers about a player, newest first. */
export async function listRegisterChecks(
  connection: SqlConnection,
  playerId: string,
): Promise<RegisterCheck[]> {
  const { rows } = await connection.query<RegisterCheck>(
    "SELECT register, occasion, answer, reference, asked_at FROM register_check WHERE player_id = $1 ORDER BY id DESC",
    [playerId],
  );
  return rows;
}

/** Deletes answers about accounts closed long enough ago, and equally old answers about people without an account. Returns how many. */
export async function sweepRegisterChecks({ database, now }: StorePorts): Promise<number> {
  const before = keptSince("registerChecks", now());
  const { rowCount } = await database.query(
    `DELETE FROM register_check c WHERE (c.player_id IS NULL AND c.asked_at < $1)
       OR EXISTS (SELECT 1 FROM player_standing p WHERE p.id = c.player_id AND p.closed_at < $1)`,
    [before],
  );
  return rowCount;
}

/**
 * Whether the country requires a register that is not connected. Then nobody there can play, deposit or sign up; withdrawals work as usual.
 */
export function isWithoutRegister({ askGamstop }: GamstopPort, country: string): boolean {
  return protectionOf(country).register === "gamstop" && askGamstop === undefined;
}

async function refuseInSpelpaus(
  deps: ReportPorts & SpelpausPort,
  { nationalId }: RegisteredPerson,
): Promise<void> {
  if (!nationalId) throw unavailable(deps, new Error("the account has no national id"));
  const { isBlocked } = await deps.askSpelpaus(nationalId).catch((error: unknown) => {
    count(deps, "spelpaus", "failed");
    throw unavailable(deps, error);
  });
  count(deps, "spelpaus", isBlocked ? "blocked" : "clear");
  if (isBlocked) throw new DomainError("register_blocked");
}

function unavailable(deps: ReportPorts, error: unknown): DomainError {
  deps.log.warn({ err: error }, "the self-exclusion register gave no answer");
  return new DomainError("register_unavailable");
}

function questionOf(person: RegisteredPerson): GamstopRequest {
  const { firstName, lastName, bornOn, email, zip, phone } = person;
  return { firstName, lastName, dateOfBirth: bornOn, email, postcode: zip, mobile: phone };
}
