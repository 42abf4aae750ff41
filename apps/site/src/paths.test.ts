import { describe, expect, it, test } from "vitest";
import { isPlaying, localPath, paths, withBrand, withoutLanguage } from "./paths.ts";

test("every address of the site", () => {
  const addresses = {
    home: paths.home(),
    hotGamesOnHome: paths.hotGamesOnHome(),
    login: paths.login(),
    loginWithOrigin: paths.login({ origin: "/play/2101?mode=free" }),
    signup: paths.signup(),
    logout: paths.logout(),
    activation: paths.activation({ origin: "/deposit" }),
    deposit: paths.deposit(),
    depositWithCode: paths.deposit({ code: "BELL25" }),
    depositFailed: paths.depositFailed(),
    cashout: paths.cashout(),
    claimCode: paths.claimCode({ code: "BELL25" }),
    myAccount: paths.myAccount(),
    accountInfo: paths.accountInfo(),
    gameHistory: paths.gameHistory(),
    olderGameHistory: paths.gameHistory({ from: "2026-11-01", until: "2026-11-20", start_index: "17" }),
    transactionHistory: paths.transactionHistory(),
    bonus: paths.bonus(),
    category: paths.category("live-casino"),
    subCategory: paths.subCategory("slots", "megaways"),
    games: paths.games(),
    allGames: paths.allGames(),
    game: paths.game("bell-tower-bonanza"),
    hotGames: paths.hotGames(),
    newGames: paths.newGames(),
    searchGames: paths.searchGames({ q: "bell & fruit" }),
    recentlyPlayed: paths.recentlyPlayed(),
    play: paths.play(2101),
    playFree: paths.play(2101, { mode: "free" }),
    support: paths.support(),
    responsibleGaming: paths.responsibleGaming(),
    aboutUs: paths.aboutUs(),
    privacyPolicy: paths.privacyPolicy(),
    terms: paths.terms(),
    maintenance: paths.maintenance(),
  };
  expect(addresses).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "accountInfo": "/my-account/account-info",
      "activation": "/activation?origin=%2Fdeposit",
      "allGames": "/games/all-games",
      "bonus": "/bonus",
      "cashout": "/cashout",
      "category": "/live-casino",
      "claimCode": "/claim-code?code=BELL25",
      "deposit": "/deposit",
      "depositFailed": "/deposit/failed",
      "depositWithCode": "/deposit?code=BELL25",
      "game": "/games/bell-tower-bonanza",
      "gameHistory": "/my-account/history",
      "games": "/games",
      "home": "/",
      "hotGames": "/hot-games",
      "hotGamesOnHome": "/#hot-games",
      "login": "/login",
      "loginWithOrigin": "/login?origin=%2Fplay%2F2101%3Fmode%3Dfree",
      "logout": "/logout",
      "maintenance": "/improvements-maintenance",
      "myAccount": "/my-account",
      "newGames": "/new-games",
      "olderGameHistory": "/my-account/history?from=2026-11-01&until=2026-11-20&start_index=17",
      "play": "/play/2101",
      "playFree": "/play/2101?mode=free",
      "privacyPolicy": "/privacy-policy",
      "recentlyPlayed": "/recently-played",
      "responsibleGaming": "/responsible-gaming",
      "searchGames": "/search-games?q=bell+%26+fruit",
      "signup": "/signup",
      "subCategory": "/slots/megaways",
      "support": "/support",
      "terms": "/info/terms",
      "transactionHistory": "/my-account/history/transaction-history",
    }
  `);
});

describe("an address in a language", () => {
  it.each([
    ["/", "en", "/"],
    ["/", "fi", "/fi"],
    ["/#hot-games", "fi", "/fi#hot-games"],
    ["/slots/megaways", "fr-ca", "/fr-ca/slots/megaways"],
    ["/login?origin=%2Fdeposit", "fi", "/fi/login?origin=%2Fdeposit"],
  ] as const)("%s in %s is %s", (path, language, expected) => {
    expect(localPath(path, language)).toBe(expected);
  });

  it.each([
    ["/", "/"],
    ["/fi", "/"],
    ["/fi/", "/"],
    ["/fi?q=1", "/?q=1"],
    ["/fr-ca/slots", "/slots"],
    ["/slots", "/slots"],
    ["/xx/slots", "/xx/slots"],
    ["/constructor", "/constructor"],
  ])("%s without its language is %s", (path, expected) => {
    expect(withoutLanguage(path)).toBe(expected);
  });
});

test("a segment that comes from data cannot leave its place in the path", () => {
  expect(paths.game("../login?x=1")).toBe("/games/..%2Flogin%3Fx%3D1");
});

test("a brand that the query chose stays in every link", () => {
  expect(withBrand("/fi/slots?q=1#top", "funly")).toBe("/fi/slots?q=1&brand=funly#top");
  expect(withBrand("/fi/slots", undefined)).toBe("/fi/slots");
});

test.each([
  ["/play/2101", true],
  ["/play-lottery/2106", true],
  ["/playsafe", false],
  ["/play", false],
  ["/games/play-time", false],
])("a game is open at %s: %s", (path, open) => {
  expect(isPlaying(path)).toBe(open);
});

test("the addresses of lottery, providers, kinds of all games, and the profile", () => {
  expect([
    paths.lotteryGame("lotto-saturday"),
    paths.playLottery(2106, { mode: "free" }),
    paths.providerGames("play-n-go"),
    paths.allGamesSubCategory("scratch-cards"),
    paths.bonusGames(),
    paths.everyGame(),
    paths.profile(),
    paths.gamificationProfile(),
    paths.missions(),
  ]).toEqual([
    "/games/lottery/lotto-saturday",
    "/play-lottery/2106?mode=free",
    "/provider-games/play-n-go",
    "/games/scratch-cards",
    "/games/all-games?feature=bonus",
    "/all_all",
    "/profile",
    "/profile/gamification-profile",
    "/profile/missions",
  ]);
});
