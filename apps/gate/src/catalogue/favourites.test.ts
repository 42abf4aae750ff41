import { MAX_FAVOURITES } from "@bellwether/contract/calls/catalogue.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

describe("favourites", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    const plain = await createGateFixture();
    const [first] = plain.deps.titles;
    if (!first) throw new Error("the fixture has no title");
    const more = Array.from({ length: MAX_FAVOURITES + 2 }, (_, index) => ({
      ...first,
      gameId: 1_000 + index,
      code: `liked-${index}`,
    }));
    gate = await createGateFixture({
      database: plain.database,
      settings: plain.deps.settings,
      deps: { titles: [...plain.deps.titles, ...more] },
    });
    await plain.gate.stop();
  });
  afterAll(() => gate.close());

  const set = (session: string, gameId: number, favourite: boolean) =>
    gate.clientOf(session).call("setFavourite", { gameId, favourite });

  it("favourites are listed latest first on every device, are stored once when marked twice, and can be removed", async () => {
    const player = await gate.player();
    expect(await gate.clientOf(player.session).call("favourites", {})).toEqual({ game_ids: [] });
    const later = () => {
      gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
    };
    for (const id of [1, 2, 3]) {
      await set(player.session, id, true);
      later();
    }
    expect((await set(player.session, 1, true)).game_ids).toEqual([3, 2, 1]);
    expect((await set(player.session, 2, false)).game_ids).toEqual([3, 1]);
    expect((await set(player.session, 2, false)).game_ids).toEqual([3, 1]);
    expect(await gate.clientOf(player.session).call("favourites", {})).toEqual({ game_ids: [3, 1] });
  });

  it("favourites belong to one player, and a visitor has none", async () => {
    const [one, other] = [await gate.player(), await gate.player()];
    await set(one.session, 1, true);
    expect(await gate.clientOf(other.session).call("favourites", {})).toEqual({ game_ids: [] });
    await expect(gate.clientOf().call("favourites", {})).rejects.toMatchObject({ code: "session_missing" });
    await expect(gate.clientOf().call("setFavourite", { gameId: 1, favourite: true })).rejects.toMatchObject({
      code: "session_missing",
    });
  });

  it("favourites refuse an unknown game", async () => {
    const { session } = await gate.player();
    await expect(set(session, 999_999, true)).rejects.toMatchObject({ code: "unknown_game" });
  });

  it(`favourites are limited to ${MAX_FAVOURITES}, even when two devices mark at once; marking an existing favourite again succeeds`, async () => {
    const { session } = await gate.player();
    for (let index = 0; index < MAX_FAVOURITES - 1; index += 1) await set(session, 1_000 + index, true);
    const both = await Promise.allSettled([
      set(session, 1_000 + MAX_FAVOURITES, true),
      set(session, 1_001 + MAX_FAVOURITES, true),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await set(session, 1_000, true)).game_ids).toHaveLength(MAX_FAVOURITES);
    await expect(set(session, 1, true)).rejects.toMatchObject({
      code: "too_many_favourites",
      data: { params: { maximum: String(MAX_FAVOURITES) } },
    });
  });
});
