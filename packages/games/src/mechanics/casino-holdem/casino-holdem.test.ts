import { describe, expect, inject, it } from "vitest";
import { type Card, cardsOf, cardText, DECK_SIZE } from "../../cards/card.ts";
import { dealCards } from "../../cards/deal-cards.ts";
import { evaluateCards } from "../../cards/evaluate.ts";
import { playDecided } from "../../cards/testing/play-decided.ts";
import { simulatedDraws, stackedDraws } from "../../cards/testing/stacked-draws.ts";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { releasedModels } from "../../models/released-models.ts";
import type { DecidedRound } from "../../rules/mechanic.ts";
import { twoDigits } from "../../rules/parts.ts";
import { releasedData } from "../../testing/released-data.ts";
import { DEALS_OF_A_FLOP, netOfCall } from "./best-call.ts";
import { bonusFigures, callRuleFigures, holdemFigures } from "./compute-figures.ts";
import { visitDealerCounts } from "./dealer-counts.ts";
import { CALL_RULE_RETURN, CASINO_HOLDEM_FIGURES } from "./figures.ts";
import { casinoHoldem } from "./manifest.ts";
import { antePaysByCategory, QUALIFYING, returnsOfCall } from "./returns.ts";
import { CasinoHoldemEvent, CasinoHoldemLayout } from "./wire.ts";

const model = releasedData(casinoHoldem, "casino-holdem");
const rules = casinoHoldem.rulesOf(model);
const pays = antePaysByCategory(model);
const deck = Array.from({ length: DECK_SIZE }, (_, card) => card);

function roundOf(ante = "100", bonus?: string): DecidedRound {
  if (rules.kind !== "decided") throw new Error("casino hold'em must be decided");
  const bets = bonus === undefined ? { ante } : { ante, "aa-bonus": bonus };
  return rules.accept(BigInt(ante) + BigInt(bonus ?? "0"), { bets });
}

function played(cards: string, move: string, bonus?: string) {
  const round = playDecided(roundOf("100", bonus), stackedDraws(cards), () => ({ move }));
  for (const event of round.events) CasinoHoldemEvent.parse(event);
  return round;
}

