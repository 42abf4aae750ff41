import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { Site } from "../../request/site.ts";
import type { WordedPromotion } from "../offers.ts";
import { eurosFor, type Reader } from "../promotion-figures.ts";

export type PromotionDrops = OutputOf<typeof calls.drops>;

/** A promotion's drops, with the amount of one in the reader's currency. */
export type ShownDrops = { drops: PromotionDrops; amount: string };

/** Undefined for a promotion of another kind, and if the gate does not answer. */
export async function loadDrops(
  site: Site,
  { name, rule }: WordedPromotion,
  reader: Reader,
): Promise<ShownDrops | undefined> {
  if (rule?.kind !== "cash-drop") return undefined;
  const drops = await site.gate.call("drops", { promotion: name }).catch(() => undefined);
  return drops && { drops, amount: eurosFor(reader, rule.drop) };
}
