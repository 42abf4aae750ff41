import type { CatalogueTitle, Palette, SlotFrame, World } from "@bellwether/contract/content/index.ts";
import { luminance } from "../paint/colour.ts";
import { seededRandom } from "../paint/random.ts";
import { frameWorlds } from "./frame-worlds.ts";
import { lookDistance, lookOf, MIN_LOOK_DISTANCE, type SlotLook } from "./look-distance.ts";
import { keywordFrames, sceneWorlds } from "./scene-worlds.ts";

/** The fields of a title that decide its world. */
export type WorldTitle = Pick<
  CatalogueTitle,
  "gameId" | "code" | "art" | "keywords" | "categories" | "subCategories" | "popularity"
>;

/**
 * Assigns a world to every slot, by its code. Titles are assigned in the order of their ids: each gets the world that suits its art, is
 * used least so far, and looks least like the worlds already assigned. A new title has a higher id, so older titles keep their worlds. Only
 * the new title's neighbours in the lobby may change.
 */
export function assignWorlds(
  titles: readonly WorldTitle[],
  palettes: Readonly<Record<string, Palette>>,
): Map<string, World> {
  const slots = titles
    .filter(({ categories }) => categories.includes("slots"))
    .toSorted((one, other) => one.gameId - other.gameId);
  const beside = neighboursOf(slots);
  const worlds = new Map<string, World>();
  const used = new Map<string, number>();
  /** Only slots in the same frame can look alike. */
  const looks = new Map<SlotFrame, SlotLook[]>();
  const uses = (...key: string[]) => used.get(key.join(" ")) ?? 0;
  for (const title of slots) {
    const { scene, palette: name } = title.art;
    const palette = palettes[name];
    if (!palette) throw new Error(`${title.code} has no palette`);
    const near = [...(beside.get(title.code) ?? [])].flatMap((code) => worlds.get(code) ?? []);
    const costOf = ({ world, rank }: Choice) => {
      const { frame, cell } = world;
      const look = lookOf(world, palette);
      return (
        1_000 * near.filter((other) => other.scene === scene && other.frame === frame).length +
        TOO_NEAR * (looks.get(frame) ?? []).reduce((sum, other) => sum + lacking(look, other), 0) +
        60 * uses(scene, frame, cell, name) +
        24 * uses(scene, frame, cell) +
        6 * near.filter((other) => other.frame === frame).length +
        5 * uses(scene, frame) +
        0.7 * uses(frame) +
        0.3 * uses(frame, cell) +
        rank
      );
    };
    const [best] = choicesOf(title, palette)
      .map((choice) => ({ ...choice, cost: costOf(choice) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (!best) throw new Error(`${title.code} has no frame`);
    const { frame, cell } = best.world;
    worlds.set(title.code, best.world);
    looks.set(frame, [...(looks.get(frame) ?? []), lookOf(best.world, palette)]);
    for (const key of [
      [frame],
      [frame, cell],
      [scene, frame],
      [scene, frame, cell],
      [scene, frame, cell, name],
    ])
      used.set(key.join(" "), uses(...key) + 1);
  }
  return worlds;
}

/** The rank added for each unit by which two looks are too close. It outweighs any preference for a frame. */
const TOO_NEAR = 240;
/** The distance that the choice aims at. The test requires only MIN_LOOK_DISTANCE. */
const WISHED_DISTANCE = MIN_LOOK_DISTANCE + 0.15;

function lacking(one: SlotLook, other: SlotLook): number {
  return Math.max(0, WISHED_DISTANCE - lookDistance(one, other));
}

/** A possible world of a title; a lower rank is a better fit. */
type Choice = { world: World; rank: number };

function choicesOf(title: WorldTitle, palette: Palette): Choice[] {
  const { code, keywords, art } = title;
  const random = seededRandom(`${code} choice`);
  const asked = keywords.flatMap((keyword) => keywordFrames[keyword] ?? []);
  const frames = [...new Set([...asked, ...sceneWorlds[art.scene].frames])];
  const worldIn = worldOf(title, palette);
  return frames.flatMap((frame, place) => {
    const { cells, tones, materials } = frameWorlds[frame];
    const fits = (asked.includes(frame) ? -16 : 0) + place * 0.8;
    return cells.flatMap((cell, order) =>
      tones.flatMap((tone) =>
        materials.map((material) => ({
          world: worldIn({ frame, cell, tone, material }),
          rank: fits + order * 0.9 + random(),
        })),
      ),
    );
  });
}

/** Returns a function that builds a title's worlds. All of them have the same light, particles and motion. */
function worldOf({ code, art }: WorldTitle, palette: Palette) {
  const random = seededRandom(`${code} world`);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { particles, bed, winVerbs } = sceneWorlds[art.scene];
  const light = lightOf(palette, random());
  const [particle, winVerb] = [pick(particles), pick(winVerbs)];
  return (built: Pick<World, "frame" | "cell" | "tone" | "material">): World => ({
    scene: art.scene,
    light,
    ...built,
    particle,
    bed,
    stop: frameWorlds[built.frame].stop,
    winVerb,
  });
}

/** A dark palette gets night or dusk, a bright one day or dusk. */
function lightOf(palette: Palette, chance: number): World["light"] {
  const bright = (luminance(palette.high) + luminance(palette.low)) / 2;
  if (bright < 0.2) return chance < 0.65 ? "night" : "dusk";
  if (bright < 0.38) return chance < 0.4 ? "dusk" : chance < 0.7 ? "day" : "night";
  return chance < 0.75 ? "day" : "dusk";
}

/** The neighbours of each slot in the lobby's rows: the row of all slots by popularity, and each sub-category's row. */
function neighboursOf(slots: readonly WorldTitle[]): Map<string, Set<string>> {
  const beside = new Map<string, Set<string>>();
  for (const row of lobbyRows(slots))
    for (const [index, { code }] of row.entries()) {
      const next = row[index + 1];
      if (!next) continue;
      beside.set(code, (beside.get(code) ?? new Set()).add(next.code));
      beside.set(next.code, (beside.get(next.code) ?? new Set()).add(code));
    }
  return beside;
}

/** The rows of the lobby that show slots. */
export function lobbyRows(slots: readonly WorldTitle[]): WorldTitle[][] {
  const rank = (title: WorldTitle, id: number) =>
    title.subCategories.find(({ categoryId }) => categoryId === id)?.sortRank;
  const ids = new Set(
    slots.flatMap(({ subCategories }) => subCategories.map(({ categoryId }) => categoryId)),
  );
  return [
    slots.toSorted((one, other) => other.popularity - one.popularity || one.gameId - other.gameId),
    ...[...ids].map((id) =>
      slots
        .filter((title) => rank(title, id) !== undefined)
        .toSorted((one, other) => (rank(one, id) ?? 0) - (rank(other, id) ?? 0)),
    ),
  ];
}