describe("a round of casino hold'em (cards: player, dealer, flop, turn, river)", () => {
  it.each([
    ["a better hand wins even money on both", "AS AD KS KD 2C 7D 9H 3S 4C", 600n],
    ["a worse hand loses both bets", "KS KD AS AD 2C 7D 9H 3S 4C", 0n],
    ["an equal hand is a push", "KS QD KD QS 2C 9D 9H 3S 4C", 300n],
    [
      "a dealer with a pair of threes does not qualify: the call is returned",
      "AS QD 3D JC 2C 7D 9H 3S KC",
      400n,
    ],
    ["a dealer who does not qualify pays the ante even of a worse hand", "5S 6D 3D JC 2C 7D 9H 3S KC", 400n],
    ["a dealer with a pair of fours qualifies", "AS QD 4D JC 2C 7D 9H 4S KC", 0n],
    ["a flush pays 2 to one on the ante", "AS QS KD JC 2S 7S 9H 4S KC", 700n],
    ["a full house pays 3 to one on the ante", "AS AD KD JC AC 7S 7H 4S KC", 800n],
    ["four of a kind pays 10 to one on the ante", "AS AD KD JC AC AH 7H 4S KC", 1500n],
    ["a straight flush pays 20 to one on the ante", "9S 8S KD JC 7S 6S 5S 4D KC", 2500n],
    ["a royal flush pays 100 to one on the ante", "AS KS KD JC QS JS TS 4D KC", 10_500n],
    ["a royal flush pays 100 to one when the dealer does not qualify", "AS KS 2D 3C QS JS TS 4D 6C", 10_300n],
  ])("%s: %s", (_, cards, payoutMinor) => {
    const round = played(cards, "call");
    expect(round.payoutMinor).toBe(payoutMinor);
    expect(round.furtherMinor).toBe(200n);
  });

  it("a round of casino hold'em pays at most 105 stakes for any split of the bets: a royal flush without the bonus", () => {
    const royal = () => stackedDraws("AS KS KD JC QS JS TS 4D KC");
    const wins = model.stakes.flatMap((ante) =>
      [undefined, ...model.stakes].map((bonus) => {
        const round = roundOf(String(ante), bonus?.toString());
        const { payoutMinor } = playDecided(round, royal(), () => ({ move: "call" }));
        return Number(payoutMinor) / (ante + (bonus ?? 0));
      }),
    );
    expect(Math.max(...wins)).toBe(CASINO_HOLDEM_FIGURES.maxWinMultiple);
  });

  it("a round of casino hold'em loses only the ante on a fold, and shows no more cards", () => {
    const { events, payoutMinor, furtherMinor } = played("AS AD KS KD 2C 7D 9H 3S 4C", "fold");
    expect(events).toEqual([
      { type: "player-dealt", cards: ["AS", "AD"] },
      { type: "flop-dealt", cards: ["2C", "7D", "9H"], hand: "pair" },
      { type: "player-folded" },
      { type: "bet-lost", bet: "ante", amountMinor: "100" },
      { type: "round-ended", payoutMinor: "0" },
    ]);
    expect([payoutMinor, furtherMinor]).toEqual([0n, 0n]);
  });

  it("a round of casino hold'em shows both hands after a call, with the five cards of each", () => {
    const { events } = played("AS AD KS 9D 2C 7D 9H 3S 4C", "call");
    expect(events[4]).toEqual({
      type: "hands-shown",
      dealerCards: ["KS", "9D"],
      dealer: { hand: "pair", five: ["KS", "9D", "7D", "9H", "4C"] },
      player: { hand: "pair", five: ["AS", "AD", "7D", "9H", "4C"] },
      qualifies: true,
      winner: "player",
    });
  });

  it.each([
    ["AS AD 2C 7D 9H", 400n],
    ["KS KD 2C 7D 9H", 0n],
    ["KS KD 2C 2D 9H", 400n],
    ["KS KD KC 2D 9H", 400n],
    ["KS QD JC TD 9H", 400n],
    ["KS QS 2S 7S 9S", 1050n],
    ["KS KD KC 2D 2H", 1550n],
    ["KS KD KC KH 2H", 2050n],
    ["KS QS JS TS 9S", 2550n],
    ["AS KS QS JS TS", 5050n],
  ])("a round of casino hold'em pays the side bet of 50 on %s %d, also after a fold", (five, payoutMinor) => {
    const [one, two, ...flop] = five.split(" ");
    expect(played(`${one} ${two} 3C 4C ${flop.join(" ")} 5D 6D`, "fold", "50").payoutMinor).toBe(payoutMinor);
  });

  it("a round of casino hold'em folds for an absent player", () => {
    const round = roundOf();
    const away = playDecided(round, stackedDraws("AS AD"), (state) => round.forfeit(state));
    expect(away.actions).toEqual([{ move: "fold" }]);
  });
});

describe("bad input", () => {
  it.each([
    ["no ante", 100n, { bets: { "aa-bonus": "100" } }, "invalid_input"],
    ["an unknown bet", 100n, { bets: { ante: "100", jackpot: "1" } }, "invalid_input"],
    ["an amount of 0", 100n, { bets: { ante: "0" } }, "invalid_input"],
    ["nothing", 100n, null, "invalid_input"],
    ["another sum", 100n, { bets: { ante: "100", "aa-bonus": "50" } }, "invalid_stake"],
  ])("bad input refuses %s", (_, stakeMinor, input, code) => {
    expect(() => rules.accept(stakeMinor, input)).toThrow(expect.objectContaining({ code }));
  });

  it("bad input refuses an ante or side bet that is not on offer", () => {
    expect(() => roundOf("100", "50").checkOffer(1n)).not.toThrow();
    expect(() => roundOf("100", "70").checkOffer(1n)).toThrow(
      expect.objectContaining({ code: "invalid_stake" }),
    );
  });

  it("bad input refuses an action that is malformed, unknown, or after the end", () => {
    const round = roundOf();
    const draws = stackedDraws("AS AD");
    const { state } = round.start(draws);
    for (const action of [undefined, "call", { move: "raise" }, { move: "call", times: 4 }]) {
      expect(() => round.act(state, action, draws)).toThrow(
        expect.objectContaining({ code: "invalid_action" }),
      );
    }
    const over = round.act(state, { move: "call" }, draws);
    expect(over.choices).toEqual([]);
    expect(() => round.act(over.state, { move: "call" }, draws)).toThrow("the round is over");
  });

  it("bad input refuses a model with a pay of 0 or an unknown field", () => {
    expect(casinoHoldem.data.safeParse({ ...model, antePays: { ...model.antePays, flush: 0 } }).success).toBe(
      false,
    );
    expect(casinoHoldem.data.safeParse({ ...model, callAntes: 3 }).success).toBe(false);
  });
});

