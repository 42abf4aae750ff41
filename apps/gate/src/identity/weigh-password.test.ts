import { describe, expect, it } from "vitest";
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

describe("40: a new password", () => {
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

  it("of 128 characters that stand for letters is not looked at beyond the first 24", async () => {
    const signs = "p4$$w0rD1@".repeat(13).slice(0, 128);
    expect(await weighPassword(signs, owner)).toEqual(await weighPassword(signs.slice(0, 24), owner));
  });
});
