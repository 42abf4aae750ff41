import { describe, expect, it } from "vitest";
import { stackedDraws } from "../../cards/testing/stacked-draws.ts";
import { instantRules } from "../../testing/rounds.ts";
import { bankerDraws } from "./deal-hands.ts";
import { baccarat } from "./manifest.ts";
import { BaccaratEvent } from "./wire.ts";

const table = {
  decks: 8,
  chips: [100, 500, 1000],
  maximumBets: { side: 100_000, tie: 10_000, pair: 10_000 },
  maximumStake: 200_000,
};
const rules = instantRules(baccarat, table);

function accepted(bets: Record<string, string>) {
  const stakeMinor = Object.values(bets).reduce((sum, amount) => sum + BigInt(amount), 0n);
  return rules.accept(stakeMinor, { bets });
}

function dealt(cards: string, bets: Record<string, string> = { player: "100" }) {
  const outcome = accepted(bets).play(stackedDraws(cards, 8));
  const events = outcome.events.map((event) => BaccaratEvent.parse(event));
  const deal = events.flatMap((event) => (event.type === "card-dealt" ? [`${event.to} ${event.card}`] : []));
  const compared = events.find((event) => event.type === "hands-compared");
  return { payoutMinor: outcome.payoutMinor, deal, compared, events };
}

describe("a round of baccarat, dealt player, banker, player, banker, third cards", () => {
  it.each([
    ["a natural nine of the player ends it", "9S 7D KC QH 2C 3C", 4, "player", 9, 7, true],
    [
      "a natural nine of the banker keeps the player from drawing",
      "2S 9D KC QH 2C 3C",
      4,
      "banker",
      2,
      9,
      true,
    ],
    [
      "a natural eight of the player keeps the banker from drawing",
      "8S 2D KC QH 2C 3C",
      4,
      "player",
      8,
      2,
      true,
    ],
    ["the player stands on six, the banker draws on five", "6S 5D KC QH 4C", 5, "banker", 6, 9, false],
    ["the player stands on seven, the banker stands on six", "7S 6D KC QH 4C", 4, "player", 7, 6, false],
    ["both draw: the banker with three against a nine", "5S 3D KC QH 9C 5C", 6, "banker", 4, 8, false],
    ["the banker with three stands against an eight", "5S 3D KC QH 8C 9C", 5, "tie", 3, 3, false],
    ["the banker with six draws against a six", "5S 6D KC QH 6C 2C", 6, "banker", 1, 8, false],
    ["the banker with six stands against a five", "5S 6D KC QH 5C 2C", 5, "banker", 0, 6, false],
    ["the banker with seven stands", "5S 7D KC QH 6C 2C", 5, "banker", 1, 7, false],
    ["three cards that make nine are no natural", "2S 7D KC QH 7C", 5, "player", 9, 7, false],
    ["an ace counts one, and ten points are zero", "AS 7D 9C QH AC", 5, "banker", 1, 7, false],
  ])("%s: %s", (_, cards, count, winner, playerPoints, bankerPoints, natural) => {
    const { deal, compared } = dealt(cards);
    expect(deal).toHaveLength(count);
    expect(compared).toMatchObject({ winner, playerPoints, bankerPoints, natural });
  });

  it("a round of baccarat, dealt player, banker, player, banker, third cards, deals in turn, and gives the fifth card to the banker when the player stands", () => {
    expect(dealt("5S 6D KC QH 6C 2C").deal).toEqual([
      "player 5S",
      "banker 6D",
      "player KC",
      "banker QH",
      "player 6C",
      "banker 2C",
    ]);
    expect(dealt("6S 5D KC QH 4C 9C").deal.at(-1)).toBe("banker 4C");
  });

  it("a round of baccarat, dealt player, banker, player, banker, third cards, shows the points of a hand with each card", () => {
    const points = dealt("5S 6D KC QH 6C 2C").events.flatMap((event) =>
      event.type === "card-dealt" ? [event.points] : [],
    );
    expect(points).toEqual([5, 6, 5, 6, 1, 8]);
  });

  it("a round of baccarat, dealt player, banker, player, banker, third cards, follows the published table of the banker's third card (Wizard of Odds, Baccarat)", () => {
    // One row for each number of banker points from 0 to 7, one letter for each player's third card from 0 to 9: Draw or Stand.
    const rows = [
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDDD",
      "DDDDDDDDSD",
      "SSDDDDDDSS",
      "SSSSDDDDSS",
      "SSSSSSDDSS",
      "SSSSSSSSSS",
    ];
    for (const [banker, row] of rows.entries()) {
      for (const [third, letter] of [...row].entries()) {
        expect(bankerDraws(0, banker, third), `${banker} against ${third}`).toBe(letter === "D");
      }
    }
  });

  it.each([
    ["player", "9S 7D KC QH", 200n],
    ["banker", "7S 9D KC QH", 195n],
    ["tie", "9S 9D KC QH", 900n],
    ["player-pair", "4S 7D 4C QH", 1200n],
    ["banker-pair", "9S 4D KC 4H", 1200n],
  ])(
    "a round of baccarat, dealt player, banker, player, banker, third cards, returns for a winning 100 on %s with %s: %d",
    (spot, cards, payoutMinor) => {
      expect(dealt(cards, { [spot]: "100" }).payoutMinor).toBe(payoutMinor);
    },
  );

  it("a round of baccarat, dealt player, banker, player, banker, third cards, returns 0.95 to one exactly on the smallest banker bet of 20 minor units", () => {
    expect(dealt("7S 9D KC QH", { banker: "20" }).payoutMinor).toBe(39n);
  });

  it("a round of baccarat, dealt player, banker, player, banker, third cards, returns player and banker bets on a tie as pushes, and loses both pairs", () => {
    const bets = { player: "100", banker: "200", "player-pair": "100", "banker-pair": "100" };
    const { events, payoutMinor } = dealt("9S 9D KC QH", bets);
    expect(payoutMinor).toBe(300n);
    expect(events.slice(-5)).toEqual([
      { type: "bet-won", bet: "player", result: "pushed", amountMinor: "100", payoutMinor: "100" },
      { type: "bet-won", bet: "banker", result: "pushed", amountMinor: "200", payoutMinor: "200" },
      { type: "bet-lost", bet: "player-pair", amountMinor: "100" },
      { type: "bet-lost", bet: "banker-pair", amountMinor: "100" },
      { type: "round-ended", payoutMinor: "300" },
    ]);
  });

  it("a round of baccarat, dealt player, banker, player, banker, third cards, pays a pair for equal ranks of the first two cards, not for equal points or a third card", () => {
    expect(dealt("KS 9D QC QH", { "player-pair": "100" }).payoutMinor).toBe(0n);
    expect(dealt("2S 7D KC QH 2C", { "player-pair": "100" }).payoutMinor).toBe(0n);
    expect(dealt("KS 9D KC QH", { "player-pair": "100" }).payoutMinor).toBe(1200n);
    expect(dealt("KS 9D KS QH", { "player-pair": "100" }).payoutMinor).toBe(1200n);
  });
});