const seed = inject("seed");

describe(`rounds of random decisions (seed ${seed})`, () => {
  it(`rounds of random decisions (seed ${seed}) pay the sum of their events, scale with the stake, and replay identically`, () => {
    const choose = simulatedDraws(seed);
    for (let nonce = 0; nonce < 500; nonce += 1) {
      const move = choose.below(4) === 0 ? "fold" : "call";
      const play = (ante: string, bonus: string) =>
        playDecided(roundOf(ante, bonus), simulatedDraws(seed + nonce), () => ({ move }));
      const round = play("100", "50");
      expect(play("100", "50")).toEqual(round);
      expect(play("500", "250").payoutMinor).toBe(round.payoutMinor * 5n);
    }
  });
});

describe("the hint", () => {
  it.each([
    ["AS AD 2C 7D 9H", "call"],
    ["2S 7D KC QD JH", "fold"],
    ["AS 3D KC 9D 7H", "call"],
    ["2S 3S KS 9S 7H", "call"],
  ])("the hint on %s is to %s", (five, move) => {
    const [one, two, ...flop] = five.split(" ");
    const round = roundOf();
    const { state } = round.start(stackedDraws(`${one} ${two} 3C 4C ${flop.join(" ")} 5D 6D`));
    expect(round.hint?.(state)).toEqual({ move });
  });

  it("the hint ignores hidden cards", () => {
    const hints = ["KS KH", "2D 3D"].map((dealer) => {
      const round = roundOf();
      return round.hint?.(round.start(stackedDraws(`JS 9D ${dealer} KC QD 4H`)).state);
    });
    expect(hints[0]).toEqual(hints[1]);
  });

  it.each([
    ["JS 9D", "KC QD 4H"],
    ["JS 9S", "KS QS 4H"],
    ["JS 9D", "KS 8S 4S"],
    ["AS 5S", "2S 3S 4S"],
    ["QD QS", "QC QH 4C"],
  ])(
    "the hint compares 1,070,190 deals for %s on %s, and has the same sum as whole boards counted one by one",
    (own, board3) => {
      const player = cardsOf(own);
      const flop = cardsOf(board3);
      let net = 0;
      const rest = deck.filter((card) => ![...player, ...flop].includes(card));
      const boards = rest.flatMap((turn, index) =>
        rest.slice(index + 1).map((river) => [...flop, turn, river]),
      );
      for (const board of boards) net += netOnBoard(board, player);
      expect(boards).toHaveLength(1081);
      expect(netOfCall(pays, player, flop)).toBe(net);
      expect(DEALS_OF_A_FLOP).toBe(1081 * 990);
    },
  );
});

/** The net result of a call over the dealer's 990 pairs on a whole board, from the counts of all pairs. */
function netOnBoard(board: readonly Card[], player: readonly Card[]): number {
  let net = Number.NaN;
  visitDealerCounts(board, (one, other, own, unqualified, worse, equal) => {
    if (!player.includes(one) || !player.includes(other)) return;
    const pay = pays[own >>> 26] as number;
    net = unqualified * pay + worse * (pay + 2) - 3 * (990 - unqualified - worse - equal);
  });
  return net;
}

