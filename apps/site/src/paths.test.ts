import { describe, expect, it, test } from "vitest";
import { localPath, paths, withBrand, withoutLanguage } from "./paths.ts";

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
    promotions: paths.promotions(),
    promotionRewards: paths.promotionRewards(),
    rewards: paths.rewards(),
    promotion: paths.promotion("weekend-promo"),
    bonusOverview: paths.bonusOverview(),
    bonusTerms: paths.bonusTerms(),
    cashbackTerms: paths.cashbackTerms(),
    welcomeOfferTerms: paths.welcomeOfferTerms(),
    welcomeOfferTermsSweden: paths.welcomeOfferTerms("se"),
    welcomeOfferTermsFinland: paths.welcomeOfferTerms("fi"),
    landing: paths.landing("norway-lander"),
    accessDenied: paths.accessDenied(),
    mobile: paths.mobile(),
    realityCheckPopup: paths.realityCheckPopup(),
    paymentRedirect: paths.paymentRedirect(),
    playsafe: paths.playsafe({ current_setting: "self-exclude" }),
    setLimits: paths.setLimits({ origin: "/deposit" }),
    forgottenPassword: paths.forgottenPassword(),
  };
  expect(addresses).toMatchInlineSnapshot(`
    {
      "aboutUs": "/about-us",
      "accessDenied": "/access-denied",
      "accountInfo": "/my-account/account-info",
      "activation": "/activation?origin=%2Fdeposit",
      "allGames": "/games/all-games",
      "bonus": "/bonus",
      "bonusOverview": "/bonus-overview",
      "bonusTerms": "/bonus/terms",
      "cashbackTerms": "/bonus/terms-cb",
      "cashout": "/cashout",
      "category": "/live-casino",
      "claimCode": "/claim-code?code=BELL25",
      "deposit": "/deposit",
      "depositFailed": "/deposit/failed",
      "depositWithCode": "/deposit?code=BELL25",
      "forgottenPassword": "/forgotten-password",
      "game": "/games/bell-tower-bonanza",
      "gameHistory": "/my-account/history",
      "games": "/games",
      "home": "/",
      "hotGames": "/hot-games",
      "hotGamesOnHome": "/#hot-games",
      "landing": "/norway-lander",
      "login": "/login",
      "loginWithOrigin": "/login?origin=%2Fplay%2F2101%3Fmode%3Dfree",
      "logout": "/logout",
      "maintenance": "/improvements-maintenance",
      "mobile": "/mobile",
      "myAccount": "/my-account",
      "newGames": "/new-games",
      "olderGameHistory": "/my-account/history?from=2026-11-01&until=2026-11-20&start_index=17",
      "paymentRedirect": "/payment-redirect",
      "play": "/play/2101",
      "playFree": "/play/2101?mode=free",
      "playsafe": "/playsafe?current_setting=self-exclude",
      "privacyPolicy": "/privacy-policy",
      "promotion": "/promo/weekend-promo",
      "promotionRewards": "/promotions/rewards",
      "promotions": "/promotions",
      "realityCheckPopup": "/rc-popup/playngo",
      "recentlyPlayed": "/recently-played",
      "responsibleGaming": "/responsible-gaming",
      "rewards": "/rewards",
      "searchGames": "/search-games?q=bell+%26+fruit",
      "setLimits": "/set-limits?origin=%2Fdeposit",
      "signup": "/signup",
      "subCategory": "/slots/megaways",
      "support": "/support",
      "terms": "/info/terms",
      "transactionHistory": "/my-account/history/transaction-history",
      "welcomeOfferTerms": "/bonus/welcome-offer-terms",
      "welcomeOfferTermsFinland": "/bonus/welcome-offer-terms-fi",
      "welcomeOfferTermsSweden": "/bonus/welcome-offer-terms-se",
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
