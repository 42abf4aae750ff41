import { readFileSync } from "node:fs";
import { type Promotion, promotionSchema } from "@bellwether/contract/content/promotion.ts";

/** A promotion as its file has it, for the fixture's titles: its rule counts their categories. */
export function promotionFile(
  name: string,
  change: (promotion: Promotion) => Promotion = (promotion) => promotion,
): Promotion {
  const file = new URL(`../../../../content/promotions/${name}.json`, import.meta.url);
  return change(promotionSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}
