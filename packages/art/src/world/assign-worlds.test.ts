import { slotCells, slotFrames, World } from "@bellwether/contract/content/index.ts";
import { describe, expect, it } from "vitest";
import { readCatalogue, readPalettes } from "../content.ts";
import { assignWorlds, lobbyRows } from "./assign-worlds.ts";
import { lookDistance, lookOf, MIN_LOOK_DISTANCE } from "./look-distance.ts";

const slots = readCatalogue().filter(({ categories }) => categories.includes("slots"));
const palettes = readPalettes();
const worlds = assignWorlds(slots, palettes);
const worldOf = (code: string) => World.parse(worlds.get(code));

/** The titles whose worlds share a key, grouped by that key. */
function shared(keyOf: (title: (typeof slots)[number]) => string) {
  const groups = Map.groupBy(slots, keyOf);
  return [...groups]
    .filter(([, each]) => each.length > 1)
    .map(([key, each]) => [key, each.map(({ code }) => code)]);
}

describe("the worlds of the slots", () => {
  it("the worlds of the slots give no two titles the same room, frame, cells and palette", () => {
    const clashes = shared(({ code, art }) => {
      const { scene, frame, cell } = worldOf(code);
      return [scene, frame, cell, art.palette].join(" ");
    });
    expect(clashes).toEqual([]);
  });

  it("the worlds of the slots let at most one title in thirty share room, frame and cells with another title, whatever their palettes", () => {
    const alike = shared(({ code }) => {
      const { scene, frame, cell } = worldOf(code);
      return [scene, frame, cell].join(" ");
    });
    expect(alike.flatMap(([, codes]) => codes).length).toBeLessThanOrEqual(slots.length / 30);
  });

  it("the worlds of the slots keep each of the 23,000 pairs of slots at least 2 apart in frame, cells, scene and colours", () => {
    const looks = slots.map((title) => {
      const palette = palettes[title.art.palette];
      if (!palette) throw new Error(`${title.code} has no palette`);
      return { code: title.code, look: lookOf(worldOf(title.code), palette) };
    });
    const alike = looks.flatMap(({ code, look }, index) =>
      looks
        .slice(index + 1)
        .filter((other) => lookDistance(look, other.look) < MIN_LOOK_DISTANCE)
        .map((other) => `${code} ${other.code}`),
    );
    expect(alike).toEqual([]);
  });

  it("the worlds of the slots give no two neighbours in a row of the lobby the same room and frame", () => {
    const wrong = lobbyRows(slots).flatMap((row) =>
      row.flatMap(({ code }, index) => {
        const next = row[index + 1];
        if (!next) return [];
        const [one, other] = [worldOf(code), worldOf(next.code)];
        return one.scene === other.scene && one.frame === other.frame ? [`${code} ${next.code}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("the worlds of the slots use every frame and every cell, and no frame for more than a tenth of the titles", () => {
    const frames = Map.groupBy(slots, ({ code }) => worldOf(code).frame);
    expect(slotFrames.filter((frame) => !frames.has(frame))).toEqual([]);
    expect([...frames].filter(([, each]) => each.length > slots.length / 10)).toEqual([]);
    const cells = new Set(slots.map(({ code }) => worldOf(code).cell));
    expect(slotCells.filter((cell) => !cells.has(cell))).toEqual([]);
  });

  it("the worlds of the slots stay the same when a title with a higher id is added, except those of at most four neighbours", () => {
    const [last] = slots.toSorted((one, other) => other.gameId - one.gameId);
    const before = assignWorlds(
      slots.filter((title) => title !== last),
      readPalettes(),
    );
    const changed = [...before].filter(
      ([code, world]) => JSON.stringify(world) !== JSON.stringify(worldOf(code)),
    );
    expect(changed.length).toBeLessThanOrEqual(4);
  });

  it("the worlds of the slots follow the keywords: pirates-pension gets a ship, hive-five a hive, the Olympians a temple", () => {
    expect(worldOf("pirates-pension").frame).toBe("ship");
    expect(worldOf("hive-five").frame).toBe("hive");
    expect(worldOf("olive-and-the-olympians").frame).toBe("temple");
  });
});
