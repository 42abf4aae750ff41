import { MAX_FAVOURITE_LINES } from "@bellwether/contract/studio/favourites.ts";
import { describe, expect, it } from "vitest";
import type { StudioClient } from "../../studio/studio-client.ts";
import { StudioCallError } from "../../studio/studio-failure.ts";
import { Favourites } from "./favourites.ts";

/** A studio that keeps lines below 81, and can be away. */
function createShelf(kept: number[][] = []) {
  let lines = kept;
  const shelf = { isAway: false, asked: 0, lines: () => lines };
  const call = (async (name: string, body: { lines?: number[][]; line?: number[] }) => {
    shelf.asked += 1;
    if (shelf.isAway) throw new StudioCallError("connection_lost");
    const without = (line: number[]) => lines.filter((each) => each.join() !== line.join());
    if (name === "forgetFavouriteLine" && body.line) lines = without(body.line);
    for (const line of body.lines ?? []) {
      if (line.some((number) => number > 80)) throw new StudioCallError("invalid_input");
      if (without(line).length >= MAX_FAVOURITE_LINES) throw new StudioCallError("invalid_request");
      lines = [line, ...without(line)];
    }
    return { lines };
  }) as StudioClient["call"];
  return Object.assign(shelf, { call });
}

function createBrowser(text: string) {
  const held = new Map([["favourites:keno-quick", text]]);
  return {
    held,
    read: (key: string) => held.get(key),
    write: () => false,
    remove: (key: string) => void held.delete(key),
  };
}

describe("the favourite lines that the arcade shows", () => {
  it("the favourite lines that the arcade shows are those of the account, and each change is shown", async () => {
    const shelf = createShelf([[1, 2]]);
    let shown = 0;
    const favourites = new Favourites(shelf, () => {
      shown += 1;
    });
    await favourites.read("keno-quick", createBrowser("[]"));
    await favourites.keep([7, 8]);
    expect(favourites.lines).toEqual([
      [7, 8],
      [1, 2],
    ]);
    await favourites.forget([1, 2]);
    expect(favourites.lines).toEqual([[7, 8]]);
    expect(shown).toBe(3);
  });

  it("the favourite lines that the arcade shows that an older version stored in the browser are moved to the account once, in the same order, without invalid lines", async () => {
    const shelf = createShelf([[1]]);
    const browser = createBrowser("[[3],[81],[1],[2]]");
    const favourites = new Favourites(shelf, () => {});
    await favourites.read("keno-quick", browser);
    expect(favourites.lines).toEqual([[3], [2], [1]]);
    expect(browser.held.size).toBe(0);
    const asked = shelf.asked;
    await favourites.read("keno-quick", browser);
    expect(shelf.asked).toBe(asked + 1);
  });

  it("the favourite lines that the arcade shows of this browser stay there while the studio does not answer", async () => {
    const shelf = createShelf();
    const browser = createBrowser("[[3],[2]]");
    const favourites = new Favourites(shelf, () => {});
    shelf.isAway = true;
    await expect(favourites.read("keno-quick", browser)).rejects.toThrow("connection_lost");
    expect(browser.held.size).toBe(1);
    shelf.isAway = false;
    await favourites.read("keno-quick", browser);
    expect(favourites.lines).toEqual([[3], [2]]);
  });

  it.each(["no json", '{"a":1}', '[["x"],7]'])(
    "the favourite lines that the arcade shows are none from the stored text %s",
    async (text) => {
      const shelf = createShelf();
      await new Favourites(shelf, () => {}).read("keno-quick", createBrowser(text));
      expect(shelf.lines()).toEqual([]);
    },
  );

  it(`the favourite lines that the arcade shows are full with ${MAX_FAVOURITE_LINES}`, async () => {
    const favourites = new Favourites(
      createShelf(Array.from({ length: MAX_FAVOURITE_LINES }, (_, at) => [at + 1])),
      () => {},
    );
    expect(favourites.isFull).toBe(false);
    await favourites.read("keno-quick", createBrowser("[]"));
    expect(favourites.isFull).toBe(true);
  });
});
