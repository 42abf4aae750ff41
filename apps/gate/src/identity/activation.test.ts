import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { gateInSteps } from "../testing/gate-in-steps.ts";

const { gate, later, nextEmail } = await gateInSteps("player");

describe("activation", () => {
  const request = { phone_country_code: "+358", phone_number: "040 123 4567" };
  /** The code from the newest SMS: the signup email may be delivered after it. */
  const codeSent = async () => {
    const newest = () => gate.messages.findLast(({ recipient }) => recipient === "+358401234567");
    await expect.poll(newest).toBeDefined();
    return /\d{6}/.exec(newest()!.body)![0];
  };
  beforeEach(async () => {
    gate.messages.length = 0;
    await gate.database.query("UPDATE player SET activated_at = NULL WHERE phone = '+358401234567'");
  });

  it("activation sends 6 digits by SMS and activates with them", async () => {
    const player = await gate.player(nextEmail(), { activated: false });
    expect(await gate.call("requestActivation", request, player.session)).toEqual({
      phone: "+358401234567",
      expires_in_seconds: 600,
      resend_in_seconds: 30,
    });
    const code = await codeSent();
    await gate.call("validateActivation", { activation_code: code }, player.session);
    expect(await gate.call("profile", {}, player.session)).toMatchObject({
      player_activated: true,
      player_phone_set: true,
    });
    await expect(
      gate.call("validateActivation", { activation_code: code }, player.session),
    ).rejects.toMatchObject({ code: "already_activated" });
  });

  it.each(["401234567", "(040) 123-4567", "040.123.4567"])(
    "activation normalises %s with the calling code 358 to +358401234567",
    async (phone_number) => {
      const player = await gate.player(nextEmail(), { activated: false });
      const wanted = { phone_country_code: "358", phone_number };
      expect(await gate.call("requestActivation", wanted, player.session)).toMatchObject({
        phone: "+358401234567",
      });
      // The next test would read this code otherwise.
      await codeSent();
    },
  );

  it("activation allows 5 attempts, also in parallel, and then requires a new code", async () => {
    const player = await gate.player(nextEmail(), { activated: false });
    await gate.call("requestActivation", request, player.session);
    const code = await codeSent();
    const wrong = code === "000000" ? "000001" : "000000";
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, () =>
        gate.call("validateActivation", { activation_code: wrong }, player.session),
      ),
    );
    const codes = tries.map((each) => each.status === "rejected" && (each.reason as { code: string }).code);
    expect(codes.filter((each) => each === "code_wrong")).toHaveLength(4);
    await expect(
      gate.call("validateActivation", { activation_code: code }, player.session),
    ).rejects.toMatchObject({ code: "code_too_many_tries" });
    later(31_000);
    await gate.call("requestActivation", request, player.session);
    await expect.poll(codeSent).not.toBe(code);
    await gate.call("validateActivation", { activation_code: await codeSent() }, player.session);
  });

  it("activation refuses a code after 10 minutes", async () => {
    const player = await gate.player(nextEmail(), { activated: false });
    await gate.call("requestActivation", request, player.session);
    const code = await codeSent();
    later(10 * MINUTE_MS);
    await expect(
      gate.call("validateActivation", { activation_code: code }, player.session),
    ).rejects.toMatchObject({ code: "code_expired" });
  });

  it("activation sends another code only after 30 seconds, and until then says where the last one was sent", async () => {
    const player = await gate.player(nextEmail(), { activated: false });
    await gate.call("requestActivation", request, player.session);
    await expect(gate.call("requestActivation", request, player.session)).rejects.toMatchObject({
      code: "code_requested_too_soon",
      data: { params: { seconds: "30", phone: "+358401234567" } },
    });
    await codeSent();
  });

  it.each([
    ["", "core.error_validation_code_required"],
    ["123", "core.error_activation_code_minimum"],
    ["12a456", "core.error_validation_code_numeric"],
  ])(
    "activation answers the code %j, which is not at least 4 digits, with %s",
    async (activation_code, message) => {
      const player = await gate.player(nextEmail(), { activated: false });
      const { body } = await gate.raw("POST", "/gate/api/actionable/activation/validate", {
        activation_code,
        session: player.session,
      });
      expect(body.event.data.message).toBe(message);
    },
  );

  it("activation refuses a number that another player of the brand has verified", async () => {
    const first = await gate.player(nextEmail(), { activated: false });
    await gate.call("requestActivation", request, first.session);
    await gate.call("validateActivation", { activation_code: await codeSent() }, first.session);
    const second = await gate.player(nextEmail(), { activated: false });
    await expect(gate.call("requestActivation", request, second.session)).rejects.toMatchObject({
      code: "phone_taken",
    });
  });

  it("activation reveals that a number is in use for only 1 number per 30 seconds, even when 5 are requested at the same moment", async () => {
    const taken = Array.from({ length: 5 }, (_, index) => `+35840888770${index}`);
    for (const phone of taken) {
      const owner = await gate.player(nextEmail());
      await gate.database.query("UPDATE player SET phone = $2 WHERE id = $1", [owner.id, phone]);
    }
    const hunter = await gate.player(nextEmail(), { activated: false });
    const answers = await Promise.allSettled(
      taken.map((phone) =>
        gate.call(
          "requestActivation",
          { phone_country_code: "358", phone_number: phone.slice(4) },
          hunter.session,
        ),
      ),
    );
    const codes = answers.map((each) => each.status === "rejected" && each.reason.code);
    expect(codes.filter((code) => code === "phone_taken")).toHaveLength(1);
    expect(codes.filter((code) => code === "code_requested_too_soon")).toHaveLength(4);
    // No code was sent, so the answers name no phone.
    const waits = answers.flatMap((each) => (each.status === "rejected" ? [each.reason.data?.params] : []));
    expect(waits.filter((params) => params?.phone !== undefined)).toEqual([]);
  });
});
