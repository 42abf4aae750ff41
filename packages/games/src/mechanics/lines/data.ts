import { z } from "zod";
import { BonusBuyData } from "../../rules/parts.ts";
import { fiveReelsShape, PayByCount } from "../../slots/five-reels.ts";
import { FreeSpins } from "../../slots/free-spins.ts";
import type { BonusTrail, BonusWheel } from "./bonus.ts";
import { type GiantSymbols, hasWildReels, LinesFeature, type UpgradingSymbols } from "./feature.ts";
import { AnteBetData, PurchaseData } from "./sales-data.ts";

/**
 * Reels with paying lines. A spin shows `rows` adjacent places of each strip. `scatterPays` are in coins. Scatters are at least `rows` apart,
 * so that a reel shows at most one. Models without a `feature` have plain wilds.
 */
export const linesReelsShape = {
  ...fiveReelsShape(4),
  rows: z.int().min(3).max(4),
  scatter: z.string(),
  scatterPays: PayByCount,
};

/**
 * The data of a lines slot: its reels and its free spins. With `bonusBuy` the free spins can be bought. Newer models have a menu of
 * `purchases` in its place, and may have an `anteBet`.
 */
export const LinesData = z
  .strictObject({
    ...linesReelsShape,
    freeSpins: FreeSpins,
    feature: LinesFeature.optional(),
    bonusBuy: BonusBuyData.optional(),
    purchases: z.array(PurchaseData).min(1).max(4).optional(),
    anteBet: AnteBetData.optional(),
  })
  .check(({ value, issues }) => {
    const refuse: Refuse = (path, message) => issues.push({ code: "custom", input: value, path, message });
    checkReels(value, refuse);
    if (value.feature) checkFeature(value, value.feature, refuse);
    checkSales(value, refuse);
  });
export type LinesData = z.infer<typeof LinesData>;

/** The reels and lines without the free spins and their price. */
export type LinesReels = Omit<LinesData, "freeSpins" | "bonusBuy" | "purchases" | "anteBet">;

export type Refuse = (path: (string | number)[], message: string) => void;

/** Refuses a feature that the rules cannot play. */
function checkFeature(value: LinesData, feature: LinesFeature, refuse: Refuse): void {
  const { freeSpins, linePays, strips, wild } = value;
  switch (feature.kind) {
    case "book":
      for (const [place, { symbol }] of feature.symbols.entries())
        if (!linePays[symbol]) refuse(["feature", "symbols", place], `${symbol} pays on no line`);
      return;
    case "multiplier-wilds": {
      const most = Math.max(...Object.values(feature.wilds)) ** 4 * Math.max(...freeSpins.multipliers);
      if (most > 1000) refuse(["feature", "wilds"], "four wilds multiply by more than 1,000");
      return;
    }
    case "mystery-symbols": {
      const symbols = feature.reveals.map(({ symbol }) => symbol);
      if (new Set(symbols).size !== symbols.length) refuse(["feature", "reveals"], "a symbol occurs twice");
      for (const [place, symbol] of symbols.entries())
        if (!linePays[symbol] && symbol !== wild)
          refuse(["feature", "reveals", place], `${symbol} neither pays nor is the wild`);
      if (symbols.includes(wild) && strips[0]?.includes(feature.symbol))
        refuse(["feature", "reveals"], "a mystery symbol on the first reel would become a wild");
      if (!strips.some((strip) => strip.includes(feature.symbol)))
        refuse(["feature", "symbol"], `no strip has ${feature.symbol}`);
      return;
    }
    case "upgrading-symbols":
      checkLadder(value, feature, refuse);
      return;
    case "linked-reels":
      checkLinks(strips, feature.sets, refuse);
      return;
    case "giant-symbols":
      checkGiants(value, feature, refuse);
      return;
    case "bonus-wheel":
      checkWheel(freeSpins, feature, refuse);
      return;
    case "bonus-trail":
      checkTrail(feature, refuse);
  }
}

/** Refuses a menu or an ante bet that the rules cannot play. */
function checkSales(value: LinesData, refuse: Refuse): void {
  const { anteBet, bonusBuy, coinsPerStake, feature, freeSpins, purchases = [] } = value;
  if (bonusBuy && purchases.length > 0) refuse(["bonusBuy"], "the menu of purchases has the free spins too");
  if (
    (bonusBuy || purchases.length > 0) &&
    (feature?.kind === "bonus-wheel" || feature?.kind === "bonus-trail")
  )
    refuse(["feature"], "a purchase starts with free spins, and not with a bonus");
  if (new Set(purchases.map(({ id }) => id)).size !== purchases.length)
    refuse(["purchases"], "an id occurs twice");
  for (const [place, { level }] of purchases.entries())
    if (level >= freeSpins.multipliers.length)
      refuse(["purchases", place, "level"], "the free spins have no such multiplier");
  if (!anteBet) return;
  if (anteBet.coins <= coinsPerStake) refuse(["anteBet", "coins"], "the ante costs nothing");
  const turned = { ...value, strips: anteBet.strips };
  const refuseAnte: Refuse = (path, message) => refuse(["anteBet", ...path], message);
  checkReels(turned, refuseAnte);
  if (feature) checkFeature(turned, feature, refuseAnte);
}

function checkLadder(
  { linePays, strips }: LinesData,
  { ladder, symbol }: UpgradingSymbols,
  refuse: Refuse,
): void {
  for (const [place, each] of ladder.entries()) {
    const pays = linePays[each];
    const below = linePays[ladder[place - 1] ?? ""];
    if (!pays) refuse(["feature", "ladder", place], `${each} pays on no line`);
    else if (below && below[5] >= pays[5])
      refuse(["feature", "ladder", place], `${each} pays no more than the one before`);
  }
  if (new Set(ladder).size !== ladder.length) refuse(["feature", "ladder"], "a symbol occurs twice");
  if (!strips.some((strip) => strip.includes(symbol)))
    refuse(["feature", "symbol"], `no strip has ${symbol}`);
}

