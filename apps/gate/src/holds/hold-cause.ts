import type { CaseCause } from "@bellwether/contract/office/index.ts";

/**
 * What waits while a case of a cause is open. `account`: no deposits and no stakes. `payouts`: withdrawals are `refused` at their start, or they
 * `wait` for the case after their money is set aside, so that nobody is told by a refusal that they are looked at.
 */
const effects = {
  payment: { account: true, payouts: "refused" },
  person: { account: true, payouts: "free" },
  laundering: { account: false, payouts: "wait" },
  pep: { account: false, payouts: "wait" },
  sanctions: { account: true, payouts: "refused" },
} as const satisfies Record<CaseCause, { account: boolean; payouts: "refused" | "wait" | "free" }>;

export const holdCauses = Object.keys(effects) as CaseCause[];

/** Whether the account takes neither deposits nor stakes meanwhile. */
export const holdsAccount = (cause: CaseCause): boolean => effects[cause].account;

export const accountCauses = holdCauses.filter(holdsAccount);
export const refusingCauses = holdCauses.filter((cause) => effects[cause].payouts === "refused");
export const waitingCauses = holdCauses.filter((cause) => effects[cause].payouts === "wait");
