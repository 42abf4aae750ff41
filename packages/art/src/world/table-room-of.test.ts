import type { CatalogueTitle, TablePlace } from "@bellwether/contract/content/index.ts";
import { tableRooms } from "@bellwether/contract/content/index.ts";
import { describe, expect, it } from "vitest";
import { readCatalogue, readPalettes } from "../content.ts";
import { brokenIds } from "../inert-svg.ts";
import { tableRoomOf } from "./table-room-of.ts";
import { tableRoomSvg } from "./table-room-svg.ts";

const catalogue = readCatalogue();
const tableOf = (title: CatalogueTitle) => {
  const room = tableRoomOf(title);
  if (!room) throw new Error(`${title.code} has no room`);
  return room;
};

describe("the rooms of table games", () => {
  it.each(["roulette", "blackjack", "dice", "video poker"])(
    "no two %s tables stand in the same room",
    (game) => {
      const titles = catalogue.filter(
        ({ categories, keywords }) => categories.includes("table-games") && keywords.includes(game),
      );
      const places = titles.map((title) => tableOf(title).place);
      expect(titles.length).toBeGreaterThan(1);
      expect(new Set(places).size).toBe(places.length);
    },
  );

  it("the rooms of table games only first-person titles are seen from the player's chair", () => {
    const seats = ["captains-table-roulette", "promenade-roulette", "first-class-blackjack"].map((code) =>
      tableOf(catalogue.find((title) => title.code === code) as CatalogueTitle),
    );
    expect(seats.map(({ isFirstPerson }) => isFirstPerson)).toEqual([true, false, true]);
  });

  it("slots and scratch cards have no table room", () => {
    const others = catalogue.filter(
      ({ categories }) => !categories.includes("table-games") && !categories.includes("live-casino"),
    );
    expect(others.filter((title) => tableRoomOf(title))).toEqual([]);
  });

  it("each of the nine live roulette tables stands in a room of its own", () => {
    const places = catalogue
      .filter(
        ({ categories, keywords }) => categories.includes("live-casino") && keywords.includes("roulette"),
      )
      .map((title) => tableOf(title).place);
    expect(places).toHaveLength(9);
    expect(new Set(places).size).toBe(9);
  });

  it("each of the 5 live tables for high limits or like those of a casino's floor stands in a drawn room: the admiral's in a ship's stateroom", () => {
    const places = catalogue
      .filter(
        ({ categories, keywords }) =>
          categories.includes("live-casino") && (keywords.includes("vip") || keywords.includes("land-based")),
      )
      .map((title) => [title.code, tableOf(title).place]);
    expect(Object.fromEntries(places)).toEqual({
      "chandelier-roulette": "candle-hall",
      "harbour-club-roulette": "harbour",
      "old-mint-roulette": "mint",
      "the-admirals-table": "stateroom",
      "the-velvet-rope": "lounge",
    });
  });

  it("each of the 4 live baccarat tables stands in a drawn room of its own", () => {
    const places = catalogue
      .filter(
        ({ categories, keywords }) => categories.includes("live-casino") && keywords.includes("baccarat"),
      )
      .map((title) => [title.code, tableOf(title).place]);
    expect(Object.fromEntries(places)).toEqual({
      "baccarat-on-the-balcony": "balcony",
      "peacock-pavilion-baccarat": "pavilion",
      "the-admirals-table": "stateroom",
      "two-lantern-baccarat": "lantern-court",
    });
  });

  it.each(tableRooms)(
    "the %s is drawn upright and wide with valid numbers, and with each id once",
    (place: TablePlace) => {
      const palette = Object.values(readPalettes())[0];
      if (!palette) throw new Error("no palette");
      for (const format of ["upright", "wide"] as const) {
        const svg = tableRoomSvg({ code: "a-table" }, place, palette, format);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(brokenIds(svg)).toEqual([]);
      }
    },
  );
});
