import { randomUUID } from "node:crypto";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { figuresFrom, ratingOf } from "./game-figures.ts";
import { refreshPopularity } from "./refresh-popularity.ts";

const seed = (code: string, popularity: number) => ({ code, popularity }) as unknown as CatalogueTitle;

describe("popularity", () => {
  it("popularity is the editors' value while nobody has played", () => {
    expect(figuresFrom([], [])(seed("quiet", 640)).popular).toBe(640);
  });

  it.each([
    [0, 200],
    [50, 600],
    [450, 920],
  ])(
    "popularity with %i players on the only game played, turns the editors' 200 into %i",
    (players, popular) => {
      const heats = players === 0 ? [] : [{ code: "played", heat: players, players }];
      expect(figuresFrom(heats, [])(seed("played", 200)).popular).toBe(popular);
    },
  );

  it("popularity stays between 0 and 1000", () => {
    const figures = figuresFrom([{ code: "a", heat: 9_000, players: 9_000 }], []);
    expect(figures(seed("a", 1_000)).popular).toBe(1_000);
    expect(figures(seed("b", 0)).popular).toBe(0);
  });
});

describe("a rating", () => {
  it.each([
    ["without votes is 0.0 of 0 votes", undefined, 0, 0],
    ["of one vote of 5 is 5.0 of 1 vote", { votes: 1, stars: 5 }, 5, 1],
    ["of a 1 and a 2 is 1.5 of 2 votes", { votes: 2, stars: 3 }, 1.5, 2],
    ["of 3, 4 and 4 is 3.7 of 3 votes", { votes: 3, stars: 11 }, 3.7, 3],
  ])("%s", (_, cast, rating, votes) => {
    expect(ratingOf(cast)).toEqual({ rating, votes });
  });
});

describe("figures from real play", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  const codes = { 1: "bell-one", 2: "bell-two", 3: "wheel" } as const;
  const playerWith = async (...games: (keyof typeof codes)[]) => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    for (const game of games) {
      const reply = await gate.wallet("/transaction/bet", {
        user: player.id,
        token: await gate.launch(player, game),
        round: randomUUID(),
        transaction_uuid: randomUUID(),
        game_code: codes[game],
        currency: "EUR",
        amount: units(0.1),
        round_closed: true,
      });
      expect(reply.status).toBe("RS_OK");
    }
    return player;
  };
  const heats = async () => {
    const { rows } = await gate.database.query<{ game_code: string; players: number; heat: number }>(
      "SELECT game_code, players, heat FROM game_popularity ORDER BY heat DESC, game_code",
    );
    return rows;
  };
  const liked = async (gameId: number) => {
    const { games } = await gate.clientOf().call("alsoLiked", { game_id: gameId });
    return games.map((game) => game.local_code);
  };

  it("similar games fill the list while nobody has played, without the game itself", async () => {
    expect(await refreshPopularity(gate.deps)).toBe(true);
    expect(await heats()).toEqual([]);
    expect(await liked(1)).toEqual(["bell-two", "wheel", "live-wheel"]);
  });

  it("a player counts once however often they play; a pair is shown from 2 shared players on", async () => {
    await playerWith(1, 1, 1, 3);
    await refreshPopularity(gate.deps);
    expect(await heats()).toEqual([
      { game_code: "bell-one", players: 1, heat: 1 },
      { game_code: "wheel", players: 1, heat: 1 },
    ]);
    expect(await liked(1)).toEqual(["bell-two", "wheel", "live-wheel"]);
    await playerWith(1, 3);
    await refreshPopularity(gate.deps);
    expect(await liked(1)).toEqual(["wheel", "bell-two", "live-wheel"]);
    expect(await liked(3)).toEqual(["bell-one", "bell-two", "live-wheel"]);
  });

  it("the heat halves each week, and is dropped after 28 days", async () => {
    gate.clock.at = new Date(gate.clock.at.getTime() + 7 * DAY_MS);
    await refreshPopularity(gate.deps);
    expect((await heats()).map(({ heat }) => heat)).toEqual([1, 1]);
    gate.clock.at = new Date(gate.clock.at.getTime() + 22 * DAY_MS);
    await refreshPopularity(gate.deps);
    expect(await heats()).toEqual([]);
  });

  it("a cancelled round does not count as play", async () => {
    const player = await playerWith(2);
    await gate.database.asOwner((owner) =>
      owner.query("UPDATE wallet_round SET state = 'cancelled' WHERE player_id = $1", [player.id]),
    );
    await refreshPopularity(gate.deps);
    expect(await heats()).toEqual([]);
    await expect(gate.call("rateGame", { gameId: 2, stars: 5 }, player.session)).rejects.toMatchObject({
      code: "not_played",
    });
  });

  it("a player who has played has one vote and may change it: a one and then a five make 5.0 of 1 vote; a game without votes has 0", async () => {
    const player = await playerWith(1);
    const rate = (gameId: number, stars: number) => gate.call("rateGame", { gameId, stars }, player.session);
    expect(await rate(1, 1)).toEqual({ stars: 1, rating: { rating: 1, votes: 1 } });
    expect(await rate(1, 5)).toEqual({ stars: 5, rating: { rating: 5, votes: 1 } });
    await expect(rate(2, 5)).rejects.toMatchObject({ code: "not_played" });
    await expect(rate(999, 5)).rejects.toMatchObject({ code: "unknown_game" });
    for (const stars of [0, 6, 2.5])
      await expect(rate(1, stars), String(stars)).rejects.toMatchObject({ code: "invalid_param" });
    await expect(gate.clientOf().call("rateGame", { gameId: 1, stars: 5 })).rejects.toMatchObject({
      status: "session_error",
    });
    gate.clock.at = new Date(gate.clock.at.getTime() + 61_000);
    const { games } = await gate.clientOf().call("gameList", {});
    const ratingOfGame = (id: number) => games.find(({ game_id }) => game_id === id)!.rating;
    expect(ratingOfGame(1)).toEqual({ rating: 5, votes: 1 });
    expect(ratingOfGame(2)).toEqual({ rating: 0, votes: 0 });
  });

  it("figures from real play of 4 nodes that count at once at least one does, and the tables hold one result", async () => {
    const did = await Promise.all([1, 2, 3, 4].map(() => refreshPopularity(gate.deps)));
    expect(did).toContain(true);
    expect((await heats()).map(({ game_code }) => game_code)).toEqual(["bell-one"]);
  });
});
