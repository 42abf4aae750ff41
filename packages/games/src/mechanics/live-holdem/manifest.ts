import { anteAlone } from "../../cards/bet-inputs.ts";
import { parseNamedBets } from "../../cards/parse-bets.ts";
import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { type RunSteps, type SharedRun, settleInRun } from "../../rules/shared-run.ts";
import { checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { holdemFigures, holdemWinChances } from "../casino-holdem/compute-figures.ts";
import { holdemLayout } from "../casino-holdem/manifest.ts";
import {
  actHoldem,
  dealHoldem,
  flopEvents,
  type HoldemCards,
  type HoldemState,
  hintHoldem,
  showdownEvents,
  startHoldem,
} from "../casino-holdem/play.ts";
import { LiveHoldemData } from "./data.ts";
import { joinHoldemBets } from "./join-bets.ts";
import { DECIDE_MS, holdemRun } from "./run.ts";
import { LiveHoldemAction, LiveHoldemEvent, LiveHoldemInput, LiveHoldemLayout } from "./wire.ts";

/**
 * Casino hold'em with one player's hand for everybody at the table: after the flop each player calls or folds, at the same time as all
 * others. Pays, figures and best play are those of `casino-holdem`.
 */
export const liveHoldem: Mechanic<LiveHoldemData> = {
  id: "live-holdem",
  sameRulesAs: "casino-holdem",
  family: "cards",
  data: LiveHoldemData,
  input: LiveHoldemInput,
  action: LiveHoldemAction,
  event: LiveHoldemEvent,
  layout: LiveHoldemLayout,
  rulesOf(data) {
    return {
      kind: "shared",
      lobby: { type: "holdem", textsOf: winnerOf },
      stakes: stakesOf(data),
      computeFigures: () => holdemFigures(data),
      computeWinChances: () => holdemWinChances(data),
      layout: (scale) => liveLayout(data, scale),
      usualInput: anteAlone,
      join: joinHoldemBets,
      accept(stakeMinor, input) {
        checkStakeUnit(stakeMinor, 1n);
        const bets = parseNamedBets(LiveHoldemInput, stakeMinor, input);
        const anteMinor = bets.get("ante") ?? 0n;
        const bonusMinor = bets.get("aa-bonus") ?? 0n;
        const steps = stepsOf(data, { anteMinor, bonusMinor }) as RunSteps;
        return {
          checkOffer: (scale) => checkLimits(data, { anteMinor, bonusMinor }, scale),
          settle: (cards, actions = []) => settleInRun(steps, cards, actions, []),
          steps,
        };
      },
      draw(draws) {
        const cards = dealHoldem(draws);
        return { outcome: cards, events: [...flopEvents(cards), ...showdownEvents(cards)] };
      },
      run: holdemRun as SharedRun,
    };
  },
};

type Bets = { anteMinor: bigint; bonusMinor: bigint };

function stepsOf(
  data: LiveHoldemData,
  bets: Bets,
): RunSteps<HoldemCards, HoldemState, ReturnType<typeof hintHoldem>> {
  return {
    start: (cards) => startHoldem(bets, cards),
    act: (state, action) => actHoldem(data, state, action),
    forfeit: () => ({ move: "fold" }),
    hint: (state) => hintHoldem(data, state),
  };
}

function checkLimits(
  { stakes, maximumBets, maximumStake }: LiveHoldemData,
  { anteMinor, bonusMinor }: Bets,
  scale: bigint,
): void {
  const chip = BigInt(stakes[0] ?? 1) * scale;
  checkStakeUnit(anteMinor, chip);
  if (bonusMinor > 0n) checkStakeUnit(bonusMinor, chip);
  const isAbove =
    anteMinor > BigInt(maximumBets.ante) * scale ||
    bonusMinor > BigInt(maximumBets.bonus) * scale ||
    anteMinor + bonusMinor > BigInt(maximumStake) * scale;
  if (isAbove) throw new RoundRefusedError("invalid_stake", "a bet is above its limit");
}

function liveLayout(data: LiveHoldemData, scale: bigint): LiveHoldemLayout {
  const { stakes, maximumBets, maximumStake } = data;
  const minor = (cents: number) => (BigInt(cents) * scale).toString();
  return {
    ...holdemLayout(data),
    kind: "live-holdem",
    betUnitMinor: minor(stakes[0] ?? 1),
    bets: [
      { spot: "ante", maximumBetMinor: minor(maximumBets.ante) },
      { spot: "aa-bonus", maximumBetMinor: minor(maximumBets.bonus) },
    ],
    maximumStakeMinor: minor(maximumStake),
    decideMs: DECIDE_MS,
  };
}

/** The winner of the shown hands: `"player"`, `"dealer"` or `"tie"`. */
function winnerOf(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => {
    const { data } = LiveHoldemEvent.safeParse(event);
    return data?.type === "hands-shown" ? [data.winner] : [];
  });
}
