import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noContent } from "../testing/fixture-parts.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";

describe("a title that opens soon", () => {
  let gate: GateFixture;
  let wheel: CatalogueTitle;
  let player: Awaited<ReturnType<GateFixture["player"]>>;
  /** The fields that all wallet calls have, with a launch token issued while the game was open. */
  let walletFields: { token: string; user: string; currency: string; game_code: string };

  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        content: {
          ...noContent,
          staffPicks: { bellwether: ["wheel", "bell-two"] },
        },
      },
    });
    const found = gate.deps.titles.find(({ code }) => code === "wheel");
    if (!found) throw new Error("no wheel");
    wheel = found;
    player = await gate.player();
    await gate.deposit(player, "20.00");
    walletFields = {
      user: player.id,
      token: await gate.launch(player, wheel.gameId),
      game_code: "wheel",
      currency: "EUR",
    };
    await gate.wallet("/transaction/bet", {
      ...walletFields,
      transaction_uuid: "open-bet",
      round: "open",
      amount: units(2),
    });
    await gate.wallet("/transaction/bet", {
      ...walletFields,
      transaction_uuid: "past-bet",
      round: "past",
      round_closed: true,
      amount: units(1),
    });
    Object.assign(wheel, { model: undefined, freePlay: false, isBonus: false });
  });
  afterAll(() => gate.close());

  it("a title that opens soon is listed as opening soon, and cannot be played for free", async () => {
    const { games } = await gate.clientOf().call("gameList", {});
    expect(games.map((game) => [game.local_code, game.opens_soon, game.free_play])).toEqual([
      ["bell-one", false, true],
      ["bell-two", false, true],
      ["wheel", true, false],
      ["live-wheel", false, false],
    ]);
  });

  it.each(["money", "free"] as const)(
    "a title that opens soon cannot be opened for play: %s",
    async (mode) => {
      await expect(
        gate.call("launchUrl", { gameId: wheel.gameId, language: "en", mode }, player.session),
      ).rejects.toMatchObject({ code: "game_opens_soon" });
    },
  );

  it("a title that opens soon is neither hot, nor a pick, nor liked by players of another game", async () => {
    const client = gate.clientOf();
    const hot = await client.call("hotGames", {});
    const picks = await client.call("staffPicks", {});
    const liked = await client.call("alsoLiked", { game_id: 1 });
    expect(hot.game_ids).not.toContain(wheel.gameId);
    expect(hot.game_ids_per_game_group["table-games"]).toBeUndefined();
    expect(picks.games.map(({ local_code }) => local_code)).toEqual(["bell-two"]);
    expect(liked.games.map(({ local_code }) => local_code)).not.toContain("wheel");
  });

  it("a title that opens soon has a page with similar games, and no sheet", async () => {
    const { game, sheet } = await gate.clientOf().call("gameSeoWithCode", { code: "wheel" });
    expect([game.local_code, sheet]).toEqual(["wheel", null]);
    await expect(gate.clientOf().call("alsoLiked", { game_id: wheel.gameId })).resolves.toBeDefined();
  });

  it("a title that opens soon takes no stake, even with a launch token issued before", async () => {
    const bet = { ...walletFields, transaction_uuid: "late-bet", round: "late", amount: units(1) };
    expect(await gate.wallet("/transaction/bet", bet)).toMatchObject({ status: "RS_ERROR_INVALID_GAME" });
  });

  it("a title that opens soon pays the round that was open", async () => {
    const win = {
      ...walletFields,
      transaction_uuid: "open-win",
      reference_transaction_uuid: "open-bet",
      round: "open",
      round_closed: true,
      amount: units(5),
    };
    expect(await gate.wallet("/transaction/win", win)).toMatchObject({ status: "RS_OK", balance: units(22) });
  });

  it("a title that opens soon still opens to show an earlier round", async () => {
    const { url } = await gate.call(
      "launchUrl",
      { gameId: wheel.gameId, language: "en", round: "past" },
      player.session,
    );
    expect(url).toContain("round=past");
  });
});
