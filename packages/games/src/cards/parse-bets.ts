import type { AnySchema } from "@bellwether/contract";
import { RoundRefusedError } from "../rules/round-refused.ts";

/**
 * The bets of an input as amounts in minor units by name, without bets of zero. Throws `RoundRefusedError`: `invalid_input` when it is
 * malformed, `invalid_stake` when the bets do not add up to the stake.
 */
export function parseNamedBets<Name extends string>(
  schema: AnySchema<{ bets: Partial<Record<Name, string>> }>,
  stakeMinor: bigint,
  input: unknown,
): Map<Name, bigint> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is a map of bets");
  const bets = new Map<Name, bigint>();
  let sumMinor = 0n;
  for (const [name, amount] of Object.entries(parsed.data.bets) as [Name, string | undefined][]) {
    if (amount === undefined) continue;
    bets.set(name, BigInt(amount));
    sumMinor += BigInt(amount);
  }
  if (sumMinor !== stakeMinor) {
    throw new RoundRefusedError(
      "invalid_stake",
      `the bets add up to ${sumMinor}, the stake is ${stakeMinor}`,
    );
  }
  return bets;
}
