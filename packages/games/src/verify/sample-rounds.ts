import { hasChoices } from "../has-choices.ts";
import { DiceLayout } from "../mechanics/dice/wire.ts";
import { FixtureLayout } from "../mechanics/fixture/wire.ts";
import { KenoLayout } from "../mechanics/keno/wire.ts";
import { LottoLayout } from "../mechanics/lotto/wire.ts";
import { PickNLayout } from "../mechanics/pick-n/wire.ts";
import { PlinkoLayout } from "../mechanics/plinko/wire.ts";
import { RaceLayout } from "../mechanics/race/wire.ts";
import { RouletteLayout } from "../mechanics/roulette/wire.ts";
import { StoneWallLayout } from "../mechanics/stone-wall/wire.ts";
import { StruckDiceLayout } from "../mechanics/struck-dice/wire.ts";
import { TopCardLayout } from "../mechanics/top-card/wire.ts";
import { WheelLayout } from "../mechanics/wheel/wire.ts";
import { WheelShowLayout } from "../mechanics/wheel-show/wire.ts";
import type { Model } from "../models/model.ts";
import { playRound, type RoundOrder } from "../play-round.ts";
import { usualInputs } from "../usual-play.ts";

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
const STAKE_MINOR = 12_000n;

const SEEDS = {
  serverSeed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
  clientSeed: "bellwether",
};

/** Plays the model's round of this nonce to its end. The nonce also picks the input, so that many nonces play every bet on offer. */
export function sampleRound(model: Model, nonce: number, style: PlayStyle): PlayedSample {
  const inputs = inputsOf(model);
  const input = inputs[nonce % inputs.length];
  const order: RoundOrder = { model, ...SEEDS, nonce, stakeMinor: STAKE_MINOR, input };
  const actions: unknown[] = [];
  let played = playRound(order);
  while (played.choices.length > 0) {
    const varied = played.choices[(nonce + 3 * actions.length) % played.choices.length]?.action;
    actions.push(style === "varied" ? varied : (style === "usual" && played.hint()) || played.byRule);
    played = playRound({ ...order, actions });
  }
  return {
    round: {
      model: model.id,
      ...SEEDS,
      nonce,
      stakeMinor: STAKE_MINOR.toString(),
      input,
      ...(hasChoices(model.rules) && { actions }),
      payoutMinor: played.payoutMinor.toString(),
    },
    stakedMinor: played.stakedMinor,
    events: played.script.events,
  };
}

/** Inputs for the sample's stake: every bet that the layout lists, or the usual one. */
function inputsOf(model: Model): unknown[] {
  const layout = model.rules.layout(1n);
  switch (model.mechanic) {
    case "live-lightning-roulette":
    case "roulette":
      return fourBetsAtATime(RouletteLayout.parse(layout).spots);
    case "race":
      return fourBetsAtATime(RaceLayout.parse(layout).spots);
    case "fixture":
      return fourBetsAtATime(FixtureLayout.parse(layout).spots);
    case "wheel-show":
      return showInputs(WheelShowLayout.parse(layout));
    case "stone-wall":
      return fourBetsAtATime(StoneWallLayout.parse(layout).spots);
    case "struck-dice":
      return fourBetsAtATime(StruckDiceLayout.parse(layout).spots);
    case "top-card":
      return fourBetsAtATime(TopCardLayout.parse(layout).spots);
    case "dice":
      return diceInputs(DiceLayout.parse(layout));
    case "plinko":
      return PlinkoLayout.parse(layout).boards.map(({ rows, risk }) => ({ rows, risk }));
    case "wheel":
      return WheelLayout.parse(layout).wheels.map(({ risk, segmentsHundredths }) => ({
        segments: segmentsHundredths.length,
        risk,
      }));
    case "bingo":
      return [[7], [7, 2_026], [1, 99, 4_294_967_295], [5, 6, 7, 8]].map((serials) => ({ serials }));
    case "keno":
      return KenoLayout.parse(layout).prizes.map(({ spots }) => ({
        numbers: Array.from({ length: spots }, (_, index) => 3 + index * 7),
      }));
    case "lotto":
      return lottoInputs(LottoLayout.parse(layout));
    case "pick-n":
      return pickInputs(PickNLayout.parse(layout));
    case "raffle":
      return [[7], [1, 2, 99], [5, 6, 7, 8], [11, 22, 33, 44, 55, 66]].map((numbers) => ({ numbers }));
    case "mines":
      return Array.from({ length: 24 }, (_, index) => ({ mines: index + 1 }));
    case "video-poker":
      return Array.from({ length: 5 }, (_, index) => ({ coins: index + 1 }));
    case "three-card-poker":
      return withSideBet("pair-plus");
    case "casino-holdem":
      return withSideBet("aa-bonus");
    case "live-blackjack":
      return Array.from({ length: 7 }, (_, index) => ({ seat: index + 1 }));
    default:
      return [usualInputs(model)(STAKE_MINOR)];
  }
}

/** Four bets at a time, until every spot was bet on. */
function fourBetsAtATime(spots: readonly { spot: string }[]): unknown[] {
  return Array.from({ length: Math.ceil(spots.length / 4) }, (_, index) => ({
    bets: [0, 1, 2, 3].map((step) => ({
      spot: spots[(index * 4 + step) % spots.length]?.spot,
      amountMinor: (STAKE_MINOR / 4n).toString(),
    })),
  }));
}

/** Every pick of a show, with a bet on each of its spots: one of them wins. */
function showInputs({ spots, picks }: WheelShowLayout): unknown[] {
  const last = STAKE_MINOR - 1_000n * BigInt(spots.length - 1);
  const bets = spots.map(({ spot }, index) => ({
    spot,
    amountMinor: (index === spots.length - 1 ? last : 1_000n).toString(),
  }));
  return [{ bets }, ...Array.from({ length: picks - 1 }, (_, index) => ({ bets, pick: index + 1 }))];
}

function diceInputs({ under, exactly, lowest, highest }: DiceLayout): unknown[] {
  return [
    ...under.map(([target]) => ({ side: "under", target })),
    ...under.map(([target]) => ({ side: "over", target: highest + lowest - target })),
    ...exactly.map(([target]) => ({ side: "exactly", target })),
  ];
}

/** One line, twelve lines, and a system of seven numbers with as many lines more as the sample's stake divides by. */
function lottoInputs({ picks }: LottoLayout): unknown[] {
  const slip = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => first + place * 5);
  const singles = Array.from({ length: 12 }, (_, place) => slip(1 + place, picks));
  const system = slip(4, picks + 1);
  const more = singles.slice(0, picks === 6 ? 1 : 2);
  return [[singles[0]], singles, [system, ...more]].map((slips) => ({ slips }));
}

/** Every way to play, of digits with each number of orders; together as many prices as divide the sample's stake. */
function pickInputs({ digits }: PickNLayout): unknown[] {
  const numbers = digits === 3 ? ["407", "447", "777"] : ["4071", "4471", "4477", "4447", "7777"];
  return numbers.flatMap((each) =>
    (["straight", "boxed", "both"] as const)
      .filter((way) => way === "straight" || new Set(each).size > 1)
      .map((way) => ({ plays: [{ digits: each, way, times: 2 }] })),
  );
}

function withSideBet(name: string): unknown[] {
  const amountMinor = (STAKE_MINOR / 2n).toString();
  return [{ bets: { ante: amountMinor, [name]: amountMinor } }, { bets: { ante: STAKE_MINOR.toString() } }];
}
