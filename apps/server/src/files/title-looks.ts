import { createHash } from "node:crypto";
import type { PictureStore } from "@bellwether/art/pictures.ts";
import { assignWorlds } from "@bellwether/art/world/assign-worlds.ts";
import { type RoomFormat, roomSvg } from "@bellwether/art/world/room-svg.ts";
import { tableRoomOf } from "@bellwether/art/world/table-room-of.ts";
import { tableRoomSvg } from "@bellwether/art/world/table-room-svg.ts";
import type { CatalogueTitle, Palette } from "@bellwether/contract/content/index.ts";
import { MOTION_SYMBOLS, type TitleMotion } from "@bellwether/contract/content/title-motion.ts";
import { findModel, type Models } from "@bellwether/games";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { createFileAnswer } from "./file-answer.ts";

type TitleContent = {
  titles: readonly CatalogueTitle[];
  palettes: Readonly<Record<string, Palette>>;
  models: Models;
};

/** The pictures of a scatter and of a bonus symbol, the same in every slot. */
const SHARED_SYMBOLS = ["admission-tickets", "wrapped-gift"];

/**
 * How each title looks: its card for the arcade, its room as an SVG for an upright or a wide screen, and for its tile what moves there and
 * the symbols that do.
 */
export function mountTitleLooks(
  app: Hono<{ Bindings: HttpBindings }>,
  { titles: all, palettes, models }: TitleContent,
  pictures: Pick<PictureStore, "find">,
): void {
  const titles = new Map(all.map((title) => [title.code, title]));
  const worlds = assignWorlds(all, palettes);
  const answerFile = createFileAnswer({
    immutable: false,
    headers: {
      "access-control-allow-origin": "*",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
  const answer = (c: Context, name: string, text: string) => {
    const body = Buffer.from(text);
    const etag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    return answerFile(c.req.raw, { name, etag, read: async () => body });
  };
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
    if (table && !world) return tableRoomSvg(title, table.place, palette, format);
    return roomSvg(title, world?.light ?? "day", palette, format);
  };
  const motionOf = ({ model, art }: CatalogueTitle): TitleMotion | undefined => {
    const colours = palettes[art.palette];
    if (!colours || model === undefined) return undefined;
    const { motion: kind, rules } = findModel(models, model);
    const { reels, rows } = rules.layout(1n) as { reels?: number; rows?: number };
    return { kind, ...(reels && rows && { columns: reels, rows }), colours };
  };
  /** The SVG of each symbol of a slot, so that its reels need one request. One that cannot be drawn is left out: the arcade asks for it alone. */
  const symbolsOf = async (names: readonly string[]): Promise<Record<string, string>> => {
    const read = names.map(async (name) => {
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
      ...(world && { pictures: await symbolsOf([...slotSymbols, ...SHARED_SYMBOLS]) }),
      palette,
      scene: art.scene,
      lettering: art.lettering,
      world,
      room: tableRoomOf(title),
    };
    return answer(c, `${code}.json`, JSON.stringify({ code, title: title.title, provider, model, ...look }));
  });
  app.get("/arcade-titles/:code/motion.json", async (c) => {
    const title = found(c, c.req.param("code"));
    const motion = title && motionOf(title);
    if (!motion) return c.json({ code: "unknown_game" }, 404);
    return answer(c, `${title.code}/motion.json`, JSON.stringify(motion));
  });
  app.get("/arcade-titles/:code/symbols.svg", async (c) => {
    const title = found(c, c.req.param("code"));
    const symbols = Object.values(await symbolsOf(title ? movingSymbols(title) : []));
    if (!title || symbols.length < MOTION_SYMBOLS) {
      // One that cannot be drawn now may be drawn in a minute.
      c.header("cache-control", "no-store");
      return c.json({ code: "unknown_game" }, 404);
    }
    return answer(c, `${title.code}/symbols.svg`, stackedSvg(symbols));
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

/** The title's most valuable symbols, which move on its tile. The symbol that its picture shows comes last. */
function movingSymbols({ slotSymbols, art }: CatalogueTitle): string[] {
  const moving = slotSymbols.slice(-MOTION_SYMBOLS);
  const hero = art.symbols.find((symbol) => moving.includes(symbol)) ?? moving.at(-1);
  return [...moving.filter((symbol) => symbol !== hero), ...(hero === undefined ? [] : [hero])];
}

/** Pictures of one size, one below the other, so that all of them are one request. Each has ids of its own. */
function stackedSvg(symbols: readonly string[]): string {
  const side = 32;
  const placed = symbols.map((svg, index) =>
    svg.replace(
      /^<svg\b[^>]*>/,
      `<svg y="${index * side}" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">`,
    ),
  );
  const height = side * symbols.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${height}" width="128" height="${4 * height}">${placed.join("")}</svg>`;
}
