import { describe, expect, it } from "vitest";
import { createGateFixture } from "../testing/gate-fixture.ts";
import { weighPassword } from "./weigh-password.ts";

const owner = {
  email: "aino.virtanen@example.org",
  firstName: "Aino",
  lastName: "Virtanen",
  address: "Mannerheimintie 7",
  city: "Hämeenlinna",
  phone: "+358401234567",
  bornOn: "1990-05-17",
};

describe("a new password", () => {
  it.each([
    ["bellwether", "own"],
    ["B3llw3th3r!1", "own"],
    ["FunlyFunly", "own"],
    ["Virtanen1990", "own"],
    ["v1rt4n3n!!", "own"],
    ["aino.virtanen", "own"],
    ["hameenlinna7", "own"],
    ["0401234567", "own"],
    ["17051990", "own"],
    ["aino.virtanen@example.org", "own"],
    ["Summer2026", "common"],
    ["P4ssw0rd!", "common"],
    ["password123", "common"],
    ["salasana2026", "common"],
    ["aaaaaaaaaaaa", "common"],
    ["jalkapallo1", "word"],
    ["Stockholm1", "word"],
    ["décembre1", "word"],
    ["19740611", "pattern"],
  ])("%s is refused: %s", async (password, weakness) => {
    expect(await weighPassword(password, owner)).toMatchObject({ weakness });
  });

  it.each(["correct horse battery", "k7#pQ9vLx", "annualreport in june", "hjkbvqwe"])(
    "%s is taken",
    async (password) => {
      const { strength, weakness } = await weighPassword(password, owner);
      expect([weakness, strength >= 2]).toEqual([undefined, true]);
    },
  );

  it("a new password of 128 characters that stand for letters is not looked at beyond the first 24", async () => {
    const signs = "p4$$w0rD1@".repeat(13).slice(0, 128);
    expect(await weighPassword(signs, owner)).toEqual(await weighPassword(signs.slice(0, 24), owner));
  });
});

describe("the call that weighs a password", () => {
  it("the call that weighs a password answers with its strength and weakness, knows the address or the signed-in player, and one network gets 30 in a minute", async () => {
    const gate = await createGateFixture();
    try {
      const player = await gate.player();
      await gate.database.query("UPDATE player SET first_name = 'Ursula' WHERE id = $1", [player.id]);
      expect(await gate.call("weighPassword", { password: "ursula1234" }, player.session)).toEqual({
        strength: 0,
        weakness: "own",
      });
      const from = { "x-client-address": "198.51.100.9" };
      const weigh = (password: string) =>
        gate.raw(
          "POST",
          "/gate/api/actionable/password/weigh",
          { password, email: "ursel@example.org" },
          from,
        );
      expect((await weigh("correct horse battery")).body.event.data).toEqual({ strength: 4, weakness: null });
      expect((await weigh("ursel2026")).body.event.data.weakness).toBe("own");
      for (let count = 2; count < 30; count += 1) expect((await weigh("bellwether")).status).toBe(200);
      expect((await weigh("bellwether")).status).toBe(429);
    } finally {
      await gate.close();
    }
  });
});
