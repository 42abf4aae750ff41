import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDrawFixture, DRAW_TABLE, type DrawFixture } from "../testing/draw-fixture.ts";

const ticket = { stakeMinor: "150", input: { slips: [[3, 11, 19, 28, 36, 44]] } };

describe("the closing of draws at the wallet", () => {
  let fixture: DrawFixture;
  beforeAll(async () => {
    fixture = await createDrawFixture({
      ...DRAW_TABLE,
      calendar: { everyMs: 60_000, closesMs: 10_000, ahead: 7, patienceMs: 90_000 },
    });
  });
  afterAll(async () => {
    refuseToClose(() => false);
    expect(await fixture.finish()).toEqual([]);
    await fixture.close();
  });

  const { name: tableId } = DRAW_TABLE;
  /** The draws that the wallet is asked to close, with its refusal of those that the test chooses. */
  const refuseToClose = (isRefused: (number: number) => boolean) => {
    fixture.wallet.answer = async (path, body) => {
      if (path !== "/transaction/draw-closed") return undefined;
      const number = Number(JSON.parse(body).draw.id.split("/")[1]);
      return isRefused(number) ? Response.json({ status: "RS_ERROR_UNKNOWN" }) : undefined;
    };
  };
  /** Sells a ticket in each of the next draws and pays these draws, while the wallet closes none. A multiple of 7 draws, or fewer than 7. */
  const paidDraws = async (count: number) => {
    const { session } = await fixture.seated("1000.00");
    const numbers: number[] = [];
    refuseToClose(() => true);
    while (numbers.length < count) {
      const draws = (await fixture.upcoming()).slice(0, count);
      numbers.push(...draws.map(({ number }) => number));
      await fixture.buy(session, { numbers: numbers.slice(-draws.length), ...ticket });
      fixture.advance(Date.parse(draws.at(-1)?.drawsAt ?? "") - fixture.gate.clock.at.getTime());
      for (let turn = 0; turn < 100 && (await openDraws(numbers)).length < numbers.length; turn += 1) {
        fixture.advance(10_000);
        await fixture.studio.runTables();
        await fixture.studio.resolveRounds();
      }
    }
    expect(await openDraws(numbers)).toEqual(numbers);
    return { session, numbers };
  };
  /** The numbers of draws that are paid but not closed at the wallet. */
  const openDraws = async (numbers: readonly number[]) => {
    const { rows } = await fixture.database.query<{ number: number }>(
      "SELECT number FROM studio_table_round WHERE phase = 'paid' AND wallet_closed_at IS NULL ORDER BY number",
    );
    return rows.map(({ number }) => number).filter((number) => numbers.includes(number));
  };

  it("the closing of draws at the wallet goes on with the next draw and with standing orders when a draw cannot be closed because its model is gone", async () => {
    const { session, numbers } = await paidDraws(2);
    const [first = 0] = numbers;
    // Without money the order is tried and takes nothing.
    const { player, session: other } = await fixture.seated("0.00");
    const order = await fixture.ask("openSubscription", {
      ...{ session: other, tableId },
      body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...ticket },
    });
    refuseToClose(() => false);
    const modelOf = (model: string) =>
      fixture.database.query("UPDATE studio_table_round SET model = $2 WHERE number = $1", [first, model]);
    await modelOf("a-model-that-is-gone");
    await fixture.studio.runTables();
    expect(await openDraws(numbers)).toEqual([first]);
    expect(await fixture.statesOf(player)).toContain("refused");
    await fixture.ask("stopSubscription", {
      ...{ session: other, tableId, subscriptionId: order.subscriptionId },
    });
    await modelOf(DRAW_TABLE.model);
    await fixture.studio.runTables();
    expect(await openDraws(numbers)).toEqual([]);
    expect((await fixture.ticket(session, first))[0]?.state).toBe("settled");
  });

  it("the closing of draws at the wallet closes the 21st draw, although the wallet refuses to close the 20 before it", {
    timeout: 180_000,
  }, async () => {
    const { numbers } = await paidDraws(21);
    const last = numbers.at(-1) ?? 0;
    refuseToClose((number) => number !== last);
    for (let run = 0; run < 2; run += 1) await fixture.studio.runTables();
    expect(await openDraws(numbers)).toEqual(numbers.slice(0, -1));
    refuseToClose(() => false);
    for (let run = 0; run < 2; run += 1) await fixture.studio.runTables();
    expect(await openDraws(numbers)).toEqual([]);
  });
});
