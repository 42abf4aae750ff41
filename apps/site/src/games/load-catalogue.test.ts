import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { type Catalogue, catalogueOf, followCatalogue, refreshAfterMs } from "./load-catalogue.ts";

test("the list is loaded again after 5 minutes and 15 to 30 seconds", () => {
  expect(refreshAfterMs(0)).toBe(315_000);
  expect(refreshAfterMs(0.5)).toBe(322_500);
  expect(refreshAfterMs(0.999_999)).toBeLessThan(330_000);
});

test("a game of the running page has its id, title, code, 3 pictures, provider by name and popularity", () => {
  const [game] = exampleAnswers.gameList.games as ListedGame[];
  expect(catalogueOf([game!]).byId.get(1)).toEqual({
    id: 1,
    title: "bell-one",
    code: "bell-one",
    tile: "/art/tiles/bell-one-240x320.webp",
    tileLarge: "/art/tiles/bell-one.webp",
    tileWide: "/art/tiles/bell-one-254x142.webp",
    provider: "Bellwether",
    popular: 499,
    keywords: ["bell", "slot"],
  });
});

describe("following the catalogue", () => {
  let address = "";
  let tests = 0;
  let answers: (() => Response)[] = [];
  const asked = vi.fn(async () => (answers.shift() ?? (() => listOf("A Title")))());
  const stops: (() => void)[] = [];
  const follow = (player: string) => {
    const heard: (string | undefined)[] = [];
    const stop = followCatalogue(
      { address, player },
      {
        onLoaded: (catalogue: Catalogue) => heard.push(catalogue.games[0]?.title),
        onFailed: () => heard.push("failed"),
      },
    );
    stops.push(stop);
    return { heard, stop };
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", asked);
    asked.mockClear();
    answers = [];
    tests += 1;
    address = `/static/catalogue/desktop/${tests}.json`;
  });
  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("following the catalogue loads 3 lists in 11 minutes and stops when the follower leaves", async () => {
    answers = [() => listOf("First"), () => listOf("Second"), () => listOf("Third")];
    const { heard, stop } = follow("");
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual(["First"]);
    await vi.advanceTimersByTimeAsync(314_000);
    expect(heard).toEqual(["First"]);
    await vi.advanceTimersByTimeAsync(346_000);
    expect(heard).toEqual(["First", "Second", "Third"]);
    stop();
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("following the catalogue shares one list between two parts of the page, and loads it again after a login and after a logout", async () => {
    follow("");
    follow("");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(1);
    for (const stop of stops.splice(0)) stop();
    follow("player-1");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(2);
    for (const stop of stops.splice(0)) stop();
    follow("");
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it("following the catalogue reports a failed load and retries after 15 seconds", async () => {
    answers = [() => new Response("", { status: 503 })];
    const { heard } = follow("");
    await vi.advanceTimersByTimeAsync(14_999);
    expect(heard).toEqual(["failed"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(["failed", "A Title"]);
  });
});

function listOf(title: string): Response {
  const images = { tile: "t", tile_large: "l", "254x142": "w" };
  return Response.json({
    games: [
      {
        game_id: 1,
        title,
        local_code: "a",
        categories: [],
        keywords: [],
        popular: 1,
        provider: "BW",
        images,
      },
    ],
  });
}
