import type { GameEvent, Mechanic } from "../../rules/mechanic.ts";
import { twoDigits } from "../../rules/parts.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { type RunSteps, type SharedRun, settleInRun } from "../../rules/shared-run.ts";
import { checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { figuresOfRounds, winChancesOfRounds } from "../blackjack/compute-figures.ts";
import { BEHIND_RETURN, BEHIND_UNDOUBLED_RETURN } from "../blackjack/figures.ts";
import { blackjackLayout, distributionOf } from "../blackjack/manifest.ts";
import { DEALER_STANDS } from "../blackjack/play.ts";
import { LiveBlackjackData, SEATS } from "./data.ts";
import { dealLiveCards } from "./deal.ts";
import { blackjackRun, DECIDE_MS } from "./run.ts";
import { stepsBehind, stepsOfSeat } from "./steps.ts";
import { LiveBlackjackAction, LiveBlackjackEvent, LiveBlackjackInput, LiveBlackjackLayout } from "./wire.ts";

/**
 * Blackjack with seven seats against one dealer. A bet takes a seat for the round, or is behind a taken seat and has its first hand. Rules,
 * figures and best play of a seat are those of `blackjack`; the figures of the model are those of a seat.
 */
export const liveBlackjack: Mechanic<LiveBlackjackData> = {
  id: "live-blackjack",
  family: "cards",
  data: LiveBlackjackData,
  input: LiveBlackjackInput,
  action: LiveBlackjackAction,
  event: LiveBlackjackEvent,
  layout: LiveBlackjackLayout,
  rulesOf(data) {
    return {
      kind: "shared",
      lobby: { type: "blackjack", textsOf: dealerTotalOf },
      stakes: stakesOf(data),
      computeFigures: () => figuresOfRounds(distributionOf(data.decks)),
      computeWinChances: () => winChancesOfRounds(distributionOf(data.decks)),
      layout: (scale) => liveLayout(data, scale),
      usualInput: () => ({ seat: 1 }),
      sampleInputs: () => Array.from({ length: SEATS }, (_, index) => ({ seat: index + 1 })),
      // The limits hold for the sum of the stakes, wherever they are.
      join: (inputs) => inputs.at(-1),
      accept(stakeMinor, input) {
        const place = LiveBlackjackInput.safeParse(input).data;
        if (!place) throw new RoundRefusedError("invalid_input", "the input is a seat, or one to bet behind");
        checkStakeUnit(stakeMinor, 2n);
        const steps = (
          "seat" in place ? stepsOfSeat(stakeMinor, place.seat) : stepsBehind(stakeMinor, place.behind)
        ) as RunSteps;
        return {
          checkOffer: (scale) => checkLimits(data, stakeMinor, scale),
          settle: (cards, actions = []) => settleInRun(steps, cards, actions, []),
          steps,
        };
      },
      draw: (draws) => ({ outcome: dealLiveCards(data.decks, draws), events: [] }),
      run: blackjackRun as SharedRun,
      seats: {
        count: SEATS,
        of(input) {
          const place = LiveBlackjackInput.parse(input);
          return "seat" in place
            ? { seat: place.seat, isBehind: false }
            : { seat: place.behind, isBehind: true };
        },
      },
    };
  },
};

function checkLimits({ stakes, maximumStake }: LiveBlackjackData, stakeMinor: bigint, scale: bigint): void {
  checkStakeUnit(stakeMinor, BigInt(stakes[0] ?? 2) * scale);
  if (stakeMinor > BigInt(maximumStake) * scale)
    throw new RoundRefusedError("invalid_stake", "the bets are above the limit of the game");
}

function liveLayout({ stakes, maximumStake }: LiveBlackjackData, scale: bigint): LiveBlackjackLayout {
  const layout = blackjackLayout();
  return {
    ...layout,
    kind: "live-blackjack",
    returns: {
      ...layout.returns,
      behind: twoDigits(BEHIND_RETURN),
      behindUndoubled: twoDigits(BEHIND_UNDOUBLED_RETURN),
    },
    seats: SEATS,
    betUnitMinor: (BigInt(stakes[0] ?? 2) * scale).toString(),
    maximumStakeMinor: (BigInt(maximumStake) * scale).toString(),
    decideMs: DECIDE_MS,
  };
}

/**
 * The dealer's final total, such as `"19"`; above 21 the dealer is bust. A round in which the dealer did not play has none: nobody sat down, or
 * all were over 21, and then the dealer stops on any total.
 */
function dealerTotalOf(events: readonly GameEvent[]): string[] {
  const played = events.flatMap((event) => LiveBlackjackEvent.safeParse(event).data ?? []);
  const turned = played.findIndex(({ type }) => type === "hole-turned");
  if (turned < 0) return [];
  const last = played
    .slice(turned)
    .findLast((event) => event.type === "hole-turned" || event.type === "card-dealt");
  return last && "total" in last && last.total >= DEALER_STANDS ? [String(last.total)] : [];
}
