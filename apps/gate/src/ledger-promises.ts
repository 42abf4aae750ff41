import type { LedgerPromises } from "@bellwether/ledger";
import { bonusPromises } from "./bonus/index.ts";
import { rewardPromises } from "./rewards/index.ts";
import { roundPromises } from "./wallet/index.ts";

/** What the gate promises beside the ledger's own invariants: (f) and (i) of rounds and pots, (h) of bonuses and rewards. */
export const gatePromises: LedgerPromises = {
  ...roundPromises,
  entries: { ...roundPromises.entries, ...bonusPromises.entries },
  end: { ...roundPromises.end, ...bonusPromises.end, ...rewardPromises.end },
};
