import type { Licence } from "./licences.ts";

/**
 * The terms in force under each licence, named by the day from which they hold (`YYYY-MM-DD`). A new day here asks every player of
 * the licence to accept again; texts and versions change in the same commit.
 */
export const termsVersions: Readonly<Record<Licence, string>> = {
  curacao: "2026-01-01",
  malta: "2026-01-01",
  sweden: "2026-01-01",
  britain: "2026-01-01",
};

/** Does an accepted version (nothing, when none was) still hold against the one in force? */
export function isAcceptedVersion(accepted: string | null, current: string): boolean {
  return accepted !== null && accepted >= current;
}