function checkGiants(
  { linePays, wild, scatter }: LinesData,
  { symbols, paid, free }: GiantSymbols,
  refuse: Refuse,
): void {
  for (const [place, symbol] of symbols.entries())
    if (!linePays[symbol] && symbol !== wild && symbol !== scatter)
      refuse(["feature", "symbols", place], `no symbol ${symbol}`);
  for (const [list, blocks] of [
    ["paid", paid],
    ["free", free],
  ] as const) {
    for (const [place, { reels }] of blocks.entries()) {
      const path = ["feature", list, place];
      if (reels.length === 1) refuse(path, "a block has two or three reels");
      if (reels.length === 0 && list === "free") refuse(path, "a free spin has no block");
      if (!areSideBySide(reels)) refuse(path, "the reels are not side by side, from left to right");
      if (reels[0] === 0 && symbols.includes(wild))
        refuse(path, "a giant wild on the first reel has no pay of its own");
    }
    if (new Set(blocks.map(({ reels }) => reels.join())).size !== blocks.length)
      refuse(["feature", list], "a block occurs twice");
  }
  if (paid.every(({ reels }) => reels.length === 0)) refuse(["feature", "paid"], "there is no block");
}

const areSideBySide = (reels: readonly number[]) =>
  reels.every((reel, index) => index === 0 || reel === (reels[index - 1] ?? 0) + 1);

function checkLinks(
  strips: LinesData["strips"],
  sets: readonly { reels: readonly number[] }[],
  refuse: Refuse,
): void {
  for (const [place, { reels }] of sets.entries())
    if (!areSideBySide(reels))
      refuse(["feature", "sets", place], "the reels are not side by side, from left to right");
  if (new Set(sets.map(({ reels }) => reels.join())).size !== sets.length)
    refuse(["feature", "sets"], "a set occurs twice");
  const linked = strips.filter((_, reel) => sets.some(({ reels }) => reels.includes(reel)));
  if (new Set(linked.map((strip) => strip.join(" "))).size !== 1)
    refuse(["feature", "sets"], "linked reels have different strips");
}

function checkWheel({ spins, multipliers }: FreeSpins, { segments }: BonusWheel, refuse: Refuse): void {
  const awards = segments.flatMap((segment) => ("spins" in segment ? [segment] : []));
  if (awards.length === 0 || awards.length === segments.length)
    refuse(["feature", "segments"], "the wheel has either no prize or no free spins");
  if (Math.max(...awards.map((award) => award.spins)) !== spins)
    refuse(["freeSpins", "spins"], "these are not the most free spins of the wheel");
  if (multipliers.some((multiplier) => multiplier !== 1))
    refuse(["freeSpins", "multipliers"], "the multiplier of a wheel's free spins is that of the segment");
}

function checkTrail({ places }: BonusTrail, refuse: Refuse): void {
  const end = places.length - 1;
  for (const [place, at] of places.entries()) {
    if (!("move" in at)) continue;
    const path = ["feature", "places", place];
    const target = places[place + at.move];
    if (place === end) refuse(path, "the end has no prize");
    else if (!target || "move" in target || place + at.move === end)
      refuse(path, "the move does not lead to a place with a prize before the end");
  }
}

/** Refuses strips and lines that the rules cannot play. */
export function checkReels(reels: LinesReels, refuse: Refuse): void {
  const { feature, rows } = reels;
  const paying = Object.keys(reels.linePays);
  const wilds = [reels.wild, ...(feature?.kind === "multiplier-wilds" ? Object.keys(feature.wilds) : [])];
  const others =
    feature?.kind === "mystery-symbols" || feature?.kind === "upgrading-symbols" ? [feature.symbol] : [];
  const known = new Set([...paying, ...wilds, ...others, reels.scatter]);
  if (known.size !== paying.length + wilds.length + others.length + 1)
    refuse(["feature"], "a symbol has two roles");
  const near = (strip: readonly string[], place: number, symbol: string) =>
    Array.from({ length: rows - 1 }, (_, row) => row + 1).some(
      (row) => strip[(place + row) % strip.length] === symbol,
    );
  for (const [reel, strip] of reels.strips.entries()) {
    for (const [place, symbol] of strip.entries()) {
      if (!known.has(symbol)) refuse(["strips", reel], `no symbol ${symbol}`);
      if (symbol === reels.scatter && near(strip, place, reels.scatter))
        refuse(["strips", reel], "two scatters in one window");
      if (feature?.kind === "upgrading-symbols" && symbol === feature.symbol && near(strip, place, symbol))
        refuse(["strips", reel], "two upgrade symbols in one window");
      if (!hasWildReels(feature)) continue;
      const other = symbol === reels.scatter ? reels.wild : symbol === reels.wild ? reels.scatter : undefined;
      if (other && near(strip, place, other))
        refuse(["strips", reel], "a wild that fills its reel would cover a scatter");
    }
  }
  if (reels.strips[0]?.some((symbol) => wilds.includes(symbol)))
    refuse(["strips", 0], "the first reel has no wild, which has no pay of its own");
  for (const [line, path] of reels.lines.entries())
    if (path.some((row) => row >= rows)) refuse(["lines", line], "a line leaves the reels");
  if (new Set(reels.lines.map((path) => path.join())).size !== reels.lines.length)
    refuse(["lines"], "a line occurs twice");
}
