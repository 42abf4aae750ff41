import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import type { PublishedDraw } from "../testing/published-draws.ts";
import {
  type PrizeDrawAnswers,
  publishedDropDraw,
  publishedPrizeDraw,
} from "../testing/published-prize-draw.ts";
import { failuresIn, prepareVerifyDrawPy } from "../testing/run-verify-draw-py.ts";
import { sampleDraws } from "../testing/sample-draws.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";

const seed = process.env.SEED ?? randomUUID();
console.log(`draws for examples/verify_draw.py: SEED=${seed}`);
const draws = sampleDraws(createSeededRandom(seed));
const prizeDraw = publishedPrizeDraw(createSeededRandom(`${seed}:prizes`));
const example = prepareVerifyDrawPy();
afterAll(() => example.close());

const changeHex = (text: string | null) => `${text?.startsWith("0") ? "1" : "0"}${text?.slice(1)}`;

describe("examples/verify_draw.py refuses a draw in which one character is different", () => {
  type Change = (draw: PublishedDraw) => PublishedDraw;
  const inRound =
    (change: (round: PublishedDraw["round"]) => Partial<PublishedDraw["round"]>): Change =>
    (draw) => ({
      ...draw,
      round: { ...draw.round, ...change(draw.round) },
    });
  const inLeaf =
    (change: (leaf: string) => string): Change =>
    (draw) => ({
      ...draw,
      pages: draw.pages.map((page, at) =>
        at === 1
          ? { ...page, leaves: page.leaves.map((leaf, place) => (place === 3 ? change(leaf) : leaf)) }
          : page,
      ),
    });
  const changes: [string, string, Change][] = [
    [
      "the seed",
      "the server seed has the hash",
      inRound(({ serverSeed }) => ({ serverSeed: changeHex(serverSeed) })),
    ],
    [
      "the seed's hash",
      "the server seed has the hash",
      inRound(({ serverSeedHash }) => ({ serverSeedHash: changeHex(serverSeedHash) })),
    ],
    [
      "the root",
      "the leaves have the root",
      inRound(({ root: published }) => ({ root: changeHex(published) })),
    ],
    [
      "the beacon's signature",
      "the SHA-256 of the beacon's signature is",
      inRound(({ beaconSignature }) => ({ beaconSignature: changeHex(beaconSignature) })),
    ],
    [
      "the chain's hash",
      "is known, or named with --chain",
      inRound(({ chainHash }) => ({ chainHash: changeHex(chainHash) })),
    ],
    [
      "the beacon's key",
      "the published key is that of the chain tests",
      inRound(({ beaconPublicKey }) => ({ beaconPublicKey: changeHex(beaconPublicKey) })),
    ],
    [
      "the beacon's round",
      "not before the time of the draw",
      inRound(({ beaconRound }) => ({ beaconRound: (beaconRound ?? 0) - 1_000 })),
    ],
    [
      "the year of the close",
      "not before the close",
      inRound(({ betsCloseAt }) => ({ betsCloseAt: betsCloseAt.replace("2026", "2027") })),
    ],
    ["the model's hash", "the model", inRound(({ modelHash }) => ({ modelHash: changeHex(modelHash) }))],
    [
      "the number of tickets",
      "tickets were sold;",
      inRound(({ betCount }) => ({ betCount: (betCount ?? 0) + 1 })),
    ],
    [
      "a leaf's stake",
      "the leaves have the root",
      inLeaf((leaf) =>
        leaf.replace(/^([^:]*:[A-Z]*:)(\d)/, (_, before, digit) => `${before}${(Number(digit) % 9) + 1}`),
      ),
    ],
    ["a leaf's id", "the leaves have the root", inLeaf((leaf) => changeHex(leaf))],
    [
      "a payout",
      "minor units",
      (draw) => ({
        ...draw,
        tickets: draw.tickets.map((ticket, at) =>
          at === 5 ? { ...ticket, payoutMinor: `${ticket.payoutMinor}1` } : ticket,
        ),
      }),
    ],
    [
      "an own ticket's stake",
      "is under the root as it was sold",
      (draw) => ({
        ...draw,
        tickets: draw.tickets.map((ticket, at) =>
          at === 5 ? { ...ticket, stakeMinor: `${ticket.stakeMinor}1` } : ticket,
        ),
      }),
    ],
  ];

  it.each(
    ["lotto with a bonus ball", "pick-3", "raffle"].flatMap((name) =>
      changes.map(([what, line, change]) => ({ name, what, line, change })),
    ),
  )("$name: $what", async ({ name, line, change }) => {
    const printed = await example.runOnDraw(change(draws[name]!));
    expect(printed.code).toBe(1);
    expect(failuresIn(printed)).toEqual([printed.lines.at(-1)]);
    expect(printed.lines.at(-1)).toContain(line);
  });

  it.each([
    ["lotto with a bonus ball", "numbers", "balls-drawn"],
    ["lotto with a bonus ball", "tiers", "prizes-set"],
    ["pick-3", "digits", "digits-drawn"],
    ["pick-3 cut by its cap", "isCut", "prizes-set"],
    ["raffle", "winners", "raffle-drawn"],
  ])("%s: %s of a published event", async (name, field, type) => {
    const { round } = draws[name]!;
    const events = round.events?.map((event) => {
      if (event.type !== type) return event;
      const value = event[field];
      return {
        ...event,
        [field]: Array.isArray(value)
          ? value.toReversed()
          : typeof value === "boolean"
            ? !value
            : changeHex(String(value)),
      };
    });
    const printed = await example.runOnDraw({ ...draws[name]!, round: { ...round, events: events ?? null } });
    expect(printed.code).toBe(1);
    expect(printed.lines.at(-1)).toContain(`FAILS: ${type} is {`);
  });

  it("examples/verify_draw.py refuses leaves of a page that is missing, or in another order", async () => {
    const draw = draws.raffle!;
    const missing = await example.runOnDraw({ ...draw, pages: draw.pages.slice(1) });
    expect(failuresIn(missing)[0]).toContain("leaves were read");
    const reversed = await example.runOnDraw({
      ...draw,
      pages: draw.pages.map((page) => ({ ...page, leaves: page.leaves.toReversed() })),
    });
    expect(failuresIn(reversed)[0]).toContain("the leaves have the root");
  });

  it("a file that it does not need or cannot compare: leaves of a void draw, tickets of another draw or of a promotion's", async () => {
    const { round, pages, tickets } = draws.raffle!;
    const ended = { ...round, phase: "void", voidReason: "few_players", events: null };
    await expect(example.runOnFiles(ended, pages)).rejects.toThrow(
      "a void draw is checked without its leaves",
    );
    const others = tickets.map((ticket) => ({ ...ticket, number: round.number + 1 }));
    const saysNone = `there is no ticket of draw ${round.number} in it`;
    await expect(example.runOnFiles(round, pages, { tickets: others })).rejects.toThrow(saysNone);
    await expect(example.runOnFiles(round, pages, { a: 1 })).rejects.toThrow(
      "there are no tickets or bets in it",
    );
    const own = { tickets };
    await expect(example.runOnFiles(prizeDraw.draw, prizeDraw.pages, own)).rejects.toThrow(
      "a promotion's draw has no tickets",
    );
  });

  it.each<[string, string, Partial<PrizeDrawAnswers["draw"]["event"]["data"]>]>([
    [
      "seed",
      "the server seed has the hash",
      { server_seed: changeHex(prizeDraw.draw.event.data.server_seed) },
    ],
    ["root", "the leaves have the root", { root: changeHex(prizeDraw.draw.event.data.root) }],
    [
      "number of entries",
      "their entries are the numbers from 1 to",
      { entry_count: (prizeDraw.draw.event.data.entry_count ?? 0) + 1 },
    ],
    ["round of the beacon", "round ", { beacon_round: (prizeDraw.draw.event.data.beacon_round ?? 0) - 2 }],
    [
      "signature",
      "the winning numbers are",
      { beacon_signature: changeHex(prizeDraw.draw.event.data.beacon_signature) },
    ],
    [
      "list of winning numbers",
      "the winning numbers are",
      { winning_numbers: prizeDraw.draw.event.data.winning_numbers?.slice(1) ?? null },
    ],
  ])("a promotion's draw with another %s", async (_, line, changed) => {
    const { draw, pages } = prizeDraw;
    const printed = await example.runOnPrizes({
      draw: { event: { data: { ...draw.event.data, ...changed } } },
      pages,
    });
    expect(printed.code).toBe(1);
    expect(printed.lines.at(-1)).toContain(`FAILS: ${line}`);
  });

  it("a draw of drops with another number passed over, or with one that was not drawn", async () => {
    const { draw, pages } = publishedDropDraw(createSeededRandom(`${seed}:drops`));
    const { refused_numbers: refused, winning_numbers: winning, entry_count: entries } = draw.event.data;
    const unseen = (entries ?? 0) + 1;
    for (const changed of [refused!.slice(1), [...refused!, winning![0]!], [...refused!, unseen]]) {
      const data = { ...draw.event.data, refused_numbers: changed };
      const printed = await example.runOnPrizes({ draw: { event: { data } }, pages });
      expect(printed.code).toBe(1);
      expect(printed.lines.at(-1)).toContain("FAILS: the ");
    }
  });
});
