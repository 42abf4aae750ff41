import { toPercent } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkOnOffer, checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { figuresOfWheel, wheelFigures, wheelWinChances } from "./compute-figures.ts";
import { WheelData, wheelOf, wheelStakeUnit } from "./data.ts";
import { playWheel } from "./play.ts";
import { WheelEvent, WheelInput, WheelLayout } from "./wire.ts";

/** A wheel with the number of segments and the risk that the player chooses; the segment under the pointer pays. */
export const wheel: Mechanic<WheelData> = {
  id: "wheel",
  family: "quick",
  motion: "spokes",
  data: WheelData,
  input: WheelInput,
  event: WheelEvent,
  layout: WheelLayout,
  rulesOf(data) {
    const stakes = stakesOf(data);
    const unit = wheelStakeUnit(data.wheels);
    return {
      kind: "instant",
      stakes,
      computeFigures: () => wheelFigures(data),
      choices: () => data.wheels.map(figuresOfWheel),
      computeWinChances: () => wheelWinChances(data),
      layout: () => layoutOf(data),
      usualInput: () => data.usual,
      sampleInputs: () =>
        data.wheels.map(({ risk, segmentsHundredths }) => ({ segments: segmentsHundredths.length, risk })),
      accept(stakeMinor, input) {
        const parsed = WheelInput.safeParse(input);
        if (!parsed.success) throw new RoundRefusedError("invalid_input", "the input is segments and a risk");
        const chosen = wheelOf(data.wheels, parsed.data);
        if (!chosen) throw new RoundRefusedError("invalid_input", "this wheel is not on offer");
        checkStakeUnit(stakeMinor, unit);
        const segments = chosen.segmentsHundredths;
        return {
          checkOffer: (scale) => checkOnOffer(stakeMinor, stakes, scale),
          coveredShare: segments.filter((multiplier) => multiplier > 0).length / segments.length,
          play: (draws) => playWheel(chosen, draws, stakeMinor),
        };
      },
    };
  },
};

function layoutOf({ wheels, usual }: WheelData): WheelLayout {
  return {
    kind: "wheel",
    wheels: wheels.map((each) => {
      const { returnToPlayer, hitRate } = figuresOfWheel(each);
      return {
        risk: each.risk,
        segmentsHundredths: each.segmentsHundredths,
        hitRate: toPercent(hitRate, 2),
        returnToPlayer: toPercent(returnToPlayer, 2),
      };
    }),
    usual,
  };
}
