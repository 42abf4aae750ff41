import type { RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { GameTexts, TextKey } from "../../texts/texts.ts";

type Spot = Pick<RouletteLayout["spots"][number], "spot" | "kind" | "pockets">;

/** A spot's name: "Split 1, 2", "2nd 12, Dozen 2", "Red". It includes the printed label, for users of voice control. */
export function nameOf(spot: Spot, t: GameTexts): string {
  const place = spot.spot.split("-").at(-1) ?? "";
  const name = t(`spot_${spot.kind}`, { numbers: spot.pockets.join(", "), place });
  const label = labelOf(spot, t);
  return name.includes(label) ? name : `${label}, ${name}`;
}

/** The label printed on the table. Spots on lines have none. */
export function labelOf({ spot, kind, pockets }: Spot, t: GameTexts): string {
  if (kind === "straight") return String(pockets[0]);
  if (kind === "column") return t("label_column");
  if (kind === "dozen") return t(`label_dozen_${spot.split("-").at(-1)}` as TextKey);
  if (kind === "low" || kind === "high") return t(`spot_${kind}`);
  if (kind === "red" || kind === "black" || kind === "odd" || kind === "even") return t(`label_${kind}`);
  return "";
}
