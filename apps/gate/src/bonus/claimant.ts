import { hash } from "node:crypto";
import { DomainError } from "@bellwether/contract";
import { type SqlConnection, textArray } from "@bellwether/db";
import { formerPersonKey, personKeys } from "../limits/index.ts";
import type { Player } from "../players/index.ts";

/**
 * Records who claims the code, by everything that identifies a person: name and day of birth, the verified phone number and the national
 * number. When two accounts of one person claim at the same moment, one waits here for the other.
 * @throws DomainError `bonus_held_by_person`
 */
export async function claimForPerson(connection: SqlConnection, player: Player, code: string): Promise<void> {
  const claimants = textArray(claimantsOf(player));
  await connection.query(
    `INSERT INTO bonus_claimant (code, claimant, player_id)
     SELECT $1, claimant, $3 FROM unnest($2::text[]) AS k(claimant) ORDER BY claimant ON CONFLICT DO NOTHING`,
    [code, claimants, player.id],
  );
  if (await isHeldByAnother(connection, player, code))
    throw new DomainError("bonus_held_by_person", { fields: { code: "core.error_bonus_held_by_person" } });
}

/** Whether another account of the same person has claimed the code. */
export async function isHeldByAnother(
  connection: SqlConnection,
  player: Player,
  code: string,
): Promise<boolean> {
  const { rows } = await connection.query(
    "SELECT 1 FROM bonus_claimant WHERE code = $1 AND claimant = ANY($2::text[]) AND player_id <> $3 LIMIT 1",
    [code, textArray(claimantsOf(player)), player.id],
  );
  return rows.length > 0;
}

/** What tells whether two accounts belong to one person. */
export type ClaimingPerson = Pick<
  Player,
  "id" | "firstName" | "lastName" | "bornOn" | "phone" | "isActivated" | "nationalId"
>;

/** The ids of accounts of a person who has an earlier one in the list, by the same facts that decide about a claim. */
export function otherAccountsAmong(accounts: readonly ClaimingPerson[]): string[] {
  const taken = new Set<string>();
  return accounts
    .filter((account) => {
      const facts = factsOf(account);
      if (facts.some((fact) => taken.has(fact))) return true;
      for (const fact of facts) taken.add(fact);
      return false;
    })
    .map(({ id }) => id);
}

function factsOf(person: ClaimingPerson): string[] {
  const facts = [formerPersonKey(person), ...personKeys(person)].map((key) => `person:${key}`);
  if (person.isActivated && person.phone !== "") facts.push(`phone:${person.phone}`);
  if (person.nationalId) facts.push(`national:${person.nationalId}`);
  return facts;
}

/** Hashed: the table is only compared, never read. */
function claimantsOf(player: Player): string[] {
  return factsOf(player).map((text) => hash("sha256", text, "base64url"));
}
