import type { Jackpot, JackpotFile } from "@bellwether/contract/content/jackpot.ts";
import { currencyScale, drawPot, type PotDraw } from "@bellwether/games";
import type { SeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import type { PotHit, PottedRound, RoundPot } from "../pot-terms.ts";
import { openServerSeed } from "../seeds/index.ts";

/** A pot of a jackpot: a network has one for each tier. */
export type JackpotPot = {
  pot: string;
  jackpot: JackpotFile & { everyMs?: number };
  tier: "small" | "medium" | "large" | null;
};

export function potsOfJackpot(jackpot: JackpotPot["jackpot"]): JackpotPot[] {
  if (jackpot.kind !== "network") return [{ pot: jackpot.id, jackpot, tier: null }];
  return jackpot.tiers.map(({ tier }) => ({ pot: `${jackpot.id}-${tier}`, jackpot, tier }));
}

/** The pots that a stake in this game adds to, in the order of their names: the order in which their rows are locked. */
export function potsForStake(
  jackpots: readonly Jackpot[],
  { gameCode, currency, stakeMinor }: { gameCode: string; currency: string; stakeMinor: bigint },
): RoundPot[] {
  const scale = currencyScale(currency);
  const seedMinor = (cents: number) => (BigInt(cents) * scale).toString();
  return jackpots
    .filter(({ gameCodes }) => gameCodes.includes(gameCode))
    .flatMap((jackpot): RoundPot[] => {
      if (jackpot.kind === "network")
        return jackpot.tiers.map(({ tier, seed, contributionPpm, hitEvery }) => ({
          kind: "network",
          pot: `${jackpot.id}-${tier}`,
          contributionPpm,
          hitEvery,
          seedMinor: seedMinor(seed),
          keepsPercent: 0,
        }));
      const { kind, id, contributionMilliCents, minimumStake, seed, keepsPercent } = jackpot;
      if (stakeMinor < BigInt(minimumStake) * scale) return [];
      return [{ kind, pot: id, contributionMilliCents, seedMinor: seedMinor(seed), keepsPercent }];
    })
    .sort((one, other) => (one.pot < other.pot ? -1 : 1));
}

/** What the round's seeds decide for each of its pots. Secret until the wallet has taken the stake. */
export function drawPots(seedVault: SeedVault, round: PottedRound): (RoundPot & PotDraw)[] {
  if (round.pots.length === 0) return [];
  const { clientSeed, nonce, stakeMinor, currency } = round;
  const seeds = { serverSeed: openServerSeed(seedVault, round), clientSeed, nonce };
  const stake = { stakeMinor, scale: currencyScale(currency) };
  return round.pots.map((pot) => ({ ...pot, ...drawPot(seeds, pot.pot, pot, stake) }));
}

/** What a round has won from pots, in minor units. */
export function potHitMinor({ potHits }: { potHits: readonly PotHit[] }): bigint {
  return potHits.reduce((sum, { amountMinor }) => sum + BigInt(amountMinor), 0n);
}
