import { assignWorlds } from "@bellwether/art/world/assign-worlds.ts";
import { roomSvg } from "@bellwether/art/world/room-svg.ts";
import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

type TitleContent = {
  titles: readonly CatalogueTitle[];
  palettes: Readonly<Record<string, Palette>>;
};

/** How each title looks in the arcade: its card, and the room of a slot as an SVG for an upright or a wide screen. */
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
    };
    return c.json({ code, title: title.title, provider, model, ...look });
  });
  app.get("/arcade-titles/:code/:room{(?:upright|wide)\\.svg}", (c) => {
    const title = found(c, c.req.param("code"));
    const world = title && worlds.get(title.code);
    const palette = title && palettes[title.art.palette];
    if (!world || !palette) return c.json({ code: "unknown_game" }, 404);
    const format = c.req.param("room") === "wide.svg" ? "wide" : "upright";
    return c.body(roomSvg(title, world.light, palette, format), 200, {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    });
  });
}
