import type {
  CatalogueTitle,
  Palette,
  SlotCell,
  SlotFrame,
  World,
} from "@bellwether/contract/content/index.ts";
import { luminance } from "../paint/colour.ts";
import { seededRandom } from "../paint/random.ts";
import { frameWorlds } from "./frame-worlds.ts";
import { keywordFrames, sceneWorlds } from "./scene-worlds.ts";

/** What a world is derived from. */
export type WorldTitle = Pick<
  CatalogueTitle,
  "gameId" | "code" | "art" | "keywords" | "categories" | "subCategories" | "popularity"
>;

/**
 * A world for every slot, by its code. Titles choose one after the other by their ids, each what suits its art and is least used by those before
 * it: a new title has a higher id and changes no older one, unless it comes to stand between two in the lobby.
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
  const uses = (...key: string[]) => used.get(key.join(" ")) ?? 0;
  for (const title of slots) {
    const { scene, palette } = title.art;
    const near = [...(beside.get(title.code) ?? [])].flatMap((code) => worlds.get(code) ?? []);
    const costOf = ({ frame, cell, rank }: Choice) =>
      1_000 * near.filter((world) => world.scene === scene && world.frame === frame).length +
      60 * uses(scene, frame, cell, palette) +
      24 * uses(scene, frame, cell) +
      6 * near.filter((world) => world.frame === frame).length +
      5 * uses(scene, frame) +
      0.7 * uses(frame) +
      0.3 * uses(frame, cell) +
      rank;
    const [best] = choicesOf(title)
      .map((choice) => ({ ...choice, cost: costOf(choice) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (!best) throw new Error(`${title.code} has no frame`);
    const { frame, cell } = best;
    worlds.set(title.code, worldOf(title, frame, cell, palettes[palette]));
    for (const key of [
      [frame],
      [frame, cell],
      [scene, frame],
      [scene, frame, cell],
      [scene, frame, cell, palette],
    ])
      used.set(key.join(" "), uses(...key) + 1);
  }
  return worlds;
}

/** A frame and a cell that suit a title; a lower rank suits it better. */
type Choice = { frame: SlotFrame; cell: SlotCell; rank: number };

function choicesOf({ code, keywords, art }: WorldTitle): Choice[] {
  const random = seededRandom(`${code} choice`);
  const asked = keywords.flatMap((keyword) => keywordFrames[keyword] ?? []);
  const frames = [...new Set([...asked, ...sceneWorlds[art.scene].frames])];
  return frames.flatMap((frame, place) =>
    frameWorlds[frame].cells.map((cell, order) => ({
      frame,
      cell,
      rank: (asked.includes(frame) ? -16 : 0) + place * 0.8 + order * 0.9 + random(),
    })),
  );
}

function worldOf(
  { code, art }: WorldTitle,
  frame: SlotFrame,
  cell: SlotCell,
  palette: Palette | undefined,
): World {
  const random = seededRandom(`${code} world`);
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item;
  const { particles, bed, winVerbs } = sceneWorlds[art.scene];
  const { materials, tones, stop } = frameWorlds[frame];
  return {
    scene: art.scene,
    light: lightOf(palette, random()),
    frame,
    cell,
    tone: pick(tones),
    material: pick(materials),
    particle: pick(particles),
    bed,
    stop,
    winVerb: pick(winVerbs),
  };
}

/** A dark palette is a night or a dusk, a bright one a day or a dusk. */
function lightOf(palette: Palette | undefined, chance: number): World["light"] {
  const bright = palette ? (luminance(palette.high) + luminance(palette.low)) / 2 : 0.5;
  if (bright < 0.2) return chance < 0.65 ? "night" : "dusk";
  if (bright < 0.38) return chance < 0.4 ? "dusk" : chance < 0.7 ? "day" : "night";
  return chance < 0.75 ? "day" : "dusk";
}

/** Which slots stand beside which in a row of the lobby: among all, the most popular first, and in each sub-category. */
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
