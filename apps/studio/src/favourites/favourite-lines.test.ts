import { MAX_FAVOURITE_LINES } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";

/** Different lines of lotto. */
const lines = Array.from({ length: MAX_FAVOURITE_LINES + 1 }, (_, index) => [1, 2, 3, 4, 5, 10 + index]);

const models = [
  {
    model: "lotto-saturday",
    valid: [
      [1, 2, 3, 4, 5, 49],
      [1, 2, 3, 4, 5, 6, 7],
    ],
    wrong: [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 50],
      [6, 5, 4, 3, 2, 1],
      [1, 1, 2, 3, 4, 5],
      [0, 1, 2, 3, 4, 5],
    ],
  },
  {
    model: "keno-quick",
    valid: [[80], [1, 2, 3]],
    wrong: [[81], [0], [2, 1], Array.from({ length: 11 }, (_, at) => at + 1)],
  },
  {
    model: "pick-three-pigeons",
    valid: [
      [0, 0, 7],
      [9, 8, 9],
    ],
    wrong: [
      [1, 23],
      [12, 3],
      [1, 2, 3, 4],
      [1, 2],
    ],
  },
  {
    model: "pick-four-post",
    valid: [[0, 0, 0, 0]],
    wrong: [
      [1, 2, 3],
      [10, 1, 1, 1],
    ],
  },
] as const;

describe.each(models)("a player's favourite lines of $model", ({ model, valid, wrong }) => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture({ ...DRAW_TABLE, model });
  });
  afterAll(() => fixture.close());

  const list = async (session: string) => (await fixture.ask("listFavouriteLines", { session })).lines;
  const keep = (session: string, kept: readonly (readonly number[])[]) =>
    fixture.call("keepFavouriteLines", { session, body: { lines: kept.map((line) => [...line]) } });

  it("a player's favourite lines are kept with the account, the latest first, each once, and are forgotten", async () => {
    const { session } = await fixture.seated();
    expect(await list(session)).toEqual([]);
    await keep(session, valid);
    expect(await list(session)).toEqual(valid);
    const [first = [], ...others] = [...valid].reverse();
    await keep(session, [first]);
    expect(await list(session)).toEqual([first, ...valid.filter((line) => line !== first)]);
    for (let again = 0; again < 2; again += 1)
      await fixture.ask("forgetFavouriteLine", { session, body: { line: [...first] } });
    expect(await list(session)).toHaveLength(others.length);
    const other = await fixture.seated();
    expect(await list(other.session)).toEqual([]);
  });

  it.each(wrong.map((line) => ({ line })))(
    "a player's favourite lines do not have the line $line, and a request with it keeps nothing",
    async ({ line }) => {
      const { session } = await fixture.seated();
      expect((await keep(session, [...valid, line])).error?.code).toBe("invalid_input");
      expect(await list(session)).toEqual([]);
    },
  );
});

describe("the favourite lines that the studio stores", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture();
  });
  afterAll(() => fixture.close());
  const keep = (session: string, kept: readonly number[][]) =>
    fixture.call("keepFavouriteLines", { session, body: { lines: [...kept] } });

  it(`the favourite lines that the studio stores are at most ${MAX_FAVOURITE_LINES}, also when two devices keep some at the same moment; a refused request changes nothing`, async () => {
    const { session } = await fixture.seated();
    await keep(session, lines.slice(0, MAX_FAVOURITE_LINES - 1));
    const answers = await Promise.all([keep(session, lines.slice(-2, -1)), keep(session, lines.slice(-1))]);
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(["invalid_request", undefined]);
    const kept = (await fixture.ask("listFavouriteLines", { session })).lines;
    expect(kept).toHaveLength(MAX_FAVOURITE_LINES);
    expect((await keep(session, kept.slice(3, 4))).error).toBeUndefined();
  });

  it("the favourite lines that the studio stores are no part of a game without lines, and of no session without a player", async () => {
    const { session } = await fixture.playing("10.00");
    expect((await fixture.call("listFavouriteLines", { session })).error?.code).toBe("invalid_request");
    expect((await fixture.call("listFavouriteLines", {})).error?.code).toBe("session_ended");
  });
});
