import { z } from "zod";
import type { Order } from "./order.ts";
import { type Range, wantedAt } from "./wanted.ts";

/** What a search needs of a title of the catalogue. */
const Title = z.object({
  code: z.string(),
  categories: z.array(z.string()),
  subCategories: z.array(z.object({ categoryId: z.int() })),
  /** Absent where a title opens soon. */
  model: z.string().optional(),
  slotSymbols: z.array(z.string()).min(8),
});

/** The categories with slots. */
const SLOTS = new Set(["slots", "jackpots"]);
/** Sub-categories that promise another mechanic: virtuals, Megaways, classic slots, virtual sports, aviator. */
const OTHERS = new Set([1, 6, 8, 30, 31]);
/** The sub-category that promises a mechanic: its titles play it, whatever model they name today. */
const PROMISED: Readonly<Record<string, number>> = { classic: 8 };
/**
 * The titles of the catalogue that play a mechanic: those of the sub-category that promises it, otherwise those whose model is of it and whose
 * sub-categories promise no other. One order for each, its symbols named after its pictures. A title whose own model is of another mechanic gets
 * a second one with the mechanic in its name.
 */
export function ordersFor(
  titles: readonly unknown[],
  models: ReadonlyMap<string, { mechanic: string }>,
  mechanic: string,
  range: Range,
): Order[] {
  const promised = PROMISED[mechanic];
  return titles
    .map((title) => Title.parse(title))
    .filter(
      ({ categories, subCategories, model }) =>
        categories.some((category) => SLOTS.has(category)) &&
        (promised === undefined
          ? models.get(model ?? "")?.mechanic === mechanic &&
            !subCategories.some(({ categoryId }) => OTHERS.has(categoryId))
          : subCategories.some(({ categoryId }) => categoryId === promised)),
    )
    .map(({ code, slotSymbols }, place) => {
      const symbols = slotSymbols.map(symbolNamed);
      return {
        id: (models.get(code)?.mechanic ?? mechanic) === mechanic ? code : `${code}-${mechanic}`,
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
