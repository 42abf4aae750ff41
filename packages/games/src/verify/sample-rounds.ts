import type { Model } from "../models/model.ts";
import { hasChoices } from "../rounds/has-choices.ts";
import { playRound, type RoundOrder } from "../rounds/play-round.ts";
import { usualInputs } from "../rounds/usual-play.ts";

/** A round as docs/fairness-vectors.json lists it; `actions` are missing for instant rounds. */
export type SampleRound = {
  model: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  stakeMinor: string;
  input: unknown;
  actions?: unknown[];
  payoutMinor: string;
};

/** The player's choices: the best play, none (the rule chooses), or a different choice in each round. */
export type PlayStyle = "usual" | "forfeit" | "varied";

/** A played sample, with all stakes and the events that the studio's rules give. */
export type PlayedSample = {
  round: SampleRound;
  stakedMinor: bigint;
  events: readonly { readonly type: string }[];
};

/** Divisible by the coins of every slot, by one to five coins of video poker and by the four bets of a roulette sample. */
const SAMPLE_STAKE_MINOR = 12_000n;

const SEEDS = {
  serverSeed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  clientSeed: "bellwether",
};

/**
 * Plays the model's round of this nonce to its end. The nonce also picks the input, so that many nonces play every bet on offer. `first` is
 * the place of the first choice in a varied play.
 */
export function sampleRound(model: Model, nonce: number, style: PlayStyle, first = nonce): PlayedSample {
  const inputs = model.rules.sampleInputs?.(SAMPLE_STAKE_MINOR) ?? [usualInputs(model)(SAMPLE_STAKE_MINOR)];
  const input = inputs[nonce % inputs.length];
  const stakeMinor = model.rules.priceOf?.(SAMPLE_STAKE_MINOR, input) ?? SAMPLE_STAKE_MINOR;
  const order: RoundOrder = { model, ...SEEDS, nonce, stakeMinor, input };
  const actions: unknown[] = [];
  let played = playRound(order);
  while (played.choices.length > 0) {
    const varied = played.choices[(first + 3 * actions.length) % played.choices.length]?.action;
    actions.push(style === "varied" ? varied : (style === "usual" && played.hint()) || played.byRule);
    played = playRound({ ...order, actions });
  }
  return {
    round: {
      model: model.id,
      ...SEEDS,
      nonce,
      stakeMinor: stakeMinor.toString(),
      input,
      ...(hasChoices(model.rules) && { actions }),
      payoutMinor: played.payoutMinor.toString(),
    },
    stakedMinor: played.stakedMinor,
    events: played.script.events,
  };
}
