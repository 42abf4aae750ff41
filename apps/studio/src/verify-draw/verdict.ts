/** One line for each check, and whether all of them hold. */
export type CheckVerdict = { verified: boolean; lines: string[] };

/** A claim, and whether it holds. */
export type Check = [holds: boolean, claim: string];

export function verdictOf(checks: readonly Check[]): CheckVerdict {
  const lines = checks.map(([holds, claim]) => `${holds ? "holds" : "FAILS"}: ${claim}`);
  return { verified: checks.every(([holds]) => holds), lines };
}
