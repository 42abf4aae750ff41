import { createHash } from "node:crypto";
import type { PictureStore } from "@bellwether/art/pictures.ts";
import { assignWorlds } from "@bellwether/art/world/assign-worlds.ts";
import { type RoomFormat, roomSvg } from "@bellwether/art/world/room-svg.ts";
import { tableRoomOf } from "@bellwether/art/world/table-room-of.ts";
import { tableRoomSvg } from "@bellwether/art/world/table-room-svg.ts";
import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { createFileAnswer } from "./file-answer.ts";

type TitleContent = {
  titles: readonly CatalogueTitle[];
  palettes: Readonly<Record<string, Palette>>;
};

/** The pictures of a scatter and of a bonus symbol, the same in every slot. */
const SHARED_SYMBOLS = ["admission-tickets", "wrapped-gift"];

/** How each title looks in the arcade: its card, and the room of a slot or table game as an SVG for an upright or a wide screen. */
export function mountTitleLooks(
  app: Hono<{ Bindings: HttpBindings }>,
  { titles: all, palettes }: TitleContent,
  pictures: Pick<PictureStore, "find">,
): void {
  const titles = new Map(all.map((title) => [title.code, title]));
  const worlds = assignWorlds(all, palettes);
  const answerCard = createFileAnswer({
    immutable: false,
    headers: { "access-control-allow-origin": "*" },
  });
  const found = (c: Context, code: string) => {
    c.header("access-control-allow-origin", "*");
    const title = titles.get(code);
    if (title) c.header("cache-control", "public, max-age=300");
    return title;
  };
  const roomOf = (title: CatalogueTitle, format: RoomFormat) => {
    const palette = palettes[title.art.palette];
    const [world, table] = [worlds.get(title.code), tableRoomOf(title)];
    if (!palette) return undefined;
    if (world) return roomSvg(title, world.light, palette, format);
    return table && tableRoomSvg(title, table.place, palette, format);
  };
  /** The SVG of each symbol of a slot, so that its reels need one request. One that cannot be drawn is left out: the arcade asks for it alone. */
  const symbolsOf = async ({ slotSymbols }: CatalogueTitle) => {
    const read = [...slotSymbols, ...SHARED_SYMBOLS].map(async (name) => {
      const svg = await pictures
        .find(`symbols/${name}.svg`)
        ?.read()
        .catch(() => undefined);
      return svg ? [[name, Buffer.from(svg).toString()]] : [];
    });
    return Object.fromEntries((await Promise.all(read)).flat());
  };
  app.get("/arcade-titles/:file", async (c) => {
    const title = found(c, c.req.param("file").replace(/\.json$/, ""));
    if (!title) return c.json({ code: "unknown_game" }, 404);
    const { code, model, provider, slotSymbols, art } = title;
    const palette = Object.values(palettes[art.palette] ?? {});
    const world = worlds.get(code);
    const look = {
      slotSymbols,
      ...(world && { pictures: await symbolsOf(title) }),
      palette,
      scene: art.scene,
      lettering: art.lettering,
      world,
      room: tableRoomOf(title),
    };
    const body = Buffer.from(JSON.stringify({ code, title: title.title, provider, model, ...look }));
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    return answerCard(c.req.raw, { name: `${code}.json`, etag, read: async () => body });
  });
  app.get("/arcade-titles/:code/:room{(?:upright|wide)\\.svg}", (c) => {
    const title = found(c, c.req.param("code"));
    const format = c.req.param("room") === "wide.svg" ? "wide" : "upright";
    const svg = title && roomOf(title, format);
    if (!svg) return c.json({ code: "unknown_game" }, 404);
    return c.body(svg, 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
}
