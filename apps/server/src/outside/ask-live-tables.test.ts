import { type LiveTableReport, LiveTablesReply } from "@bellwether/contract/studio/index.ts";
import { describe, expect, it } from "vitest";
import { askLiveTablesOverHttp } from "./ask-live-tables.ts";

const report: LiveTableReport = {
  tableId: "brass",
  title: "Brass",
  gameCode: "brass-roulette",
  room: "salon",
  minimumStakeMinor: "10",
  maximumStakeMinor: "200000",
  opensAt: "18:00",
  closesAt: "02:00",
  type: "roulette",
  closedFor: "hours",
  seats: null,
  betsCloseAt: null,
  round: null,
  resultType: "roulette",
  results: ["17", "0"],
  picture: "/studio/api/tables/brass/pictures/12",
};
const titles = [{ code: "brass-roulette", gameId: 40, provider: "LC" }];

describe("the studio's live tables over HTTP", () => {
  const asking = (tables: LiveTableReport[], status = 200) => {
    const asked: string[] = [];
    const ask = askLiveTablesOverHttp("http://studio.test", titles as never, async (address) => {
      asked.push(String(address));
      return Response.json(LiveTablesReply.parse({ currency: "EUR", tables }), { status });
    });
    return { ask, asked };
  };

  it("the studio's live tables over HTTP have limits of 0.10 to 2000.00, hours from 18:00 to 02:00, and no number of seats", async () => {
    const { ask, asked } = asking([report]);
    expect(await ask("EUR")).toEqual([
      {
        id: "brass",
        title: "Brass",
        gameId: 40,
        provider: "LC",
        type: "roulette",
        subtype: "salon",
        slots: { unlimited: true },
        openHours: { opens: "18:00", closes: "02:00" },
        minStake: "0.10",
        maxStake: "2000.00",
        currency: "EUR",
        betBehind: false,
        round: null,
        resultType: "roulette",
        results: ["17", "0"],
        videoSnapshots: ["/studio/api/tables/brass/pictures/12"],
        closed: true,
        closedFor: "hours",
        betsCloseAt: null,
        numberOfTables: 1,
      },
    ]);
    expect(asked).toEqual(["http://studio.test/studio/api/live-tables/EUR"]);
  });

  it("the studio's live tables over HTTP have 4 of 7 seats available and bets behind, when 3 are taken", async () => {
    const { ask } = asking([{ ...report, seats: { total: 7, taken: 3 } }]);
    expect(await ask("EUR")).toMatchObject([
      { slots: { unlimited: false, available: 4, total: 7 }, betBehind: true },
    ]);
  });

  it("the studio's live tables over HTTP count the tables of the same game, and leave out a table without a title", async () => {
    const { ask } = asking([
      report,
      { ...report, tableId: "brass-vip", room: "vip" },
      { ...report, gameCode: "gone" },
    ]);
    expect((await ask("EUR")).map(({ id, numberOfTables }) => [id, numberOfTables])).toEqual([
      ["brass", 2],
      ["brass-vip", 2],
    ]);
  });

  it("the studio's live tables over HTTP cannot be read when the studio answers 503", async () => {
    await expect(asking([report], 503).ask("EUR")).rejects.toThrow("the studio answered 503");
  });
});
