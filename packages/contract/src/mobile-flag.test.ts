import { expect, it } from "vitest";
import { calls } from "./calls/index.ts";

const picks = (input: object) => calls.staffPicks.input.parse(input);
const liked = (input: object) => calls.alsoLiked.input.parse({ game_id: 1, ...input });
const logsIn = (input: object) =>
  calls.login.input.parse({ nickname: "a@b.example", password: "x", ...input });

it.each([
  [true, true],
  [1, true],
  ["1", true],
  [false, false],
  [0, false],
  ["0", false],
])("[7.25, 7.26] mobile %j is %s for staff picks, similar games and a login alike", (mobile, isMobile) => {
  for (const parse of [picks, liked, logsIn]) expect(parse({ mobile }).mobile).toBe(isMobile);
});

it.each([2, -1, "true", null, [1]])("mobile %j is refused", (mobile) => {
  for (const parse of [picks, liked, logsIn]) expect(() => parse({ mobile })).toThrow();
});

it("[7.24] the country ie is IE in every call that takes one, and the language EN is en", () => {
  const { gameList, lotteryGames, hotGames, gameSeoWithCode, draws } = calls;
  for (const country of ["ie", "IE", "iE"]) {
    for (const { input } of [gameList, lotteryGames, hotGames, draws])
      expect(input.parse({ country }).country).toBe("IE");
    for (const parse of [picks, liked]) expect(parse({ country }).country).toBe("IE");
    const seo = gameSeoWithCode.input.parse({ system_language: "EN", code: "bell-one", country });
    expect([seo.country, seo.system_language]).toEqual(["IE", "en"]);
  }
  for (const country of ["irl", "i", "1E", ""])
    expect(gameList.input.safeParse({ country }).success).toBe(false);
});
