import { assignWorlds } from "@bellwether/art/world/assign-worlds.ts";
import { type RoomFormat, roomSvg } from "@bellwether/art/world/room-svg.ts";
import { tableRoomOf } from "@bellwether/art/world/table-room-of.ts";
import { tableRoomSvg } from "@bellwether/art/world/table-room-svg.ts";
import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

type TitleContent = {
  titles: readonly CatalogueTitle[];
  palettes: Readonly<Record<string, Palette>>;
};

/** How each title looks in the arcade: its card, and the room of a slot or table game as an SVG for an upright or a wide screen. */
export function mountTitleLooks(
  app: Hono<{ Bindings: HttpBindings }>,
  { titles: all, palettes }: TitleContent,
): void {
  const titles = new Map(all.map((title) => [title.code, title]));
  const worlds = assignWorlds(all, palettes);
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
  app.get("/arcade-titles/:file", (c) => {
    const title = found(c, c.req.param("file").replace(/\.json$/, ""));
    if (!title) return c.json({ code: "unknown_game" }, 404);
    const { code, model, provider, slotSymbols, art } = title;
    const palette = Object.values(palettes[art.palette] ?? {});
    const look = {
      slotSymbols,
      palette,
      scene: art.scene,
      lettering: art.lettering,
      world: worlds.get(code),
      room: tableRoomOf(title),
    };
    return c.json({ code, title: title.title, provider, model, ...look });
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
