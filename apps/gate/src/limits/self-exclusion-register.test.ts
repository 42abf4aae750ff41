import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signupOf } from "../testing/gate-fixture.ts";
import { gateSince, limitedPlay, MONDAY, swedish } from "../testing/limited-play.ts";

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { logIn, someone, swede } = limitedPlay(gate);

  describe("the Swedish register", () => {
    it("is asked at signup and at every login: a blocked person is refused at both", async () => {
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

    it("lets nobody in while it does not answer", async () => {
      const player = await swede();
      gate.register.isSilent = true;
      await expect(logIn(player)).rejects.toMatchObject({ code: "register_unavailable" });
      gate.register.isSilent = false;
    });

    it.each(["", "19900517", "199005170008", "199105170006", "abcdefghijkl"])(
      "needs a personal number that is right and of the day of birth: %j is refused",
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
