import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateSince, limitedPlay, MONDAY, swedish } from "../testing/limited-play.ts";

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { logIn, someone, swede } = limitedPlay(gate);

  describe("the Swedish register", () => {
    it("the Swedish register is queried at signup and at every login: a blocked person is refused at both", async () => {
      const form = swedish();
      const player = await someone(form);
      gate.register.blocked.add(form.personal_number);
      await expect(logIn(player)).rejects.toMatchObject({ code: "register_blocked" });
      await expect(
        gate
          .clientOf()
          .send("signup", signupOf(`${randomUUID()}@example.org`, { ...form, firstname: "Other" })),
      ).rejects.toMatchObject({ code: "register_blocked" });
      gate.register.blocked.clear();
      await expect(logIn(player)).resolves.toBeTruthy();
    });

    it("the Swedish register lets nobody in while it does not answer: no login, and no account is opened", async () => {
      const player = await swede();
      const form = signupOf(`${randomUUID()}@example.org`, { ...swedish(), firstname: "Other" });
      const countPlayers = async () => (await gate.database.query("SELECT 1 FROM player")).rows.length;
      const before = await countPlayers();
      gate.register.isSilent = true;
      await expect(logIn(player)).rejects.toMatchObject({ code: "register_unavailable" });
      await expect(gate.clientOf().send("signup", form)).rejects.toMatchObject({
        code: "register_unavailable",
      });
      expect(await countPlayers()).toBe(before);
      gate.register.isSilent = false;
      expect(gate.figures.value("register_checks_total", { register: "spelpaus", outcome: "failed" })).toBe(
        2,
      );
      await expect(gate.clientOf().send("signup", form)).resolves.toHaveProperty("session");
    });

    it.each(["", "19900517", "199005170008", "199105170006", "abcdefghijkl"])(
      "the Swedish register requires a valid personal number that matches the day of birth: %j is refused",
      async (personal_number) => {
        await expect(
          gate
            .clientOf()
            .send("signup", signupOf(`${randomUUID()}@example.org`, { ...swedish(), personal_number })),
        ).rejects.toMatchObject({ code: "invalid_param" });
      },
    );
  });
});
