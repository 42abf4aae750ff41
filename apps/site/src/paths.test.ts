import { describe, expect, it, test } from "vitest";
import {
  inLanguage,
  isPlaying,
  pathInLanguage,
  paths,
  staysInSight,
  withBrand,
  withoutLanguage,
} from "./paths.ts";

test("every address of the site", () => {
  const addresses = {
    home: paths.home(),
    hotGamesOnHome: paths.hotGamesOnHome(),
    login: paths.login(),
    loginWithOrigin: paths.login({ origin: "/play/2101?mode=free" }),
    signup: paths.signup(),
    logout: paths.logout(),
    activation: paths.activation({ origin: "/deposit" }),
    forgottenPassword: paths.forgottenPassword(),
    forgottenPasswordWithToken: paths.forgottenPassword({ token: "a-b_c" }),
    setEmail: paths.setEmail({ origin: "/deposit" }),
    setPhoneNumber: paths.setPhoneNumber({ origin: "/deposit" }),
    setLimits: paths.setLimits({ origin: "/deposit" }),
    playSafe: paths.playSafe(),
    selfExclude: paths.playSafe({ current_setting: "self-exclude" }),
    playOf90Days: paths.playSafe({ days: "90" }),
    limitsOnPlaySafe: paths.limitsOnPlaySafe(),
    selfTestOnPlaySafe: paths.selfTestOnPlaySafe(),
    realityCheckOnPlaySafe: paths.realityCheckOnPlaySafe(),
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
    gameHistoryFile: paths.gameHistoryFile({ state: "closed" }),
    transactionHistoryFile: paths.transactionHistoryFile({ type: "D", from: "2026-11-01" }),
    userSettings: paths.userSettings(),
    tickets: paths.tickets(),
    winnings: paths.winnings(),
    documents: paths.documents(),
    yourData: paths.yourData(),
    ticketsFile: paths.ticketsFile({ state: "open" }),
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
      "documents": "/my-account/documents",
      "forgottenPassword": "/forgotten-password",
      "forgottenPasswordWithToken": "/forgotten-password?token=a-b_c",
      "game": "/games/bell-tower-bonanza",
      "gameHistory": "/my-account/history",
      "gameHistoryFile": "/my-account/history/rounds.csv?state=closed",
      "games": "/games",
      "home": "/",
      "hotGames": "/hot-games",
      "hotGamesOnHome": "/#hot-games",
      "landing": "/norway-lander",
      "limitsOnPlaySafe": "/playsafe#limits",
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
      "playOf90Days": "/playsafe?days=90",
      "playSafe": "/playsafe",
      "privacyPolicy": "/privacy-policy",
      "promotion": "/promo/weekend-promo",
      "promotionRewards": "/promotions/rewards",
      "promotions": "/promotions",
      "realityCheckOnPlaySafe": "/playsafe#reality-check",
      "realityCheckPopup": "/rc-popup/playngo",
      "recentlyPlayed": "/recently-played",
      "responsibleGaming": "/responsible-gaming",
      "rewards": "/rewards",
      "searchGames": "/search-games?q=bell+%26+fruit",
      "selfExclude": "/playsafe?current_setting=self-exclude",
      "selfTestOnPlaySafe": "/playsafe#self-test",
      "setEmail": "/set-email?origin=%2Fdeposit",
      "setLimits": "/set-limits?origin=%2Fdeposit",
      "setPhoneNumber": "/set-phone-number?origin=%2Fdeposit",
      "signup": "/signup",
      "subCategory": "/slots/megaways",
      "support": "/support",
      "terms": "/info/terms",
      "tickets": "/my-account/tickets",
      "ticketsFile": "/my-account/tickets/tickets.csv?state=open",
      "transactionHistory": "/my-account/history/transaction-history",
      "transactionHistoryFile": "/my-account/history/payments.csv?type=D&from=2026-11-01",
      "userSettings": "/my-account/user-settings",
      "welcomeOfferTerms": "/bonus/welcome-offer-terms",
      "welcomeOfferTermsFinland": "/bonus/welcome-offer-terms-fi",
      "welcomeOfferTermsSweden": "/bonus/welcome-offer-terms-se",
      "winnings": "/my-account/winnings",
      "yourData": "/my-account/data",
    }
  `);
});

describe("an address with its language prefix", () => {
  it.each([
    ["/", "en", "/"],
    ["/", "fi", "/fi"],
    ["/#hot-games", "fi", "/fi#hot-games"],
    ["/slots/megaways", "fr-ca", "/fr-ca/slots/megaways"],
    ["/login?origin=%2Fdeposit", "fi", "/fi/login?origin=%2Fdeposit"],
  ] as const)("%s in %s is %s", (path, language, expected) => {
    expect(pathInLanguage(path, language)).toBe(expected);
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

test("a segment from data cannot escape its place in the path", () => {
  expect(paths.game("../login?x=1")).toBe("/games/..%2Flogin%3Fx%3D1");
});

test("every link keeps a brand that the query chose", () => {
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

test.each([
  ["/play/2101", true],
  ["/play-lottery/2106", true],
  ["/search-games", true],
  ["/slots", false],
  ["/", false],
])("the header stays visible past 52 px at %s: %s", (path, stays) => {
  expect(staysInSight(path)).toBe(stays);
});

test("the addresses of lottery, providers, all games' sub-categories, and the profile", () => {
  expect([
    paths.lotteryGame("lotto-saturday"),
    paths.playLottery(2106, { mode: "free" }),
    paths.providers(),
    paths.providerGames("play-n-go"),
    paths.allGamesSubCategory("scratch-cards"),
    paths.bonusGames(),
    paths.everyGame(),
    paths.gamification(),
    paths.profile(),
    paths.gamificationProfile(),
    paths.missions(),
  ]).toEqual([
    "/games/lottery/lotto-saturday",
    "/play-lottery/2106?mode=free",
    "/provider-games",
    "/provider-games/play-n-go",
    "/games/scratch-cards",
    "/games/all-games?feature=bonus",
    "/all_all",
    "/gamification-profile",
    "/profile",
    "/profile/gamification-profile",
    "/profile/missions",
  ]);
});

test.each([
  [
    "/fi/login",
    "?origin=%2Ffi%2Fdeposit%3Fcode%3DBELL25",
    "en",
    "/en/login?origin=%2Fdeposit%3Fcode%3DBELL25",
  ],
  ["/login", "?origin=%2Fdeposit", "de", "/de/login?origin=%2Fde%2Fdeposit"],
  ["/fi", "?brand=FUNLY", "hu", "/hu?brand=FUNLY"],
  ["/fi/slots", "", "en", "/en/slots"],
] as const)("%s%s in %s is %s: the origin changes its language too", (pathname, search, language, there) => {
  expect(inLanguage({ pathname, search }, language)).toBe(there);
});
