import type { DecidedRound, Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkOnOffer, checkStakeUnit } from "../../rules/stakes.ts";
import { videoPokerFigures, videoPokerWinChances } from "./compute-figures.ts";
import { VideoPokerData } from "./data.ts";
import { HOLD_LISTS } from "./hold-list.ts";
import { paysOf, VIDEO_POKER_GAMES } from "./lines.ts";
import { actVideoPoker, hintVideoPoker, startVideoPoker, type VideoPokerState } from "./play.ts";
import { VideoPokerAction, VideoPokerEvent, VideoPokerInput, VideoPokerLayout } from "./wire.ts";

const MAX_COINS = 5;

/**
 * Five cards, one hold, one draw. The stakes on offer are the values of a coin, and a round is one to five coins. The default for an absent
 * player is the best hold, which costs nothing. The sheet's figures are those of the best play with five coins.
 */
export const videoPoker: Mechanic<VideoPokerData> = {
  id: "video-poker",
  family: "cards",
  data: VideoPokerData,
  input: VideoPokerInput,
  action: VideoPokerAction,
  event: VideoPokerEvent,
  layout: VideoPokerLayout,
  rulesOf(data) {
    const coinValues = data.coinValues.map(BigInt);
    return {
      kind: "decided",
      takesFurtherStakes: false,
      stakes: coinValues,
      computeFigures: () => videoPokerFigures(data, MAX_COINS),
      computeWinChances: () => videoPokerWinChances(data, MAX_COINS),
      layout: () => videoPokerLayout(data),
      usualInput: () => ({ coins: MAX_COINS }),
      sampleInputs: () => Array.from({ length: MAX_COINS }, (_, index) => ({ coins: index + 1 })),
      accept(stakeMinor, input) {
        const parsed = VideoPokerInput.safeParse(input);
        if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is one to five coins");
        const { coins } = parsed.data;
        checkStakeUnit(stakeMinor, BigInt(coins));
        const round: DecidedRound<VideoPokerState, VideoPokerAction> = {
          checkOffer: (scale) => checkOnOffer(stakeMinor / BigInt(coins), coinValues, scale),
          start: (draws) => startVideoPoker(data, stakeMinor, coins, draws),
          act: (state, action) => actVideoPoker(data, state, action),
          forfeit: (state) => hintVideoPoker(data, state),
          hint: (state) => hintVideoPoker(data, state),
        };
        return round as DecidedRound;
      },
    };
  },
};

function videoPokerLayout(data: VideoPokerData): VideoPokerLayout {
  const five = paysOf(data, MAX_COINS);
  const fewer = paysOf(data, 1);
  return {
    kind: "video-poker",
    game: data.game,
    maximumCoins: MAX_COINS,
    usual: { coins: MAX_COINS },
    lines: VIDEO_POKER_GAMES[data.game].lines.flatMap((line, place) =>
      line === undefined
        ? []
        : [{ line, fiveCoins: five[place] as number, fewerCoins: fewer[place] as number }],
    ),
    list: HOLD_LISTS[data.game],
  };
}
