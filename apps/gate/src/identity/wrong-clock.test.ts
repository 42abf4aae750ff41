import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { queueMessage } from "../messages/index.ts";
import { gateInSteps } from "../testing/gate-in-steps.ts";
import { noteLetterRequest } from "./letter-bounds.ts";
import { noteSms } from "./sms-bounds.ts";

const { gate, later, nextEmail } = await gateInSteps("ahead");

/** Uses a limit up, on a clock a day ahead, and asks again when it is right. */
const RIGHT = -DAY_MS;

describe("limits that a clock a day ahead has counted, when it is right again", () => {
  it("limits that a clock a day ahead has counted, when it is right again let a player log in after 5 wrong passwords, and still allow 5 in 15 minutes", async () => {
    const { email: nickname } = await gate.player(nextEmail());
    const headers = { "x-client-address": "198.51.100.20" };
    const attempt = async (password: string) =>
      (await gate.raw("POST", "/gate/api/actionable/login", { nickname, password }, headers)).status;
    const five = async () => {
      for (let guess = 0; guess < 5; guess += 1) await attempt("a guess");
    };
    await five();
    expect(await attempt("correct horse battery")).toBe(429);
    later(RIGHT);
    expect(await attempt("correct horse battery")).toBe(200);
    await five();
    expect(await attempt("correct horse battery")).toBe(429);
  });

  it("limits that a clock a day ahead has counted, when it is right again send another activation code at once, and then one each 30 s", async () => {
    const player = await gate.player(nextEmail(), { activated: false });
    const ask = () =>
      gate.call(
        "requestActivation",
        { phone_country_code: "+358", phone_number: "040 123 4999" },
        player.session,
      );
    await ask();
    later(RIGHT);
    await ask();
    await expect(ask()).rejects.toMatchObject({ code: "code_requested_too_soon" });
  });

  it("limits that a clock a day ahead has counted, when it is right again send 3 letters to a mailbox, 10 messages to a recipient, and codes by SMS to a network", async () => {
    const email = nextEmail();
    const letter = () =>
      noteLetterRequest(
        gate.database,
        { brand: "BELLWETHER", email, address: "198.51.100.21" },
        gate.clock.at,
      );
    const message = () =>
      queueMessage(
        gate.database,
        { id: randomUUID(), channel: "email", recipient: email, subject: "a", body: "b" },
        gate.clock.at,
      );
    const code = () =>
      noteSms(gate.deps, gate.database, { address: "198.51.100.21", country: "FI" }).then(
        () => true,
        () => false,
      );
    const useUp = async (limited: () => Promise<boolean>) => {
      for (let use = 0; use < 100; use += 1) if (!(await limited())) return;
      throw new Error("no limit");
    };
    await useUp(letter);
    await useUp(message);
    await useUp(code);
    later(RIGHT);
    expect([await letter(), await message(), await code()]).toEqual([true, true, true]);
  });
});
