import { Lettering } from "@bellwether/contract/content/art.ts";
import { CasinoRoom } from "@bellwether/contract/content/table-room.ts";
import { World } from "@bellwether/contract/content/world.ts";
import { Slug } from "@bellwether/contract/slug.ts";
import { z } from "zod";

/** The look of a title of the catalogue. Its rules come from its model. The colours in `palette` have the order of the catalogue. */
const TitleCard = z.object({
  code: z.string(),
  title: z.string(),
  provider: z.string(),
  slotSymbols: z.array(Slug).min(1),
  /** The SVG of symbols by name; those that are not here are fetched one by one. */
  pictures: z.record(z.string(), z.string()).catch({}),
  palette: z.array(z.string().regex(/^#[0-9a-f]{6}$/i)).catch([]),
  scene: z.string().catch(""),
  lettering: Lettering.optional().catch(undefined),
  /** The world of a slot; undefined for other games. */
  world: World.optional().catch(undefined),
  /** The room behind a table game; undefined for other games. */
  room: CasinoRoom.optional().catch(undefined),
});
export type TitleCard = z.infer<typeof TitleCard>;

/** Loads a title's card from the server. A game must open without it too, so any failure gives the default look. */
export async function loadTitleCard(
  base: string,
  code: string,
  fetch: typeof globalThis.fetch,
): Promise<TitleCard> {
  try {
    const response = await fetch(`${base}/arcade-titles/${encodeURIComponent(code)}.json`, {
      credentials: "omit",
    });
    return TitleCard.parse(await response.json());
  } catch {
    return { ...plainCard, code };
  }
}

/** The lettering of a title whose card does not name one. */
export const plainLettering = Lettering.parse({
  font: "bricolage",
  treatment: "outline",
  shape: "straight",
});

const plainCard: TitleCard = {
  code: "",
  title: "",
  provider: "BW",
  pictures: {},
  slotSymbols: ["lemon", "cherries", "tangerine", "grapes", "watermelon", "star", "coin", "bell"],
  palette: [
    "#ffb300",
    "#ffe08a",
    "#ffc53d",
    "#e8890c",
    "#7a3b00",
    "#fff3c4",
    "#d62f2a",
    "#fff8e1",
    "#6b1d00",
  ],
  scene: "sunburst",
};

/** Addresses of a title's pictures below the server's /art; of the symbols that its card holds, the pictures themselves. */
export function titleArtOf(base: string, code: string, pictures: TitleCard["pictures"] = {}) {
  return {
    poster: `${base}/art/tiles/${code}.webp`,
    wide: `${base}/art/tiles/${code}-824x460.webp`,
    small: `${base}/art/tiles/${code}-240x320.webp`,
    /** The room of a slot or a table game, without figures. */
    room: (format: "upright" | "wide") => `${base}/arcade-titles/${code}/${format}.svg`,
    symbol(icon: string): string {
      const svg = pictures[icon];
      if (svg === undefined) return `${base}/art/symbols/${icon}.svg`;
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
  };
}
export type TitleArt = ReturnType<typeof titleArtOf>;
