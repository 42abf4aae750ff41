import type { Licence } from "./licences.ts";

/**
 * The terms in force under each licence, named by the day from which they apply (`YYYY-MM-DD`). A new day here asks every player of the
 * licence to accept again; change texts and versions in the same commit.
 */
export const termsVersions: Readonly<Record<Licence, string>> = {
  curacao: "2026-01-01",
  malta: "2026-01-01",
  sweden: "2026-01-01",
  britain: "2026-01-01",
};

/** Whether an accepted version (undefined for none) is still current. */
export function isAcceptedVersion(accepted: string | null, current: string): boolean {
  return accepted !== null && accepted >= current;
}
