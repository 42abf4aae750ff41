import { type Model, RoundRefusedError, rational } from "@bellwether/games";

const MAX_DOUBLES = 4;

type State = { stakeMinor: bigint; doubles: number };
type Action = { do: "take" | "double" };

/**
 * A decided game for the studio's tests: a coin decides each turn. Heads may be taken, or doubled for one more stake; tails loses all. At
 * the fourth double the win is taken. A take pays two stakes for each stake.
 */
export const doubleUp: Model = {
  id: "double-up",
  mechanic: "double-up",
  family: "slots",
  motion: "reels",
  hash: "d".repeat(64),
  figures: {
    returnToPlayer: rational(95, 100),
    hitRate: rational(1, 2),
    maxWinMultiple: rational(2 * (MAX_DOUBLES + 1)),
    standardDeviation: 1,
  },
  rules: {
    kind: "decided",
    takesFurtherStakes: true,
    stakes: [100n, 500n, 2000n],
    computeFigures: () => doubleUp.figures,
    computeWinChances: () => ({
      reachable: {
        multiple: rational(2 * (MAX_DOUBLES + 1)),
        chance: 1 / 2 ** (MAX_DOUBLES + 1),
        play: "aimed",
      },
      atLeast: [{ multiple: 2, chance: 0.5 }],
    }),
    layout: () => ({ kind: "double-up" }),
    accept: (stakeMinor) => ({
      checkOffer() {},
      start: (draws) => turn({ stakeMinor, doubles: 0 }, draws.below(2) === 1),
      act(given, action, draws) {
        const state = given as State;
        if ((action as Action).do === "double")
          return turn({ ...state, doubles: state.doubles + 1 }, draws.below(2) === 1);
        if ((action as Action).do !== "take") throw new RoundRefusedError("invalid_action", "take or double");
        return end(state, 2n * state.stakeMinor * BigInt(state.doubles + 1));
      },
      forfeit: () => ({ do: "take" }),
      hint: () => ({ do: "take" }),
    }),
  },
};

function turn(state: State, isHeads: boolean) {
  const tossed = { type: "coin-tossed", side: isHeads ? "heads" : "tails" };
  if (!isHeads) return { ...end(state, 0n), events: [tossed, ...end(state, 0n).events] };
  const double = { action: { do: "double" }, stakeMinor: state.stakeMinor };
  const choices = [
    { action: { do: "take" }, stakeMinor: 0n },
    ...(state.doubles < MAX_DOUBLES ? [double] : []),
  ];
  return { state, events: [tossed], choices, payoutMinor: 0n };
}

function end(state: State, payoutMinor: bigint) {
  const won = payoutMinor > 0n ? [{ type: "take-won", payoutMinor: payoutMinor.toString() }] : [];
  const events = [...won, { type: "round-ended", payoutMinor: payoutMinor.toString() }];
  return { state, events, choices: [], payoutMinor };
}
