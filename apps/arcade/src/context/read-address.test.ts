import { describe, expect, it } from "vitest";
import { readAddress } from "./read-address.ts";

describe("the frame's address", () => {
  it("the frame's address names game, mode, language, brand and token", () => {
    const search = "?game=brass-roulette&mode=money&language=fi&brand=FUNLY&token=abc";
    expect(readAddress(search)).toEqual({
      gameCode: "brass-roulette",
      mode: "money",
      language: "fi",
      brand: "FUNLY",
      token: "abc",
      pageHasBar: false,
    });
  });

  it("the frame's address says whether the page around has a bar, but not what the market allows, which the studio says", () => {
    const launch = readAddress("?game=x&bar=page&skip=no");
    expect(launch.pageHasBar).toBe(true);
    expect(launch).toEqual(readAddress("?game=x&bar=page"));
  });

  it("the frame's address may ask for a ticket whose first slip is filled in", () => {
    expect(readAddress("?game=x&pick=quick").startsPicked).toBe(true);
    expect(readAddress("?game=x&pick=yes").startsPicked).toBeUndefined();
  });

  it("the frame's address may name a past round for money, to replay it or to show its proof", () => {
    const address = "?game=x&mode=money&token=abc&round=0b7c";
    expect(readAddress(address).past).toEqual({ roundId: "0b7c", show: "replay" });
    expect(readAddress(`${address}&show=proof`).past).toEqual({ roundId: "0b7c", show: "proof" });
    expect(readAddress("?game=x&round=0b7c").past).toBeUndefined();
  });

  it("the frame's address may be for watching, which leaves no token to play with", () => {
    const launch = readAddress("?game=x&mode=money&token=abc&round=0b7c&watch=secret");
    expect(launch.watch).toBe("secret");
    expect([launch.token, launch.past]).toEqual([undefined, undefined]);
  });

  it("the frame's address opens free play in English on the first brand when it names none of them", () => {
    expect(readAddress("?game=x")).toEqual({
      gameCode: "x",
      mode: "free",
      language: "en",
      brand: "BELLWETHER",
      pageHasBar: false,
    });
  });

  it.each(["fr", "fr-ca", "FR-CA"])("the frame's address selects Canadian French for %s", (code) => {
    expect(readAddress(`?language=${code}`).language).toBe("fr-ca");
  });

  it.each(["?language=xx", "?mode=MONEY", "?brand=NOPE", "?token="])(
    "the frame's address ignores the invalid values in %s",
    (search) => {
      expect(readAddress(search)).toEqual({
        gameCode: "",
        mode: "free",
        language: "en",
        brand: "BELLWETHER",
        pageHasBar: false,
      });
    },
  );
});
