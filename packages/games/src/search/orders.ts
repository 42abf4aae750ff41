import { z } from "zod";
import type { Order } from "./order.ts";
import type { FindData, Search, TitleChoice } from "./search.ts";
import { type Wanted, wantedAt } from "./wanted.ts";

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

/** The titles whose model is of this mechanic. */
export const ofMechanic = (mechanic: string, idOf: TitleChoice["idOf"]): TitleChoice => ({
  takes: (title) => title.mechanic === mechanic,
  idOf,
});

/** Takes these titles, even if they have a model of another mechanic. */
export const ofCodes = (codes: readonly string[], idOf: TitleChoice["idOf"]): TitleChoice => ({
  takes: ({ code }) => codes.includes(code),
  idOf,
});

/** An order with the search for its data, and how far from the target the figures may be. */
export type PlacedOrder = Order & { readonly findData: FindData; readonly slack: number };

const SLACK = 1.5;

/**
 * The search orders for the titles that the search takes. Without a choice these are the titles whose model is of this mechanic and whose
 * sub-categories promise no other mechanic. Symbols are named after the title's pictures. A title whose own model is of another mechanic
 * gets a second model with the mechanic in its id. A title with a further model gets an order for that model too.
 */
export function ordersFor(
  titles: readonly unknown[],
  models: ReadonlyMap<string, { mechanic: string }>,
  mechanic: string,
  { range, findData, choice, furtherFor }: Search,
): PlacedOrder[] {
  return titles
    .map((title) => Title.parse(title))
    .filter(
      ({ code, categories, subCategories, model }) =>
        categories.some((category) => SLOTS.has(category)) &&
        (choice
          ? choice.takes({
              code,
              subCategories: subCategories.map(({ categoryId }) => categoryId),
              mechanic: models.get(model ?? "")?.mechanic,
            })
          : models.get(model ?? "")?.mechanic === mechanic &&
            !subCategories.some(({ categoryId }) => EXCLUDED_SUB_CATEGORIES.has(categoryId))),
    )
    .flatMap((title, place, all): PlacedOrder[] => {
      const { code } = title;
      const named = (models.get(code)?.mechanic ?? mechanic) === mechanic ? code : `${code}-${mechanic}`;
      const id = choice ? choice.idOf(code) : named;
      const usual = { ...orderFor(title, wantedAt(place, range)), id, findData, slack: SLACK };
      const further = furtherFor?.(code);
      if (!further) return [usual];
      const wanted = wantedAt(all.length + place, further.range ?? range);
      const other = {
        ...orderFor(title, wanted),
        id: further.id,
        findData: further.findData,
        slack: further.slack ?? SLACK,
      };
      return further.isEnough && !models.has(usual.id) ? [other] : [usual, other];
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
