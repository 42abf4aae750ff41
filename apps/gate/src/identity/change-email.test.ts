import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";
import { issueMailToken } from "./mail-token.ts";

const { gate, later, nextEmail } = await gateInSteps("mover");

describe("changing the email", () => {
  const setEmail = (player: { session: string }, email: string) =>
    gate.raw("POST", "/gate/api/actionable/account/email", {
      email,
      password: "correct horse battery",
      session: player.session,
    });
  const emailOf = async (player: { session: string }) =>
    (await gate.call("profile", {}, player.session)).player_email;

  it("changing the email takes effect only when the mailed link is opened, and notifies the old mailbox", async () => {
    const player = await gate.player(nextEmail());
    const email = nextEmail();
    expect((await setEmail(player, email.toUpperCase())).body.event.data).toEqual({ email_pending: email });
    expect(await gate.call("details", {}, player.session)).toMatchObject({
      email: player.email,
      email_pending: email,
    });
    const token = await tokenMailedTo(gate, email);
    expect(await gate.call("readToken", { token })).toEqual({ email });
    // The link is opened on another device: the request carries no session.
    expect(await gate.call("confirmEmail", { token })).toEqual({ email });
    expect(await gate.call("details", {}, player.session)).toMatchObject({ email, email_pending: null });
    expect((await lettersTo(gate, player.email)).at(-1)!.subject).toBe(
      "Bellwether: sähköpostiosoitteesi vaihdettiin",
    );
    await expect(
      gate.call("login", { nickname: email, password: "correct horse battery" }),
    ).resolves.toBeDefined();
    await expect(gate.call("confirmEmail", { token })).rejects.toMatchObject({ code: "token_invalid" });
  });

  it("changing the email gives a taken and a free address the same body, status and time; only the owner of the taken one is notified", async () => {
    const owner = await gate.player(nextEmail());
    const free = nextEmail();
    const answers = [];
    for (const email of [owner.email, free]) {
      const player = await gate.player(nextEmail());
      const start = performance.now();
      const { status, body } = await setEmail(player, email);
      expect(performance.now() - start).toBeGreaterThanOrEqual(145);
      const details = await gate.call("details", {}, player.session);
      answers.push([
        status,
        JSON.stringify(body).replace(email, "…"),
        details.email_pending === email,
        details.email === player.email,
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    const letters = await lettersTo(gate, owner.email);
    expect(letters.map(({ subject }) => subject)).toEqual(["Bellwether: joku käytti osoitettasi"]);
    expect(letters[0]!.body).not.toContain("token=");
  });

  it("changing the email accepts 1 of 2 links: one that was being created while another address was entered confirms nothing", async () => {
    const player = await gate.player(nextEmail());
    const [dropped, wanted] = [nextEmail(), nextEmail()];
    await setEmail(player, wanted);
    const late = { purpose: "email_change", playerId: player.id, email: dropped } as const;
    const token = await issueMailToken(gate.database, late, gate.clock.at);
    await expect(gate.call("confirmEmail", { token })).rejects.toMatchObject({ code: "token_invalid" });
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, wanted) });
    expect(await emailOf(player)).toBe(wanted);
  });

  it("changing the email accepts an address that someone uses at another brand", async () => {
    const email = nextEmail();
    await gate.clientOf(undefined, { "x-brand": "FUNLY" }).call("signup", signupOf(email));
    const player = await gate.player(nextEmail());
    await setEmail(player, email);
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
    expect(await emailOf(player)).toBe(email);
  });

  it("changing the email refuses the second of two players who confirm the same address", async () => {
    const email = nextEmail();
    const [first, second] = [await gate.player(nextEmail()), await gate.player(nextEmail())];
    await setEmail(first, email);
    const firstToken = await tokenMailedTo(gate, email);
    later(1_000);
    await setEmail(second, email);
    const secondToken = await tokenMailedTo(gate, email);
    await gate.call("confirmEmail", { token: firstToken });
    await expect(gate.call("confirmEmail", { token: secondToken })).rejects.toMatchObject({
      code: "token_invalid",
    });
    expect([await emailOf(first), await emailOf(second)]).toEqual([email, second.email]);
  });

  it("changing the email replaces a pending address, and invalidates the first link", async () => {
    const player = await gate.player(nextEmail());
    const [first, second] = [nextEmail(), nextEmail()];
    await setEmail(player, first);
    await setEmail(player, second);
    await expect(
      gate.call("confirmEmail", { token: await tokenMailedTo(gate, first) }),
    ).rejects.toMatchObject({ code: "token_invalid" });
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, second) });
    expect(await emailOf(player)).toBe(second);
  });

  it("changing the email drops a pending address when the player's own address is entered", async () => {
    const player = await gate.player(nextEmail());
    await setEmail(player, nextEmail());
    expect((await setEmail(player, player.email)).body.event.data).toEqual({ email_pending: null });
  });

  it("changing the email refuses a link after 10 minutes", async () => {
    const player = await gate.player(nextEmail());
    const email = nextEmail();
    await setEmail(player, email);
    const token = await tokenMailedTo(gate, email);
    later(10 * MINUTE_MS);
    await expect(gate.call("confirmEmail", { token })).rejects.toMatchObject({ code: "token_invalid" });
  });

  it("changing the email invalidates password reset links that were sent to the old mailbox", async () => {
    const player = await gate.player(nextEmail());
    await gate.call("requestToken", { purpose: "password_reset", email: player.email });
    const reset = await tokenMailedTo(gate, player.email);
    const email = nextEmail();
    await setEmail(player, email);
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
    await expect(
      gate.call("resetPassword", { token: reset, newpassword: "staple battery horse" }),
    ).rejects.toMatchObject({ code: "token_invalid" });
  });

  it("changing the email sends a player with a placeholder address to /set-email until a real one is confirmed", async () => {
    const player = await gate.player(`player${randomUUID()}@signup.null`);
    const guards = async () =>
      (await gate.call("guardsStatus", {}, player.session)).guards.filter(({ guard }) => guard === "email");
    expect(await guards()).toEqual([{ guard: "email", route: "/set-email" }]);
    const email = nextEmail();
    await setEmail(player, email);
    expect(await guards()).toHaveLength(1);
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
    expect(await guards()).toEqual([]);
    expect(await lettersTo(gate, player.email)).toEqual([]);
  });

  it.each([
    ["", "core.error_email_required"],
    ["aino@", "core.error_email_invalid"],
    ["aino@signup.null", "core.error_email_invalid"],
    [`${"a".repeat(250)}@example.org`, "core.error_maximum_characters"],
  ])("changing the email answers the address %j with %s", async (email, message) => {
    const player = await gate.player(nextEmail());
    expect((await setEmail(player, email)).body.event.data.fields).toEqual({ email: message });
  });

  it("changing the email sends at most 3 links to a mailbox in 15 minutes", async () => {
    const email = nextEmail();
    for (let asked = 0; asked < 5; asked += 1) {
      const player = await gate.player(nextEmail());
      expect((await setEmail(player, email)).status).toBe(200);
    }
    expect(await lettersTo(gate, email)).toHaveLength(3);
  });
});
