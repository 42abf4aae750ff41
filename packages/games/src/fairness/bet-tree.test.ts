import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { leafText, proveBet, rootOfBets } from "./bet-tree.ts";
import { rootOfPath } from "./merkle-tree.ts";

const anyBets = fc.uniqueArray(
  fc.record({
    roundId: fc.uuid(),
    currency: fc.constant("EUR"),
    stakeMinor: fc.bigInt(1n, 10_000n),
    input: fc.dictionary(fc.string({ maxLength: 5 }), fc.nat()),
  }),
  { selector: ({ roundId }) => roundId, minLength: 1, maxLength: 40 },
);

describe("the tree of a round's bets", () => {
  it("the tree of a round's bets proves each of 1 to 40 bets under one root, whatever their order", () => {
    fc.assert(
      fc.property(anyBets, (bets) => {
        const root = rootOfBets(bets);
        expect(rootOfBets(bets.toReversed())).toBe(root);
        for (const bet of bets) expect(rootOfPath(leafText(bet), proveBet(bets, bet.roundId)!)).toBe(root);
      }),
    );
  });

  it("the tree of a round's bets has another root when one stake changes by 1", () => {
    fc.assert(
      fc.property(anyBets, fc.nat(), (bets, at) => {
        const changed = bets.map((bet, index) =>
          index === at % bets.length ? { ...bet, stakeMinor: bet.stakeMinor + 1n } : bet,
        );
        expect(rootOfBets(changed)).not.toBe(rootOfBets(bets));
      }),
    );
  });

  it("the tree of a round's bets has no proof for a bet that is not in it", () => {
    expect(proveBet([], "a")).toBeUndefined();
  });

  it("the tree of a round's bets has the SHA-256 of no bytes as its root without bets, and of 0x00 and the bet's text with one bet", () => {
    const bet = { roundId: "a", currency: "EUR", stakeMinor: 5n, input: { b: 1, a: [2] } };
    expect(rootOfBets([])).toBe(createHash("sha256").digest("hex"));
    expect(rootOfBets([bet])).toBe(createHash("sha256").update('\0a:EUR:5:{"a":[2],"b":1}').digest("hex"));
  });
});
