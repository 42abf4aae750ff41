import { ClientSeed, Nonce, ServerSeed } from "@bellwether/contract/studio/index.ts";
import { hmacDraws } from "../fairness/hmac-draws.ts";
import type { Seeds } from "../fairness/seeded-draws.ts";

/** How a stake adds to a pot, and for a network's pot what it takes to hit it. */
export type PotRule =
  | { kind: "network"; contributionPpm: number; hitEvery: number }
  | { kind: "drop" | "win-time"; contributionMilliCents: number };

/** What a round adds to a pot, and whether it hits it. Only hits of networks are decided by a round's seeds. */
export type PotDraw = { contributionMinor: bigint; isHit: boolean };

type PotStake = { stakeMinor: bigint; scale: bigint };

/** Fractions of a contribution are counted in millionths of a stake or in thousandths of a cent. */
const PARTS = { network: 1_000_000n, drop: 1_000n, "win-time": 1_000n } as const;

/**
 * What a round does to the pot named `pot`, drawn from the round's seeds in a stream of the pot's own, by `hmacDraws` over the text
 * `jackpot:pot:clientSeed:nonce:block`. The first draw rounds the contribution: a fraction of a minor unit counts as a whole one with the
 * chance of this fraction. In a network the second draw is a number of `0 … hitEvery - 1`, and one below the stake in euro cents hits.
 * Throws a RangeError for malformed seeds or a stake that is no multiple of the currency's scale.
 */
export function drawPot(
  { serverSeed, clientSeed, nonce }: Seeds,
  pot: string,
  rule: PotRule,
  { stakeMinor, scale }: PotStake,
): PotDraw {
  if (!ServerSeed.safeParse(serverSeed).success) throw new RangeError("malformed server seed");
  if (!ClientSeed.safeParse(clientSeed).success) throw new RangeError("malformed client seed");
  if (!Nonce.safeParse(nonce).success) throw new RangeError("malformed nonce");
  if (stakeMinor % scale !== 0n)
    throw new RangeError(`the stake ${stakeMinor} is not a multiple of the currency's scale ${scale}`);
  const draws = hmacDraws(serverSeed, (block) => `jackpot:${pot}:${clientSeed}:${nonce}:${block}`);
  const parts = PARTS[rule.kind];
  const exact =
    rule.kind === "network"
      ? stakeMinor * BigInt(rule.contributionPpm)
      : BigInt(rule.contributionMilliCents) * scale;
  const isRoundedUp = BigInt(draws.below(Number(parts))) < exact % parts;
  return {
    contributionMinor: exact / parts + (isRoundedUp ? 1n : 0n),
    isHit: rule.kind === "network" && BigInt(draws.below(rule.hitEvery)) < stakeMinor / scale,
  };
}
