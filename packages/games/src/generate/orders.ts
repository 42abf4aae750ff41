import { z } from "zod";
import { gridFor } from "./grid-sizes.ts";
import { featureFor } from "./lines-features.ts";
import { MANY_LINES_RANGE, manyLinesFor } from "./many-lines.ts";
import type { Order } from "./order.ts";
import { type Range, type Wanted, wantedAt } from "./wanted.ts";

/** The part of a title of the catalogue that a search needs. */
const Title = z.object({
  code: z.string(),
  categories: z.array(z.string()),
  subCategories: z.array(z.object({ categoryId: z.int() })),
  /** Absent for a title that opens soon. */
  model: z.string().optional(),
  slotSymbols: z.array(z.string()).min(8),
});

/** The categories with slots. */
const SLOTS = new Set(["slots", "jackpots"]);
const MEGAWAYS = 6;
const CLASSIC_SLOTS = 8;
const GRID_SLOTS = 9;
/** Sub-categories that promise another mechanic: virtuals, Megaways, classic slots, virtual sports, aviator. */
const EXCLUDED_SUB_CATEGORIES = new Set([1, MEGAWAYS, CLASSIC_SLOTS, 30, 31]);

/** The titles that a search finds models for, and the id of a title's model. */
export type TitleChoice = {
  readonly takes: (title: { code: string; subCategories: readonly number[] }) => boolean;
  readonly idOf: (code: string) => string;
};

/** The Megaways titles, except those that are also grid slots. */
export const ofMegaways: TitleChoice = {
  takes: ({ subCategories }) => subCategories.includes(MEGAWAYS) && !subCategories.includes(GRID_SLOTS),
  idOf: (code) => code,
};

/** The titles of classic slots. */
export const ofClassicSlots: TitleChoice = {
  takes: ({ subCategories }) => subCategories.includes(CLASSIC_SLOTS),
  idOf: (code) => code,
};

/** Takes these titles, even if they have a model of another mechanic. */
export const ofCodes = (codes: readonly string[], idOf: TitleChoice["idOf"]): TitleChoice => ({
  takes: ({ code }) => codes.includes(code),
  idOf,
});

/**
 * The search orders for the titles that the choice takes. Without a choice these are the titles whose model is of this mechanic and whose
 * sub-categories promise no other mechanic. Symbols are named after the title's pictures. A title whose own model is of another mechanic
 * gets a second model with the mechanic in its id. A title with a feature or another grid gets an order for that model too.
 */
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
        categories.some((category) => SLOTS.has(category)) &&
        (choice
          ? choice.takes({ code, subCategories: subCategories.map(({ categoryId }) => categoryId) })
          : models.get(model ?? "")?.mechanic === mechanic &&
            !subCategories.some(({ categoryId }) => EXCLUDED_SUB_CATEGORIES.has(categoryId))),
    )
    .flatMap((title, place, all): Order[] => {
      const { code } = title;
      const named = (models.get(code)?.mechanic ?? mechanic) === mechanic ? code : `${code}-${mechanic}`;
      const plain = { ...orderFor(title, wantedAt(place, range)), id: choice ? choice.idOf(code) : named };
      const wanted = wantedAt(all.length + place, range);
      const feature = mechanic === "lines" ? featureFor(code) : undefined;
      if (feature) return [plain, { ...orderFor(title, wanted), id: feature.id, feature: feature.kind }];
      const many = mechanic === "lines" ? manyLinesFor(code) : undefined;
      if (many) {
        const target = wantedAt(all.length + place, MANY_LINES_RANGE);
        return [plain, { ...orderFor(title, target), id: many.id, lines: many }];
      }
      const grid = mechanic === "clusters" ? gridFor(code) : undefined;
      if (!grid) return [plain];
      const sized = { ...orderFor(title, wanted), id: grid.id, grid };
      // A title that never had a model of its own needs only the model of its grid size.
      return models.has(code) ? [plain, sized] : [sized];
    });
}

function orderFor({ code, slotSymbols }: z.infer<typeof Title>, wanted: Wanted): Order {
  const symbols = slotSymbols.map(symbolNamed);
  return {
    id: code,
    paying: symbols.slice(0, -1),
    wild: symbols.at(-1) as string,
    scatter: symbols.includes("admission-tickets") ? "ticket" : "admission-tickets",
    wanted,
  };
}

/** A symbol's id has at most 24 letters; a picture's name can be longer. */
function symbolNamed(picture: string): string {
  return picture.slice(0, 24).replace(/-$/, "");
}
