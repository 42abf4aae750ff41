import { DomainError } from "@bellwether/contract";
import { protectionOf } from "@bellwether/market";
import type { GateParts } from "../gate-parts.ts";

/**
 * Asks a national self-exclusion register whether a person is in it. Rejects when it gives no clear answer.
 * @param nationalId 12 digits
 */
export type AskRegister = (nationalId: string) => Promise<{ isBlocked: boolean }>;

/**
 * Refuses a person whom the market's register blocks. A register that does not answer counts as a refusal: closed, not open.
 * @throws DomainError `register_blocked` or `register_unavailable`
 */
export async function refuseRegistered(
  parts: GateParts,
  person: { country: string; nationalId: string | null },
): Promise<void> {
  if (protectionOf(person.country).register !== "spelpaus") return;
  let answer: { isBlocked: boolean };
  try {
    if (!person.nationalId) throw new Error("the account has no national id");
    answer = await parts.askSpelpaus(person.nationalId);
  } catch (error) {
    parts.log.warn({ err: error }, "the self-exclusion register gave no answer");
    throw new DomainError("register_unavailable");
  }
  if (answer.isBlocked) throw new DomainError("register_blocked");
}
