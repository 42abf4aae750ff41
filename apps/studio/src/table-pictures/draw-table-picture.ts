import { createHash } from "node:crypto";
import type { TableFile } from "@bellwether/contract/content/table.ts";
import { paintBaccarat } from "./paint-baccarat.ts";
import { paintBalls } from "./paint-balls.ts";
import { paintBlackjack, paintHoldem } from "./paint-card-tables.ts";
import { paintCrash, paintMatch, paintRace } from "./paint-events.ts";
import { paintRoulette } from "./paint-roulette.ts";
import { paintDice, paintTopCard, paintWall, paintWheelPicture } from "./paint-shows.ts";
import { type DrawEvent, HEIGHT, type PaintResult, WIDTH } from "./picture-size.ts";

/** A new kind of result is added here. A table whose result nobody can paint shows its empty room. */
const painters: readonly PaintResult[] = [
  paintRoulette,
  paintBaccarat,
  paintBlackjack,
  paintHoldem,
  paintRace,
  paintMatch,
  paintCrash,
  paintWheelPicture,
  paintTopCard,
  paintWall,
  paintDice,
  paintBalls,
];

/** The hue and lightness of each room's walls; tables of one room differ by a part of the hue. */
const ROOMS: Readonly<Record<TableFile["room"], { hue: number; spread: number; light: number }>> = {
  salon: { hue: 150, spread: 120, light: 24 },
  "land-based": { hue: 12, spread: 30, light: 24 },
  vip: { hue: 275, spread: 50, light: 20 },
  racecourse: { hue: 95, spread: 40, light: 34 },
  stadium: { hue: 215, spread: 30, light: 26 },
  hall: { hue: 238, spread: 60, light: 26 },
};

/**
 * A table as it stands: its room, and the result that lies on it after a round with these events; before the first result the table is
 * empty. Returns an SVG document without words. The same table and events always give the same picture.
 */
export function drawTablePicture(
  { name, room }: Pick<TableFile, "name" | "room">,
  events: readonly DrawEvent[],
): string {
  const [first = 0, second = 0] = createHash("sha256").update(name).digest();
  const { hue, spread, light } = ROOMS[room];
  const shade = Math.round(hue + (first / 256) * spread);
  const lamp = 90 + Math.round((second / 256) * 300);
  let result: string | undefined;
  for (const paint of painters) result ??= paint(events);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="Georgia, serif" font-weight="700" text-anchor="middle">
<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="hsl(${shade} 45% ${light + 12}%)"/><stop offset="1" stop-color="hsl(${shade} 55% ${light - 12}%)"/></linearGradient>
<radialGradient id="lamp" cx="${lamp}" cy="0" r="230" gradientUnits="userSpaceOnUse"><stop stop-color="#ffe9b0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#wall)"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
${result ?? `<ellipse cx="240" cy="300" rx="300" ry="150" fill="hsl(${shade} 50% ${light + 4}%)" stroke="#5a3418" stroke-width="14"/>`}
</svg>`;
}
