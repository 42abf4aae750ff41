import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { endReceived, openSocket } from "../testing/open-socket.ts";

const password = "correct horse battery";
const LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const NEWER_LAPTOP = "Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1";

const { gate, nextEmail } = await gateInSteps("owner");

type Place = { device: string; country: string };
const home: Place = { device: LAPTOP, country: "FI" };

describe("a player's logins and sessions", () => {
  const someone = async () => {
    const player = await gate.player(nextEmail());
    await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
    await gate.database.query("UPDATE session SET device = $2, country = $3 WHERE player_id = $1", [
      player.id,
      LAPTOP,
      "FI",
    ]);
    return player;
  };
  const logIn = async (player: { email: string }, { device, country }: Place) => {
    const headers = { "user-agent": device, "x-geo-country": country };
    const { session } = await gate
      .clientOf(undefined, headers)
      .send("login", { nickname: player.email, password });
    return session!;
  };
  const lettersOf = async (player: { email: string }) =>
    (await lettersTo(gate, player.email)).filter(({ subject }) =>
      subject.includes("a login on another device"),
    );

  it.each([
    ["on another device", { device: PHONE, country: "FI" }, "Place: Finland", "Device: Safari, iPhone"],
    ["in another country", { device: LAPTOP, country: "BR" }, "Place: Brazil", "Device: Firefox, Linux"],
  ])(
    "a login %s is told by 1 letter, with the time, the place and the way to a new password",
    async (_, there, place, device) => {
      const player = await someone();
      await logIn(player, home);
      await logIn(player, there);
      await logIn(player, there);
      const [letter, ...more] = await lettersOf(player);
      expect(more).toEqual([]);
      expect(letter!.body).toContain(place);
      expect(letter!.body).toContain(device);
      expect(letter!.body).toMatch(/\d{4} at \d/);
      expect(letter!.body).toMatch(/https?:\/\/\S+\/forgotten-password/);
    },
  );

  it.each([
    ["the first login after the sign-up", [{ device: PHONE, country: "BR" }]],
    ["a newer version of the same browser", [home, { device: NEWER_LAPTOP, country: "FI" }]],
    ["a login without a known device", [home, { device: "curl/8.5.0", country: "FI" }]],
  ])("%s is not told", async (_, places) => {
    const player = await someone();
    for (const place of places) await logIn(player, place);
    expect(await lettersOf(player)).toEqual([]);
  });

  it("a player's logins and sessions of logins from 5 new countries in a day 3 are told, and the next day again", async () => {
    const player = await someone();
    await logIn(player, home);
    for (const country of ["BR", "CL", "PE", "ZA", "IN"]) await logIn(player, { device: LAPTOP, country });
    expect(await lettersOf(player)).toHaveLength(3);
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS);
    await logIn(player, { device: LAPTOP, country: "NZ" });
    expect(await lettersOf(player)).toHaveLength(4);
  });

  it("the list names device, country and last use of each session, marks this one, and shows no token", async () => {
    const player = await someone();
    const session = await logIn(player, { device: PHONE, country: "SE" });
    const { sessions } = await gate.call("ownSessions", {}, session);
    expect(sessions).toMatchObject([
      { is_current: true, is_open: true, device: "Safari, iPhone", country: "SE" },
      { is_current: false, is_open: false, device: "Firefox, Linux", country: "FI" },
    ]);
    const { rows } = await gate.database.query<{ token_hash: string }>(
      "SELECT token_hash FROM session WHERE player_id = $1",
      [player.id],
    );
    for (const { token_hash } of rows) expect(JSON.stringify(sessions)).not.toContain(token_hash);
  });

  it("a player's logins and sessions ends one open session with its screens and leaves this one, ends all others, and refuses another player's", async () => {
    const player = await someone();
    const here = await logIn(player, home);
    // Two sessions at once, as two simultaneous logins could leave them.
    await gate.database.query("UPDATE session SET ended_at = NULL, end_reason = NULL WHERE player_id = $1", [
      player.id,
    ]);
    const first = await openSocket(gate, player);
    const mine = await openSocket(gate, { ...player, session: here });
    const { sessions } = await gate.call("ownSessions", {}, here);
    const other = sessions.find(({ is_current }) => !is_current)!;
    const stranger = await someone();
    await expect(gate.call("endOwnSessions", { id: other.id }, stranger.session)).rejects.toMatchObject({
      code: "not_found",
    });
    expect(await gate.call("endOwnSessions", { id: other.id }, here)).toEqual({ ended: 1 });
    expect(endReceived(first)).toEqual({ type: "session_ended", reason: "logged_out" });
    expect(endReceived(mine)).toBeUndefined();
    await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({ status: "session_error" });
    await gate.database.query("UPDATE session SET ended_at = NULL, end_reason = NULL WHERE player_id = $1", [
      player.id,
    ]);
    expect(await gate.call("endOwnSessions", {}, here)).toEqual({ ended: 1 });
    await expect(gate.call("profile", {}, here)).resolves.toBeDefined();
    await expect(gate.call("endOwnSessions", { id: other.id }, here)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
