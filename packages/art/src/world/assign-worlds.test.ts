import { slotCells, slotFrames, worldSchema } from "@bellwether/contract/content/index.ts";
import { describe, expect, it } from "vitest";
import { readCatalogue, readPalettes } from "../content.ts";
import { assignWorlds, lobbyRows } from "./assign-worlds.ts";

const slots = readCatalogue().filter(({ categories }) => categories.includes("slots"));
const worlds = assignWorlds(slots, readPalettes());
const worldOf = (code: string) => worldSchema.parse(worlds.get(code));

/** Titles by a key of their world; only those keys that several titles share. */
function shared(keyOf: (title: (typeof slots)[number]) => string) {
  const groups = Map.groupBy(slots, keyOf);
  return [...groups]
    .filter(([, each]) => each.length > 1)
    .map(([key, each]) => [key, each.map(({ code }) => code)]);
}

describe("19: the worlds of the slots", () => {
  it("no two titles share room, frame, cells and palette", () => {
    const clashes = shared(({ code, art }) => {
      const { scene, frame, cell } = worldOf(code);
      return [scene, frame, cell, art.palette].join(" ");
    });
    expect(clashes).toEqual([]);
  });

  it("at most one title in thirty shares room, frame and cells with another of any palette", () => {
    const alike = shared(({ code }) => {
      const { scene, frame, cell } = worldOf(code);
      return [scene, frame, cell].join(" ");
    });
    expect(alike.flatMap(([, codes]) => codes).length).toBeLessThanOrEqual(slots.length / 30);
  });

  it("no two neighbours in a row of the lobby share both room and frame", () => {
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

  it("use every frame and every cell, none for more than a tenth of the titles' frames", () => {
    const frames = Map.groupBy(slots, ({ code }) => worldOf(code).frame);
    expect(slotFrames.filter((frame) => !frames.has(frame))).toEqual([]);
    expect([...frames].filter(([, each]) => each.length > slots.length / 10)).toEqual([]);
    const cells = new Set(slots.map(({ code }) => worldOf(code).cell));
    expect(slotCells.filter((cell) => !cells.has(cell))).toEqual([]);
  });

  it("a title with a higher id does not change the others, unless it stands beside them", () => {
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

  it("a wish in the keywords decides: the pirates' pension is a ship, the honey a hive", () => {
    expect(worldOf("pirates-pension").frame).toBe("ship");
    expect(worldOf("hive-five").frame).toBe("hive");
    expect(worldOf("olive-and-the-olympians").frame).toBe("temple");
  });
});
