import type { Database } from "@bellwether/db";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { openDesk } from "../testing/office-desk.ts";
import { createStopBoard } from "./stop-board.ts";

let gate: GateFixture;
beforeAll(async () => {
  gate = await createGateFixture();
});
afterAll(() => gate.close());

/** The board of another node, on the same database. */
const nodeOn = (database: Database) => createStopBoard({ database, log: pino({ level: "silent" }) });

describe("another node", () => {
  it("another node obeys a stop, and its end, by looking by itself", async () => {
    const desk = await openDesk(gate, "safety");
    const other = nodeOn(gate.database);
    const isStopped = () => other.isStopped("withdrawals", "", gate.clock.at);
    other.start();
    const wish = { kind: "withdrawals" as const, target: "", until: null, reason: "the bank pays twice" };
    const { stop } = await desk.call("stopPart", wish);
    await vi.waitFor(() => expect(isStopped()).toBe(true), { timeout: 5_000 });
    await desk.call("startPart", { stop_id: stop.id, reason: "it is mended" });
    await vi.waitFor(() => expect(isStopped()).toBe(false), { timeout: 5_000 });
    other.stop();
  });

  it("another node that loses the database keeps what it knows, and looks again", async () => {
    const desk = await openDesk(gate, "safety");
    const wish = { kind: "signup" as const, target: "", until: null, reason: "robots sign up" };
    await desk.call("stopPart", wish);
    let isDown = false;
    const database: Database = {
      ...gate.database,
      query: (text, parameters) =>
        isDown ? Promise.reject(new Error("no database")) : gate.database.query(text, parameters),
    };
    const other = nodeOn(database);
    await other.refresh();
    isDown = true;
    await expect(other.refresh()).rejects.toThrow("no database");
    expect(other.isStopped("signup", "", gate.clock.at)).toBe(true);
    other.stop();
  });
});
