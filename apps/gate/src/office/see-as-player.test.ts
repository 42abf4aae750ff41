import { calls } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  desk = await openDesk(gate, "support");
});
afterAll(() => gate.close());

const see = async (playerId: string, by = desk) =>
  new URL((await by.call("seeAsPlayer", { player_id: playerId, reason: "says the bonus is gone" })).url);
const tokenOf = (url: URL) => url.hash.slice(1);
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error) => error.code,
  );

describe("the site as a player sees it", () => {
  it("profile, balance, rewards and history are answered as to the player, at their site and in their language, for 15 minutes", async () => {
    const player = await gate.player(undefined, { system_language: "fi" });
    await gate.deposit(player, "20.00");
    const url = await see(player.id);
    expect(`${url.origin}${url.pathname}`).toBe("https://bellwether.test/fi/see-as-player");
    const token = tokenOf(url);
    expect(await gate.call("profile", {}, token)).toEqual(await gate.call("profile", {}, player.session));
    expect((await gate.call("balance", {}, token)).player_balance_amount).toBe("20.00");
    for (const name of ["rewards", "gameHistory", "personalData", "guardsStatus", "settings"] as const)
      expect(await codeOf(gate.call(name, {} as never, token)), name).toBe("done");
    gate.clock.at = new Date(gate.clock.at.getTime() + 16 * MINUTE_MS);
    expect(await codeOf(gate.call("profile", {}, token))).toBe("session_missing");
  });

  it("every call that changes something is refused, whatever is sent with it, and the player's own session and last login stay as they were", async () => {
    const player = await gate.player();
    await desk.signIn();
    const token = tokenOf(await see(player.id));
    const before = await gate.call("ownSessions", {}, player.session);
    for (const call of Object.values(calls)) {
      if (call.method === "GET" || call.isReading || call.beginsSession) continue;
      const path = call.path.replaceAll(/\{\w+\}/g, "x");
      const { body } = await gate.raw(call.method, path, { session: token }, { "x-session-data": token });
      expect([call.name, body.event.data.errorCode]).toEqual([call.name, "only_seen"]);
    }
    expect(await gate.call("ownSessions", {}, player.session)).toEqual(before);
  });

  it("the other brands refuse it, and no game opens with it", async () => {
    const player = await gate.player();
    const token = tokenOf(await see(player.id));
    const { body } = await gate.raw("GET", calls.profile.path, undefined, {
      "x-session-data": token,
      "x-brand": "FUNLY",
    });
    expect(body.event.data.errorCode).toBe("session_of_other_brand");
    const launch = { gameId: 1, language: "en", mode: "money" } as const;
    expect(await codeOf(gate.call("launchUrl", launch, token))).toBe("only_seen");
  });

  it("who saw it and why is in the audit; no reason, content, and an account that is excluded or nobody's are refused", async () => {
    const player = await gate.player();
    await see(player.id);
    const { rows } = await gate.database.query(
      "SELECT actor_name FROM office_audit WHERE action = 'player.see_site' AND subject = $1",
      [`player:${player.id}`],
    );
    expect(rows).toEqual([{ actor_name: desk.id }]);
    expect(await codeOf(desk.call("seeAsPlayer", { player_id: player.id, reason: " " }))).toBe(
      "invalid_param",
    );
    const content = await openDesk(gate, "content");
    expect(await codeOf(see(player.id, content))).toBe("forbidden");
    expect(await codeOf(see("nobody"))).toBe("not_found");
    const token = tokenOf(await see(player.id));
    await gate.call("selfExclude", { duration: "24h" }, player.session);
    expect(await codeOf(gate.call("profile", {}, token))).toBe("session_missing");
    expect(await codeOf(see(player.id))).toBe("conflict");
  });
});
