import { DAY_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { lettersTo } from "../testing/letters-to.ts";

const { gate, later, nextEmail } = await gateInSteps("owner");

describe("a signup with an address that has an account", () => {
  const signUp = (email: string, address = "10.5.0.1") =>
    gate.raw("POST", "/gate/api/actionable/signup", signupOf(email), { "x-client-address": address });

  it("a signup with an address that has an account is refused with a message that names neither the address nor a reason", async () => {
    const { email } = await gate.player(nextEmail());
    const { status, body } = await signUp(email);
    expect([status, body]).toEqual([
      422,
      {
        event: {
          status: "user_error",
          data: { message: "core.error_signup_refused", errorCode: "signup_refused" },
        },
      },
    ]);
  });

  it("a signup with an address that has an account notifies the owner by email once a day, but no excluded or closed account", async () => {
    const player = await gate.player(nextEmail());
    await signUp(player.email);
    await signUp(player.email, "10.5.0.2");
    expect((await lettersTo(gate, player.email)).map(({ subject }) => subject)).toEqual([
      "Bellwether: joku käytti osoitettasi",
    ]);
    later(DAY_MS);
    await signUp(player.email);
    expect(await lettersTo(gate, player.email)).toHaveLength(2);
    later(DAY_MS);
    await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [player.id]);
    await signUp(player.email);
    expect(await lettersTo(gate, player.email)).toHaveLength(2);
  });

  it("a signup with an address that has an account blocks a network address that hits 5 accounts, also in parallel, whatever address it enters next", async () => {
    const owners = [];
    for (let made = 0; made < 12; made += 1) owners.push(await gate.player(nextEmail()));
    const answers = await Promise.all(owners.map(({ email }) => signUp(email, "10.6.0.1")));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    const { status, body } = await signUp(nextEmail(), "10.6.0.1");
    expect([status, body.event.data.retry_after_seconds]).toEqual([429, 900]);
    expect((await signUp(nextEmail(), "10.6.0.2")).status).toBe(200);
    later(15 * MINUTE_MS);
    expect((await signUp(nextEmail(), "10.6.0.1")).status).toBe(200);
  });

  it("a signup with an address that has an account does not block an owner who tries the same address 20 times", async () => {
    const { email } = await gate.player(nextEmail());
    for (let tried = 0; tried < 20; tried += 1) expect((await signUp(email, "10.7.0.1")).status).toBe(422);
    expect((await signUp(nextEmail(), "10.7.0.1")).status).toBe(200);
  });
});
