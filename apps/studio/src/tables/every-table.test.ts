import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import type { TableRound } from "@bellwether/contract/studio/index.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { usualInputs } from "@bellwether/games/rounds/usual-play.ts";
import { createTestBeacon } from "@bellwether/games/testing/test-beacon.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { type HouseTable, tablesByMechanic } from "../testing/house-titles.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { readTableView } from "./table-views.ts";

const MAX_STEPS = 600;
const DEPOSIT_MINOR = 50_000n;

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture({
    titles: tablesByMechanic.map(({ title }) => title),
    campaigns: testCampaigns,
    changed: (now) => ({
      tables: tablesByMechanic.map(({ table }) => table),
      beacon: createTestBeacon(now).source,
      databaseTime: async () => now(),
    }),
  });
});
afterAll(() => fixture.close());

const byMechanic = tablesByMechanic.map((each) => [each.model.mechanic, each] as const);

/** Moves the clock second by second until the table's round meets the condition, and returns the round. */
async function runUntil({ table }: HouseTable, isReached: (round: TableRound) => boolean) {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const { round } = await readTableView(fixture.parts, fixture.database, table.name);
    if (round && isReached(round)) return round;
    fixture.advance(1_000);
    await fixture.studio.runTables();
  }
  throw new Error(`${table.name} did not get there in ${MAX_STEPS} s`);
}

/** Places the bet that the model's figures describe, in the round that takes bets. Where bets share a pot, another player bets too. */
async function bet(house: HouseTable, session: string) {
  const now = () => fixture.gate.clock.at;
  const { number } = await runUntil(house, (round) => new Date(round.betsCloseAt) > now());
  const { rules } = house.model;
  if (rules.kind === "shared" && rules.pot) await place(house, (await playing(house)).session, number);
  return place(house, session, number);
}

let sold = 0;

/** The usual input; where a number is sold once, the next number. */
function inputOf({ model }: HouseTable, stakeMinor: bigint): RoundInput {
  const isNumbered = model.rules.kind === "shared" && model.rules.pot?.names !== undefined;
  if (!isNumbered) return usualInputs(model)(stakeMinor) as RoundInput;
  sold += 1;
  return { numbers: [sold] };
}

async function place(house: HouseTable, session: string, number: number) {
  const { limits, name: tableId } = house.table;
  const stakeMinor = String(limits.minimumStake);
  const input = inputOf(house, BigInt(stakeMinor));
  const body = { requestId: randomUUID(), number, stakeMinor, input };
  return { number, stakeMinor, ...(await fixture.call("placeTableBet", { session, tableId, body })) };
}

const playing = ({ title }: HouseTable) => fixture.playing("500.00", title.gameId);

describe("a live table", () => {
  it.each(byMechanic)(
    "a live table of %s refuses a stake above a limit or at a due reality check",
    async (_, house) => {
      const limited = await playing(house);
      const limit = { type: "maxwager", action: "set", duration: 1, amount: "0.05" } as const;
      await fixture.gate.call("changeLimit", limit, limited.player.session);
      const checked = await playing(house);
      await fixture.gate.call("setRealityCheck", { interval_minutes: 20 }, checked.player.session);
      fixture.advance(21 * MINUTE_MS);
      for (const [{ player, session }, code] of [
        [limited, "limit_reached"],
        [checked, "reality_check_due"],
      ] as const) {
        expect((await bet(house, session)).error?.code).toBe(code);
        expect(await fixture.balanceOf(player)).toBe(DEPOSIT_MINOR);
      }
    },
  );

  it.each(byMechanic)(
    "a live table of %s settles the bet of a player who then excludes themselves, and refuses the next one",
    async (_, house) => {
      const { player, session } = await playing(house);
      const { number, data, error } = await bet(house, session);
      expect(error).toBeUndefined();
      await fixture.gate.call("selfExclude", { duration: "6m" }, player.session);
      await runUntil(house, (round) => round.number > number || round.phase === "paid");
      await fixture.resolveAll();
      const { rows } = await fixture.database.query<{ state: string }>(
        "SELECT state FROM studio_round WHERE id = $1",
        [data?.roundId],
      );
      expect(rows).toEqual([{ state: "settled" }]);
      expect(await checkBooks(fixture.database)).toEqual([]);
      expect(await fixture.gate.violations()).toEqual([]);
      expect((await bet(house, session)).status).not.toBe(200);
    },
  );

  it.each(byMechanic)(
    "a live table of %s counts a whole bet towards a bonus, at the close of the round if that needs other players, and its history has a replay that verifies",
    async (_, house) => {
      const player = await fixture.gate.stranger();
      await fixture.gate.deposit(player, "100.00", "TRUSTLY", "QUICK");
      const { session } = await fixture.open(player, house.title.gameId);
      const { number, stakeMinor, data } = await bet(house, session);
      const wagered = async () => {
        const { rows } = await fixture.database.query<{ wagered_minor: bigint }>(
          "SELECT wagered_minor FROM player_bonus WHERE player_id = $1",
          [player.id],
        );
        return rows.map(({ wagered_minor }) => wagered_minor);
      };
      const { rules } = house.model;
      const needsOthers = rules.kind === "shared" && (rules.pot?.minimumPlayers ?? 0) > 1;
      expect(await wagered()).toEqual([needsOthers ? 0n : BigInt(stakeMinor)]);
      const roundId = data?.roundId ?? "";
      await runUntil(house, (round) => round.number > number || round.phase === "paid");
      await fixture.resolveAll();
      expect(await wagered()).toEqual([BigInt(stakeMinor)]);
      const { items } = await fixture.gate.call("gameHistory", {}, player.session);
      expect(items).toMatchObject([{ round: roundId, state: "closed", has_replay: true }]);
      const replay = await fixture.ask("replayRound", { session, roundId });
      expect(replay).toMatchObject({ mechanic: house.model.mechanic, table: { number } });
      expect((await fixture.ask("verifyRound", { session, roundId })).matches).toBe(true);
    },
  );
});
