import type { SlotFeature } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "../../exact/figures.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { SlotInput } from "../../rules/parts.ts";
import { type Sale, stakeRules } from "../../rules/stake-rules.ts";
import { TRIGGERING_SCATTERS } from "../../slots/free-spins.ts";
import { freeSpinsFeature } from "../../slots/free-spins-events.ts";
import { computeFigures } from "./compute-figures.ts";
import { LinesData } from "./data.ts";
import { playBoughtFreeSpins, playLines } from "./play.ts";
import { freeSpinsFrom, purchasesOf } from "./purchases.ts";
import { reelsLayoutOf } from "./reels-layout.ts";
import { anteFigures, purchaseFigures } from "./sale-figures.ts";
import { computeWinChances } from "./win-chances.ts";
import { LinesEvent, LinesLayout } from "./wire.ts";

/** Five reels and paying lines, wilds, scatters, and free spins whose multiplier grows with each retrigger. */
export const lines: Mechanic<LinesData> = {
  id: "lines",
  family: "slots",
  data: LinesData,
  input: SlotInput,
  event: LinesEvent,
  layout: LinesLayout,
  rulesOf: (data) =>
    stakeRules({
      stakes: data.stakes,
      unitMinor: BigInt(data.coinsPerStake),
      computeFigures: () => figuresWithSales(data),
      computeWinChances: () => computeWinChances(data),
      layout: layoutOf(data),
      feature: featureOf(data),
      play: (draws, stakeMinor) => playLines(data, draws, stakeMinor),
      sales: salesOf(data),
    }),
};

function figuresWithSales(data: LinesData): Figures {
  const purchases = purchaseFigures(data);
  const anteBet = anteFigures(data);
  return {
    ...computeFigures(data),
    ...(purchases.length > 0 && { purchases }),
    ...(anteBet && { anteBet }),
  };
}

function salesOf(data: LinesData): Sale[] {
  const { anteBet, coinsPerStake } = data;
  const bought = purchasesOf(data).map(
    (purchase): Sale => ({
      input: { buy: purchase.id },
      needs: "bonusBuy",
      priceMinor: BigInt(coinsPerStake * purchase.price),
      play: (draws, stakeMinor) =>
        playBoughtFreeSpins(data, draws, stakeMinor, freeSpinsFrom(data, purchase)),
    }),
  );
  if (!anteBet) return bought;
  const raised: Sale = {
    input: { ante: true },
    needs: "anteBet",
    priceMinor: BigInt(anteBet.coins),
    play: (draws, stakeMinor) => playLines(data, draws, stakeMinor, anteBet.strips),
  };
  return [...bought, raised];
}

/** The feature at which autoplay can stop: the wheel or the trail, which may lead to no free spins, or else the free spins. */
function featureOf({ feature }: LinesData): SlotFeature {
  if (feature?.kind === "bonus-wheel")
    return { name: "bonus", startsWith: "wheel-turned" satisfies LinesEvent["type"] };
  if (feature?.kind === "bonus-trail")
    return { name: "bonus", startsWith: "trail-started" satisfies LinesEvent["type"] };
  return freeSpinsFeature;
}

function layoutOf(data: LinesData): LinesLayout {
  return {
    kind: "lines",
    ...reelsLayoutOf(data),
    freeSpins: {
      scatters: TRIGGERING_SCATTERS,
      spins: data.freeSpins.spins,
      maximumSpins: data.freeSpins.spins * data.freeSpins.multipliers.length,
      multipliers: [...data.freeSpins.multipliers],
    },
    ...(data.feature && { feature: data.feature }),
  };
}
