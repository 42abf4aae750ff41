import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asPlayer, type PlayerRow } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { playOverTime } from "./play-over-time.ts";

describe("play over time", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  it.each(["UTC", "America/New_York", "Pacific/Kiritimati"])(
    "play over time of 1 day includes the deposit of 20.00 at 0:30 in Helsinki and not the one at 23:00 the day before, on a server in %s",
    async (zone) => {
      gate.clock.at = new Date("2026-11-19T21:00:00Z");
      const player = await gate.stranger();
      await gate.deposit(player, "10.00");
      gate.clock.at = new Date("2026-11-19T22:30:00Z");
      player.session = (
        await gate.clientOf().send("login", { nickname: player.email, password: "correct horse battery" })
      ).session!;
      await gate.deposit(player, "20.00");
      const days = await gate.database.transaction(async (connection) => {
        await connection.query(`SET LOCAL TimeZone = '${zone}'`);
        const { rows } = await connection.query<PlayerRow>("SELECT * FROM player WHERE id = $1", [player.id]);
        const database = { ...gate.deps.database, query: connection.query.bind(connection) };
        return (await playOverTime({ ...gate.deps, database }, asPlayer(rows[0]!), 1)).days;
      });
      expect(days).toMatchObject([{ day: "2026-11-20", deposited: "20.00" }]);
    },
  );
});
