import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { createDrawFixture } from "../testing/draw-fixture.ts";
import { publishedDropDraw, publishedPrizeDraw } from "../testing/published-prize-draw.ts";
import { failuresIn, prepareVerifyDrawPy } from "../testing/run-verify-draw-py.ts";
import { sampleDraws } from "../testing/sample-draws.ts";
import { createSeededRandom } from "../testing/seeded-random.ts";

const seed = process.env.SEED ?? randomUUID();
console.log(`draws for examples/verify_draw.py: SEED=${seed}`);
const draws = sampleDraws(createSeededRandom(seed));
const prizeDraw = publishedPrizeDraw(createSeededRandom(`${seed}:prizes`));
const example = prepareVerifyDrawPy();
afterAll(() => example.close());

describe("docs/fairness.md is enough for a verifier of draws in another language", () => {
  it.each(Object.keys(draws))(
    "examples/verify_draw.py agrees on the draw %s and on every payout",
    async (name) => {
      const draw = draws[name]!;
      const printed = await example.runOnDraw(draw);
      expect(failuresIn(printed)).toEqual([]);
      expect(printed.code).toBe(0);
      for (const event of draw.round.events ?? [])
        expect(printed.lines.some((line) => line.startsWith(`holds: ${event.type} is {`))).toBe(true);
      const paid = printed.lines.filter((line) =>
        /^holds: the ticket .* is paid \d+ minor units$/.test(line),
      );
      expect(paid).toHaveLength(draw.tickets.length);
    },
  );

  it("the draws are of lotto, pick-n and raffles; two are cut by their caps, and in one nobody wins", () => {
    const all = Object.values(draws);
    expect(all.length).toBeGreaterThanOrEqual(10);
    expect(new Set(all.map(({ round }) => round.mechanic))).toEqual(new Set(["lotto", "pick-n", "raffle"]));
    const cut = all.filter(({ round }) => round.events?.some((event) => event.isCut === true));
    expect(cut.map(({ round }) => round.mechanic).sort()).toEqual(["lotto", "pick-n"]);
    const { tickets } = draws["lotto nobody wins"]!;
    expect(tickets.every(({ payoutMinor }) => payoutMinor === "0")).toBe(true);
    expect(tickets.length).toBeGreaterThan(0);
  });

  it("it agrees on a promotion's draw of 40 prizes among the entries of 60 players", async () => {
    const printed = await example.runOnPrizes(prizeDraw);
    expect(failuresIn(printed)).toEqual([]);
    expect(printed.code).toBe(0);
    expect(printed.lines.at(-1)).toMatch(/^holds: the winning numbers are \[/);
  });

  it("it agrees on a draw of 40 prizes of which each of 60 players wins one at most, and 3 numbers are passed over", async () => {
    const drops = publishedDropDraw(createSeededRandom(`${seed}:drops`));
    const printed = await example.runOnPrizes(drops);
    expect(failuresIn(printed)).toEqual([]);
    expect(printed.code).toBe(0);
    const { refused_numbers: refused, winning_numbers: winning } = drops.draw.event.data;
    expect([refused, winning]).toMatchObject([{ length: 3 }, { length: 40 }]);
    expect(printed.lines.at(-2)).toMatch(/^holds: the numbers \[\d+, \d+, \d+\] were drawn and passed over/);
  });

  it("it agrees on a draw that the studio has held, with the answers of its calls as they are", async () => {
    const fixture = await createDrawFixture();
    try {
      const [draw] = await fixture.upcoming();
      const { session } = await fixture.seated();
      const number = draw!.number;
      for (const slips of [[[1, 2, 3, 4, 5, 6]], [[7, 8, 9, 10, 11, 12, 13, 14]]]) {
        const stakeMinor = slips[0]!.length === 6 ? "150" : "4200";
        const { tickets } = await fixture.buy(session, { numbers: [number], stakeMinor, input: { slips } });
        expect(tickets[0]?.refusal).toBeNull();
      }
      await fixture.over(number);
      const { tableId } = fixture;
      const round = await fixture.ask("readTableRound", { tableId, number });
      const leaves = await fixture.ask("listTableLeaves", { tableId, number });
      const own = await fixture.ask("listPastTickets", { session, tableId, number: number + 1 });
      const printed = await example.runOnFiles(round, leaves, own);
      expect(failuresIn(printed)).toEqual([]);
      expect(printed.lines.filter((line) => line.includes("is paid"))).toHaveLength(2);
    } finally {
      await fixture.close();
    }
  });

  it("it checks the seed of a void draw, and fails where no seed is published yet", async () => {
    const { round, pages } = draws.raffle!;
    const ended = { ...round, phase: "void", voidReason: "few_players", events: null };
    const isVoid = await example.runOnFiles(ended);
    expect(isVoid).toMatchObject({ code: 0 });
    expect(isVoid.lines.at(-1)).toContain("holds: the draw is void (few_players)");
    const hidden = await example.runOnFiles({ ...round, serverSeed: null }, pages);
    expect(hidden).toMatchObject({ code: 1 });
    expect(hidden.lines.at(-1)).toContain("its seed is published");
  });

  it("it reads a draw and its four pages of leaves from their addresses", async () => {
    const { round, pages } = draws["lotto with a bonus ball"]!;
    expect(pages).toHaveLength(4);
    const path = `/studio/api/tables/${round.tableId}/rounds/${round.number}`;
    const answers = new Map<string, unknown>([
      [path, round],
      [`${path}/leaves`, pages[0]],
    ]);
    for (const [index, { next }] of pages.entries())
      if (next !== null) answers.set(`${path}/leaves-after/${next}`, pages[index + 1]);
    const server = createServer((request, response) =>
      response.end(JSON.stringify(answers.get(request.url ?? ""))),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("no port");
    try {
      const printed = await example.runOnPlaces(`http://127.0.0.1:${address.port}${path}`);
      expect(failuresIn(printed)).toEqual([]);
      expect(printed.lines).toContain("holds: 400 tickets were sold; 400 leaves were read");
    } finally {
      server.close();
    }
  });
});
