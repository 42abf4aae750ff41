import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import type { Engine } from "../engine.ts";
import { type Figures, volatilityOf } from "../exact/figures.ts";
import { toDecimal, toPercent } from "../exact/rational.ts";

/** A game's sheet as text: its figures, freshly computed from the configuration, and its pays. */
export function writeSheet(engine: Engine): string {
  const figures = engine.computeFigures();
  const { numerator, denominator } = figures.returnToPlayer;
  return [
    engine.id,
    row("return to player", `${toPercent(figures.returnToPlayer, 6)} % (cut)`),
    row("exactly", `${numerator} / ${denominator}`),
    row("hit rate", hitRate(figures)),
    row(
      "volatility",
      `${volatilityOf(figures.standardDeviation)} (standard deviation ${spread(figures)} stakes)`,
    ),
    row("largest win", `${toDecimal(figures.maxWinMultiple, 2)} stakes`),
    row("stakes in EUR", engine.stakes.map((stake) => (Number(stake) / 100).toFixed(2)).join(" ")),
    "",
    ...layoutLines(engine.layout(1n)),
  ].join("\n");
}

/** A game on one line, from its released figures. */
export function summaryLine(engine: Engine): string {
  const { figures, id } = engine;
  const percent = `${toPercent(figures.returnToPlayer, 4)} %`;
  const level = volatilityOf(figures.standardDeviation);
  const largest = `${toDecimal(figures.maxWinMultiple, 2)} stakes`;
  return `${id.padEnd(22)}${percent.padEnd(12)}hits ${toPercent(figures.hitRate, 2)} %   ${level.padEnd(8)}largest win ${largest}`;
}

function hitRate({ hitRate: rate }: Figures): string {
  return `${toPercent(rate, 4)} % (${rate.numerator} / ${rate.denominator})`;
}

function spread({ standardDeviation }: Figures): string {
  return standardDeviation.toFixed(3);
}

function row(label: string, text: string): string {
  return `  ${label.padEnd(18)}${text}`;
}

function layoutLines(layout: GameSheet["layout"]): string[] {
  switch (layout.kind) {
    case "lines":
      return [
        ...coinLines(layout),
        row(
          "free spins",
          `${layout.freeSpins.spins} for ${layout.freeSpins.scatters} scatters, at most ${layout.freeSpins.maximumSpins}, ` +
            `multiplier ${layout.freeSpins.multipliers.join(", ")} with each retrigger`,
        ),
        row("lines", `${layout.lines.length}, from the left`),
      ];
    case "clusters":
      return [
        ...coinLines(layout),
        row("multipliers", `${layout.multipliers.join(", ")} with each drop, then it stays`),
      ];
    case "card":
      return layout.prizes.map(({ multiple, oneIn }) => row(`${multiple} ×`, `1 in ${oneIn}`));
    case "roulette":
      return spotLines(layout.spots);
  }
}

type Coins = Pick<Extract<GameSheet["layout"], { kind: "lines" }>, "coinsPerStake" | "paytable">;

/** One line per symbol: "crown  5: 1000  4: 250  3: 60". */
function coinLines({ coinsPerStake, paytable }: Coins): string[] {
  const bySymbol = Map.groupBy(paytable, ({ symbol }) => symbol);
  const pays = [...bySymbol].map(([symbol, rows]) =>
    row(
      symbol,
      rows
        .map(({ count, coins }) => `${count}: ${coins}`.padEnd(11))
        .join("")
        .trimEnd(),
    ),
  );
  return [row("pays in coins", `${coinsPerStake} coins to the stake`), ...pays];
}

/** One line per kind of bet, with the number of its spots. */
function spotLines(spots: Extract<GameSheet["layout"], { kind: "roulette" }>["spots"]): string[] {
  const byKind = Map.groupBy(spots, ({ kind }) => kind);
  return [...byKind].map(([kind, alike]) => {
    const { pays, pockets } = alike[0] as (typeof spots)[number];
    return row(kind, `pays ${pays} to 1, ${pockets.length} of 37 pockets, ${alike.length} on the table`);
  });
}
