import type { OfficeWithdrawal } from "@bellwether/contract/office/index.ts";
import { isAnothers } from "../kit/in-hand.ts";

/** What the signed-in person can do with a withdrawal. The office decides; the screen offers what it will allow. */
export type CanWithdrawal = { take: boolean; leave: boolean; decide: boolean };

export function canWithdrawal(
  withdrawal: Pick<OfficeWithdrawal, "step" | "taken_by" | "is_own">,
  mayDecide: boolean,
): CanWithdrawal {
  const isOpen = mayDecide && withdrawal.step === "waiting" && !isAnothers(withdrawal);
  return { take: isOpen && !withdrawal.is_own, leave: isOpen && withdrawal.is_own, decide: isOpen };
}
