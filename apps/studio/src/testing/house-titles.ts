import { readdirSync, readFileSync } from "node:fs";
import { type CatalogueTitle, CatalogueTitles } from "@bellwether/contract/content/index.ts";
import { TableFile } from "@bellwether/contract/content/table.ts";
import type { GameSheet } from "@bellwether/contract/studio/index.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { findModel, type Model, releasedModels } from "@bellwether/games";
import { mechanics } from "@bellwether/games/mechanics/index.ts";
import { usualInputs } from "@bellwether/games/rounds/usual-play.ts";
import { inject } from "vitest";

/** A title of the catalogue and the model that it plays. */
export type HouseTitle = { readonly title: CatalogueTitle; readonly model: Model };

const catalogue = new URL("../../../../content/catalogue/", import.meta.url);
const models = releasedModels();

/** All titles with a model. They keep their categories, and get one provider and game ids from 1000. */
const playable: readonly HouseTitle[] = readdirSync(catalogue)
  .filter((file) => file.endsWith(".json"))
  .flatMap((file) => CatalogueTitles.parse(JSON.parse(readFileSync(new URL(file, catalogue), "utf8"))))
  .flatMap((title) => (title.model ? [{ title, model: findModel(models, title.model) }] : []))
  .map(({ title, model }, place) => ({ title: { ...title, provider: "BW", gameId: 1_000 + place }, model }));

/** Mechanics whose rounds are played at a live table; apps/studio/src/tables tests them. */
const shared = new Set(
  [...models.values()].filter(({ rules }) => rules.kind === "shared").map(({ mechanic }) => mechanic),
);

/** The kind of a title: its family, and which functions its rules have. The studio treats all titles of a kind in the same way. */
const kindOf = ({ model: { family, rules } }: HouseTitle) =>
  `${family} ${Object.keys(rules).sort().join(" ")}`;

/** The first title of each kind; in a full run, all titles. */
function oneOfEachKind<Title extends HouseTitle>(titles: readonly Title[]): readonly Title[] {
  if (inject("isFullSize")) return titles;
  return titles.filter(
    (title, place) => titles.findIndex((each) => kindOf(each) === kindOf(title)) === place,
  );
}

/** The first title of each mechanic of solo games. */
const firstTitles: readonly HouseTitle[] = mechanics
  .filter(({ id }) => !shared.has(id))
  .map(({ id }) => {
    const found = playable.find(({ model }) => model.mechanic === id);
    if (!found) throw new Error(`no title plays ${id}`);
    return found;
  });

/** A title of each mechanic of solo games; in a short run, of each kind of them. */
export const titlesByMechanic = oneOfEachKind(firstTitles);

/** A live table with short phases, its title, and its model. */
export type HouseTable = HouseTitle & { readonly table: TableFile };

const tableFolder = new URL("../../../../content/tables/", import.meta.url);
const PHASES = { bettingMs: 10_000, drawnMs: 2_000, paidMs: 2_000 };

/** For each shared mechanic the table with the smallest minimum stake, open at all hours. Lotteries run by the clock here. */
const cheapestTables: readonly HouseTable[] = [...shared].map((mechanic) => {
  const [cheapest] = readdirSync(tableFolder)
    .map((file) => TableFile.parse(JSON.parse(readFileSync(new URL(file, tableFolder), "utf8"))))
    .filter(({ model }) => findModel(models, model).mechanic === mechanic)
    .toSorted((one, other) => one.limits.minimumStake - other.limits.minimumStake);
  const house = playable.find(({ title }) => title.code === cheapest?.gameCode);
  if (!cheapest || !house) throw new Error(`no table plays ${mechanic}`);
  const { hours: _, calendar: __, ...table } = cheapest;
  return { ...house, table: { ...table, phases: PHASES } };
});

/** A table of each shared mechanic; in a short run, of each kind of them. */
export const tablesByMechanic = oneOfEachKind(cheapestTables);

/** One slot for each combination of categories in the catalogue. */
export const slotsByCategories: readonly HouseTitle[] = [
  ...new Map(
    playable
      .filter(({ model }) => model.family === "slots")
      .map((each) => [each.title.categories.join(), each] as const),
  ).values(),
];

/** The smallest stake that can be played, with the input for which the model's figures are computed. */
export function smallestWish(model: Model, sheet: GameSheet): { stakeMinor: string; input: RoundInput } {
  const smallest = BigInt(sheet.stakes[0] ?? "0");
  const { coins = 1 } = usualInputs(model)(smallest) as { coins?: number };
  const stakeMinor = smallest * BigInt(coins);
  return { stakeMinor: stakeMinor.toString(), input: usualInputs(model)(stakeMinor) as RoundInput };
}
