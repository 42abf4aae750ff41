import { z } from "zod";
import { gridFor } from "./grid-sizes.ts";
import { featureFor } from "./lines-features.ts";
import type { Order } from "./order.ts";
import { type Range, type Wanted, wantedAt } from "./wanted.ts";

/** What a search needs of a title of the catalogue. */
const Title = z.object({
  code: z.string(),
  categories: z.array(z.string()),
  subCategories: z.array(z.object({ categoryId: z.int() })),
  model: z.string(),
  slotSymbols: z.array(z.string()).min(8),
});

/** Sub-categories that promise another mechanic: virtuals, Megaways, classic slots, virtual sports, aviator. */
const OTHERS = new Set([1, 6, 8, 30, 31]);

/**
 * The slots of the catalogue that stay with a mechanic by their sub-categories: one order for each, its symbols named after its pictures. A
 * title that should have a feature or another grid has a second one.
 */
export function ordersFor(
  titles: readonly unknown[],
  models: ReadonlyMap<string, { mechanic: string }>,
  mechanic: string,
  range: Range,
): Order[] {
  return titles
    .map((title) => Title.parse(title))
    .filter(
      ({ categories, subCategories, model }) =>
        categories.includes("slots") &&
        models.get(model)?.mechanic === mechanic &&
        !subCategories.some(({ categoryId }) => OTHERS.has(categoryId)),
    )
    .flatMap((title, place, all): Order[] => {
      const plain = orderFor(title, wantedAt(place, range));
      const wanted = wantedAt(all.length + place, range);
      const feature = mechanic === "lines" ? featureFor(title.code) : undefined;
      if (feature) return [plain, { ...orderFor(title, wanted), id: feature.id, feature: feature.kind }];
      const grid = mechanic === "clusters" ? gridFor(title.code) : undefined;
      if (!grid) return [plain];
      const sized = { ...orderFor(title, wanted), id: grid.id, grid };
      // A title that never had a model of its own needs only the one of its size.
      return models.has(title.code) ? [plain, sized] : [sized];
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

/** A symbol's id has at most 24 letters; a picture's name may be longer. */
function symbolNamed(picture: string): string {
  return picture.slice(0, 24).replace(/-$/, "");
}