describe("bets", () => {
  it.each([
    ["none", 100n, { bets: {} }, "invalid_input"],
    ["an unknown spot", 100n, { bets: { dragon: "100" } }, "invalid_input"],
    ["a list", 100n, { bets: [{ spot: "player", amountMinor: "100" }] }, "invalid_input"],
    ["a number", 100n, { bets: { player: 100 } }, "invalid_input"],
    ["an amount of 0", 100n, { bets: { player: "100", tie: "0" } }, "invalid_input"],
    ["a negative amount", 100n, { bets: { player: "200", tie: "-100" } }, "invalid_input"],
    ["half a minor unit", 100n, { bets: { player: "99.5" } }, "invalid_input"],
    ["a further field", 100n, { bets: { player: "100" }, balance: "1" }, "invalid_input"],
    ["text", 100n, "player", "invalid_input"],
    ["another sum", 200n, { bets: { player: "100" } }, "invalid_stake"],
    ["an amount whose 0.95 is not whole", 100n, { bets: { banker: "90", player: "10" } }, "invalid_stake"],
    ["a stake whose 0.95 is not whole", 110n, { bets: { banker: "110" } }, "invalid_stake"],
  ])("bets are refused: %s", (_, stakeMinor, input, code) => {
    expect(() => rules.accept(stakeMinor, input)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ["at the limits of side and tie", { player: "100000", tie: "10000" }, true],
    ["a chip above the limit of a side", { player: "100100" }, false],
    ["a chip above the limit of a tie", { tie: "10100" }, false],
    ["a chip above the limit of a pair", { "player-pair": "10100" }, false],
    ["at the table's limit", { player: "100000", banker: "100000" }, true],
    ["a chip above the table's limit", { player: "100000", banker: "100000", tie: "100" }, false],
    ["not a multiple of the smallest chip", { player: "120" }, false],
  ])("%s: %j is on offer: %s", (_, bets, isOffered) => {
    const check = (scale: bigint) =>
      accepted(
        Object.fromEntries(
          Object.entries(bets).map(([spot, amount]) => [spot, (BigInt(amount) * scale).toString()]),
        ),
      ).checkOffer(scale);
    // At a scale of 150, as in JPY, all limits are 150 times as high.
    for (const scale of [1n, 150n]) {
      if (isOffered) expect(() => check(scale)).not.toThrow();
      else expect(() => check(scale)).toThrow(expect.objectContaining({ code: "invalid_stake" }));
    }
  });

  it.each([
    ["six decks", { decks: 6 }],
    ["a chip whose 0.95 is not whole", { chips: [25] }],
    ["a chip that is not a multiple of the smallest", { chips: [100, 220] }],
    ["a bet's limit above the table's", { maximumStake: 50_000 }],
    ["a further field", { commission: 5 }],
  ])("bets are refused by a model with %s", (_, change) => {
    expect(baccarat.data.safeParse({ ...table, ...change }).success).toBe(false);
  });
});
