import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { holdAccount } from "../holds/index.ts";
import { findPlayer } from "../players/index.ts";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { dataPartsOf, stepsOf } from "./data-parts.ts";
import { askErasureWithin, erasureScope, findErasure, obstaclesOf, runErasures } from "./index.ts";

const PASSWORD = "correct horse battery";

describe("erasing a player", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(async () => {
    expect(await gate.violations()).toEqual([]);
    await gate.close();
  });

  type Named = { id: string };
  const playerOf = async ({ id }: Named) => {
    const player = await findPlayer(gate.database, id);
    if (!player) throw new Error("no such player");
    return player;
  };
  const ask = async (named: Named) => {
    const player = await playerOf(named);
    return gate.deps.ledger.batch(erasureScope(player), gate.clock.at, (_, connection) =>
      askErasureWithin(gate.deps, connection, player, {
        ...{ by: commandActor("test"), reason: "a letter", at: gate.clock.at },
      }),
    );
  };
  const lettersSent = () =>
    gate.database.query("UPDATE message SET sent_at = $1 WHERE sent_at IS NULL AND given_up_at IS NULL", [
      gate.clock.at,
    ]);
  const erase = async (named: Named) => {
    await lettersSent();
    return runErasures(gate.deps, { playerId: named.id });
  };

  it("money, a payment on its way, an open round and an open case each stand in the way, all are named, and nothing has happened then", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const token = await gate.launch(player);
    await gate.wallet("/transaction/bet", {
      ...{ user: player.id, token, round: `open-${player.id}`, game_code: "bell-one", currency: "EUR" },
      ...{ transaction_uuid: `open-${player.id}`, amount: units(1), round_closed: false },
    });
    const withdrawal = await gate.beginWithdrawal(player, "10.00");
    await withdrawal.authorize();
    await gate.database.transaction((connection) =>
      holdAccount(connection, {
        ...{ playerId: player.id, cause: "payment", detail: "a test", at: gate.clock.at },
      }),
    );
    expect(await obstaclesOf(gate.database, await playerOf(player))).toEqual([
      ...["cash", "payments", "rounds", "cases"],
    ]);
    await expect(ask(player)).rejects.toMatchObject({
      code: "erasure_waits",
      fields: {
        ...{ cash: "core.error_erasure_cash", payments: "core.error_erasure_payments" },
        ...{ rounds: "core.error_erasure_rounds", cases: "core.error_erasure_cases" },
      },
    });
    expect(await playerOf(player)).toMatchObject({ status: "open", isErased: false });
    expect(await findErasure(gate.database, player.id)).toBeUndefined();
  });

  it("an account that never had a payment or a round is erased whole at the first run, its letter aside", async () => {
    const player = await gate.stranger();
    expect(await ask(player)).toBeNull();
    expect(await playerOf(player)).toMatchObject({ status: "closed" });
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({ status: "session_error" });
    await expect(ask(player)).rejects.toMatchObject({ code: "conflict" });
    expect(await erase(player)).toBe(stepsOf(dataPartsOf(gate.deps)).length);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ steps: 0, is_kept_by_law: false });
    expect(await playerOf(player)).toMatchObject({
      isErased: true,
      firstName: "",
      phone: "",
      nationalId: null,
    });
    const { rows } = await gate.database.query("SELECT 1 FROM player_identity WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });

  it("the letter that confirms it is sent before letters are erased", async () => {
    const player = await gate.stranger();
    await gate.database.query("UPDATE message SET next_attempt_at = $1 WHERE sent_at IS NULL", [
      new Date("2100-01-01"),
    ]);
    await ask(player);
    await gate.database.query(
      "UPDATE message SET next_attempt_at = '2100-01-01', sent_at = NULL WHERE recipient = $1",
      [player.email],
    );
    await runErasures(gate.deps, { playerId: player.id });
    const waiting = await findErasure(gate.database, player.id);
    expect(waiting).toMatchObject({ waits_for: "asked", steps: 1 });
    expect((await playerOf(player)).isErased).toBe(true);
    gate.clock.at = waiting!.due_at!;
    await erase(player);
    expect((await findErasure(gate.database, player.id))?.done_at).toEqual(gate.clock.at);
    const { rows } = await gate.database.query("SELECT 1 FROM message WHERE recipient = $1", [player.email]);
    expect(rows).toEqual([]);
  });

  it("a process that dies in any step loses nothing: what was done stays crossed off, and the next run does the rest", async () => {
    const player = await gate.stranger();
    await ask(player);
    await lettersSent();
    const steps = stepsOf(dataPartsOf(gate.deps)).length;
    for (let survived = 1; survived <= steps; survived += 4) {
      const database = dyingIn(gate.database, survived === 1 ? 3 : 4);
      await expect(runErasures({ ...gate.deps, database }, { playerId: player.id })).rejects.toThrow(
        "killed",
      );
      const left = (await findErasure(gate.database, player.id))?.steps ?? 0;
      expect(left).toBeLessThan(steps);
      if (left === 0) break;
    }
    await erase(player);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ steps: 0 });
    expect((await playerOf(player)).isErased).toBe(true);
  });

  it("two nodes that erase the same player at once do each step once", async () => {
    const player = await gate.stranger();
    await ask(player);
    await lettersSent();
    const done = await Promise.all([1, 2].map(() => runErasures(gate.deps, { playerId: player.id })));
    expect(done[0]! + done[1]!).toBe(stepsOf(dataPartsOf(gate.deps)).length);
  });

  it("email and number can be used for a new account at once, and the old account cannot log in", async () => {
    const player = await gate.stranger();
    await gate.deposit(player, "20.00");
    const out = await gate.beginWithdrawal(player, "20.00");
    const { authCode } = await out.authorize();
    await out.transfer(authCode);
    await ask(player);
    await erase(player);
    await expect(gate.call("login", { nickname: player.email, password: PASSWORD })).rejects.toMatchObject({
      status: "user_error",
    });
    const again = await gate.player(player.email, { lastname: "Somebody Else" });
    expect(again.id).not.toBe(player.id);
    expect(await findErasure(gate.database, player.id)).toMatchObject({ waits_for: "law" });
  });

  it("an excluded person stays out after erasure: by the exclusion of the account, and of an account that was excluded with another", async () => {
    const own = await gate.stranger();
    await gate.database.query("UPDATE player SET email_confirmed_at = $2 WHERE id = $1", [
      own.id,
      gate.clock.at,
    ]);
    await gate.call("selfExclude", { duration: "1y", reason: "enough" }, own.session);
    const drawnIn = await gate.stranger();
    const end = new Date(gate.clock.at.getTime() + 30 * DAY_MS);
    await gate.database.query(
      "UPDATE player SET email_confirmed_at = $2, status = 'excluded', excluded_until = $3 WHERE id = $1",
      [drawnIn.id, gate.clock.at, end],
    );
    for (const player of [own, drawnIn]) {
      await ask(player);
      await erase(player);
      expect(await playerOf(player)).toMatchObject({ status: "excluded", isErased: true });
      expect(await findErasure(gate.database, player.id)).toMatchObject({ waits_for: "exclusion", steps: 1 });
      await expect(gate.player(player.email, { lastname: "Somebody New" })).rejects.toMatchObject({
        data: { errorCode: "account_excluded" },
      });
    }
    gate.clock.at = new Date(end.getTime() + 1);
    await erase(drawnIn);
    expect(await findErasure(gate.database, drawnIn.id)).toMatchObject({ steps: 0 });
    expect((await gate.player(drawnIn.email, { lastname: "Somebody Newer" })).id).toBeTruthy();
  });

  it("a permanent exclusion stays for good, and says so", async () => {
    const player = await gate.stranger();
    await gate.call("selfExclude", { duration: "forever", reason: "enough" }, player.session);
    await ask(player);
    await erase(player);
    expect(await findErasure(gate.database, player.id)).toMatchObject({
      ...{ waits_for: "exclusion", due_at: null, done_at: null, steps: 1 },
    });
  });
});

/** The database of a process that is killed in its nth transaction, after its statements and before its commit. */
function dyingIn(database: GateFixture["database"], nth: number): GateFixture["database"] {
  let begun = 0;
  const die = async <T>(work: () => Promise<T>): Promise<T> => {
    begun += 1;
    const result = await work();
    if (begun >= nth) throw new Error("killed");
    return result;
  };
  return {
    ...database,
    transaction: (work) => database.transaction((connection) => die(() => work(connection))),
    asOwner: (work) => database.asOwner((connection) => die(() => work(connection))),
  };
}