describe("the figures", () => {
  it("the figures count the dealer's hands on a board as a direct comparison does (six boards, seed 20261123)", () => {
    const draws = simulatedDraws(20261123);
    for (let count = 0; count < 6; count += 1) {
      const board = dealCards(draws, 1, 5);
      const rest = deck.filter((card) => !board.includes(card));
      const wanted = 40 + draws.below(900);
      let place = 0;
      visitDealerCounts(board, (one, other, own, unqualified, worse, equal) => {
        place += 1;
        if (place !== wanted) return;
        const counts = { unqualified: 0, worse: 0, equal: 0 };
        for (const [index, first] of rest.entries()) {
          for (const second of rest.slice(index + 1)) {
            if ([first, second].some((card) => card === one || card === other)) continue;
            const dealer = evaluateCards([...board, first, second]);
            if (dealer < QUALIFYING) counts.unqualified += 1;
            else if (dealer < own) counts.worse += 1;
            else if (dealer === own) counts.equal += 1;
          }
        }
        expect({ unqualified, worse, equal }, board.map(cardText).join(" ")).toEqual(counts);
      });
      expect(place).toBe(1081);
    }
  });

  it("the figures return 93.74 % of the AA bonus: an edge of 6.26 % (Wizard of Odds, Casino Hold'em, 100-50-40-30-20-7)", () => {
    const { returnToPlayer } = bonusFigures(model);
    expect(((1 - toNumber(returnToPlayer)) * 100).toFixed(2)).toBe("6.26");
    expect(toPercent(returnToPlayer, 2)).toBe(model.returns.bonus);
  });

  it("the figures are recorded with an edge of 2.16 % of the ante (Wizard of Odds, Casino Hold'em, 100-20-10-3-2)", () => {
    expect((100 - Number(CASINO_HOLDEM_FIGURES.returnToPlayer)).toFixed(2)).toBe("2.16");
    expect(twoDigits(CASINO_HOLDEM_FIGURES.returnToPlayer)).toBe(model.returns.ante);
  });

  it("the figures of the rule in the sheet are recorded for the antes of every released table, with 97.19 %", () => {
    expect(twoDigits(CALL_RULE_RETURN)).toBe("97.19");
    const tables = [...releasedModels().values()].filter(({ mechanic }) => mechanic.endsWith("-holdem"));
    expect(tables.map(({ id }) => id)).toContain("live-holdem-lighthouse");
    for (const table of tables)
      expect(table.rules.layout(1n)).toMatchObject({
        antePays: CasinoHoldemLayout.parse(rules.layout(1n)).antePays,
        returns: { rule: "97.19" },
      });
  });

  if (inject("isFullSize")) {
    it("the figures of the rule in the sheet equal those computed over all boards, flops and pairs", () => {
      expect(toPercent(callRuleFigures(model).returnToPlayer, 4)).toBe(CALL_RULE_RETURN);
    }, 1_800_000);

    it("the figures equal those computed over all boards, flops and pairs", () => {
      const figures = holdemFigures(model);
      expect(toPercent(figures.returnToPlayer, 10)).toBe(CASINO_HOLDEM_FIGURES.returnToPlayer);
      expect(toPercent(figures.hitRate, 10)).toBe(CASINO_HOLDEM_FIGURES.hitRate);
      expect(toNumber(figures.maxWinMultiple)).toBe(CASINO_HOLDEM_FIGURES.maxWinMultiple);
      expect(figures.standardDeviation).toBeCloseTo(CASINO_HOLDEM_FIGURES.standardDeviation, 9);
    }, 1_800_000);
  }

  it("the figures pay at most 105 antes, and push an equal hand", () => {
    expect(returnsOfCall(pays, 9 << 26, QUALIFYING)).toEqual({ ante: 101, call: 4 });
    expect(returnsOfCall(pays, QUALIFYING, QUALIFYING)).toEqual({ ante: 1, call: 2 });
  });

  it("the figures are on the sheet", () => {
    const layout = CasinoHoldemLayout.parse(rules.layout(1n));
    expect(layout.antePays.map(({ pays: pay }) => pay)).toEqual([100, 20, 10, 3, 2, 1]);
    expect(layout.bonusPays.map(({ pays: pay }) => pay)).toEqual([100, 50, 40, 30, 20, 7]);
  });
});
