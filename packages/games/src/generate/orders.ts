import { z } from "zod";
import type { Order } from "./order.ts";
import { type Range, wantedAt } from "./wanted.ts";

/** What a search needs of a title of the catalogue. */
const Title = z.object({
  code: z.string(),
  categories: z.array(z.string()),
  subCategories: z.array(z.object({ categoryId: z.int() })),
  /** Absent where the game opens later. */
  model: z.string().optional(),
  slotSymbols: z.array(z.string()).min(8),
});

const MEGAWAYS = 6;
const GRID_SLOTS = 9;
/** Sub-categories that promise another mechanic: virtuals, Megaways, classic slots, virtual sports, aviator. */
const OTHERS = new Set([1, MEGAWAYS, 8, 30, 31]);

/** Which titles a search finds models for, and the id of a title's model. */
export type TitleChoice = {
  readonly takes: (title: { code: string; subCategories: readonly number[] }) => boolean;
  readonly idOf: (code: string) => string;
};

/** The titles of Megaways, except those that are grids as well. */
export const ofMegaways: TitleChoice = {
  takes: ({ subCategories }) => subCategories.includes(MEGAWAYS) && !subCategories.includes(GRID_SLOTS),
  idOf: (code) => code,
};

/** These titles, which may have a model of another mechanic already. */
export const ofCodes = (codes: readonly string[], idOf: TitleChoice["idOf"]): TitleChoice => ({
  takes: ({ code }) => codes.includes(code),
  idOf,
});

/** The slots of the catalogue that stay with a mechanic by their sub-categories: one order for each, its symbols named after its pictures. */
export function ordersFor(
  titles: readonly unknown[],
  models: ReadonlyMap<string, { mechanic: string }>,
  mechanic: string,
  range: Range,
  choice?: TitleChoice,
): Order[] {
  return titles
    .map((title) => Title.parse(title))
    .filter(
      ({ code, categories, subCategories, model }) =>
        categories.includes("slots") &&
        (choice
          ? choice.takes({ code, subCategories: subCategories.map(({ categoryId }) => categoryId) })
          : models.get(model ?? "")?.mechanic === mechanic &&
            !subCategories.some(({ categoryId }) => OTHERS.has(categoryId))),
    )
    .map(({ code, slotSymbols }, place) => {
      const symbols = slotSymbols.map(symbolNamed);
      return {
        id: choice ? choice.idOf(code) : code,
        paying: symbols.slice(0, -1),
        wild: symbols.at(-1) as string,
        scatter: symbols.includes("admission-tickets") ? "ticket" : "admission-tickets",
        wanted: wantedAt(place, range),
      };
    });
}

/** A symbol's id has at most 24 letters; a picture's name may be longer. */
function symbolNamed(picture: string): string {
  return picture.slice(0, 24).replace(/-$/, "");
}
