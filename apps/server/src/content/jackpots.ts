import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { type Jackpot, JackpotFile } from "@bellwether/contract/content/jackpot.ts";
import {
  findModel,
  isInReturnBand,
  jackpotReturn,
  type Models,
  sheetFor,
  sumOfReturns,
} from "@bellwether/games";
import { z } from "zod";
import type { ContentFiles } from "./content-files.ts";

/**
 * Reads `content/jackpots`, with the titles that take part.
 * @throws an error naming the file and the field: one that does not match the schema, a sub-category without titles or with one of a live table,
 * or the title whose return with its jackpots leaves the band at some stake.
 */
export function readJackpots(
  files: ContentFiles,
  titles: readonly CatalogueTitle[],
  models: Models,
): Jackpot[] {
  const jackpots = files.list("content/jackpots").map((file) => {
    const path = `content/jackpots/${file}`;
    const parsed = JackpotFile.safeParse(files.read(path));
    if (!parsed.success) throw new Error(`${path}:\n${z.prettifyError(parsed.error)}`);
    if (file !== `${parsed.data.id}.json`) throw new Error(`${path}: id: it is ${parsed.data.id}`);
    return { ...parsed.data, gameCodes: codesOf(path, parsed.data, titles, models) };
  });
  refuseOutsideBand(jackpots, titles, models);
  return jackpots;
}

function codesOf(
  path: string,
  { subCategories }: JackpotFile,
  titles: readonly CatalogueTitle[],
  models: Models,
) {
  const isIn = (title: CatalogueTitle) =>
    title.model !== undefined &&
    title.subCategories.some(({ categoryId }) => subCategories.includes(categoryId));
  const members = titles.filter(isIn);
  // A pot is drawn from a round's own seeds, which a table's bet does not have.
  const shared = members.find(({ model }) => model && findModel(models, model).rules.kind === "shared");
  if (shared)
    throw new Error(
      `${path}: subCategories: ${shared.code} is played at live tables, whose stakes add to no pot`,
    );
  const codes = members.map(({ code }) => code);
  if (codes.length === 0)
    throw new Error(`${path}: subCategories: no title that is played is in ${subCategories}`);
  return codes;
}

/** The whole return of a title is its model's and its jackpots', at every stake. */
function refuseOutsideBand(
  jackpots: readonly Jackpot[],
  titles: readonly CatalogueTitle[],
  models: Models,
): void {
  for (const { code, model: id } of titles) {
    const own = jackpots.filter(({ gameCodes }) => gameCodes.includes(code));
    if (own.length === 0 || id === undefined) continue;
    const model = findModel(models, id);
    for (const stake of sheetFor(model, "EUR").stakes.map(Number)) {
      const shares = own.map((jackpot) => jackpotReturn(jackpot, stake));
      if (isInReturnBand(sumOfReturns([model.figures.returnToPlayer, ...shares]))) continue;
      const names = own.map((jackpot) => `content/jackpots/${jackpot.id}.json`).join(" and ");
      throw new Error(`${names}: the return of ${code} at a stake of ${stake} cents is outside 90 to 97.5 %`);
    }
  }
}
