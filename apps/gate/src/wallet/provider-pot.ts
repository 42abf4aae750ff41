import { createHash } from "node:crypto";
import type { PotMove } from "./command.ts";

/** The pot of a provider whose dialect names none: it stands for all jackpots that this provider runs. Pots that it names begin with it. */
export const providerPot = (provider: string) =>
  `provider-${provider.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}`;

const WORDS = 2 ** 32;

/**
 * What a bet adds to its provider's pot. A contribution with a fraction is rounded up with the chance of this fraction, which the action's id
 * decides (decision 68), so it is exact on average and a repeat rounds as the first.
 */
export function providerContribution(
  provider: string,
  actionId: string,
  contribution: number | undefined,
): PotMove[] {
  if (!contribution) return [];
  const word = createHash("sha256").update(`jackpot:${actionId}`).digest().readUInt32BE();
  const whole = Math.floor(contribution);
  const isUp = word < (contribution - whole) * WORDS;
  return [{ pot: providerPot(provider), amountMinor: BigInt(whole + (isUp ? 1 : 0)), seedMinor: 0n }];
}

/** The part of a win that comes from its provider's pot. */
export function providerPotWin(provider: string, jackpotWin: number): PotMove[] {
  return jackpotWin > 0
    ? [{ pot: providerPot(provider), amountMinor: BigInt(jackpotWin), seedMinor: 0n }]
    : [];
}
