import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { type BrandKey, brandKeys, brands } from "@bellwether/market/brands.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { pathInLanguage } from "./paths.ts";
import routes from "./routes.ts";
import { routesAt } from "./testing/build-of-routes.ts";
import { openPage } from "./testing/page-fixture.ts";

/** Every route name of the specification with its page, in the specification's order [2.01–2.08]. */
const pages: Record<string, string> = {
  "/": "routes/home",
  "/login": "routes/login",
  "/signup": "routes/signup",
  "/activation": "routes/activation",
  "/deposit": "routes/deposit",
  "/deposit/failed": "routes/deposit-failed",
  "/cashout": "routes/cashout",
  "/my-account": "my-account",
  "/my-account/account-info": "account-info",
  "/my-account/history": "routes/account/game-history",
  "/my-account/history/transaction-history": "routes/account/transaction-history",
  "/my-account/user-settings": "routes/account/user-settings",
  "/my-account/tickets": "routes/account/tickets",
  "/my-account/winnings": "routes/account/winnings",
  "/my-account/documents": "routes/account/documents",
  "/my-account/data": "routes/account/your-data",
  "/bonus": "routes/account/bonus",
  "/bonus-overview": "routes/promotions/overview",
  "/promotions": "routes/promotions/list",
  "/promotions/rewards": "promotion-rewards",
  "/rewards": "rewards",
  "/claim-code": "routes/claim-code",
  "/playsafe": "routes/playsafe",
  "/set-limits": "routes/set-limits",
  "/set-phone-number": "routes/set-phone-number",
  "/see-as-player": "routes/see-as-player",
  "/set-email": "routes/set-email",
  "/forgotten-password": "routes/forgotten-password",
  "/gamification-profile": "gamification",
  "/profile": "profile",
  "/profile/gamification-profile": "gamification-profile",
  "/profile/missions": "routes/profile/missions",
  "/hot-games": "routes/hot-games",
  "/new-games": "routes/new-games",
  "/games": "routes/games",
  "/all_all": "routes/every-game",
  "/search-games": "routes/search-games",
  "/recently-played": "routes/recently-played",
  "/play/1": "routes/play",
  "/play-lottery/5": "play-lottery",
  "/support": "routes/support",
  "/responsible-gaming": "routes/responsible-gaming",
  "/about-us": "about-us",
  "/privacy-policy": "privacy-policy",
  "/info/terms": "terms",
  "/mobile": "routes/mobile",
  "/rc-popup/playngo": "routes/reality-check-popup",
  "/access-denied": "routes/access-denied",
  "/payment-redirect": "routes/payment-redirect",
  "/improvements-maintenance": "routes/maintenance",
  "/extravaganza-sweden": "extravaganza-sweden",
  "/extravaganza-hungary": "extravaganza-hungary",
  "/kafe-rocks": "kafe-rocks",
  "/lucky-labz": "lucky-labz",
  "/special-landing": "special-landing",
  "/norway-lander": "norway-lander",
  "/bonuses": "routes/promotions/bonuses",
  "/bonus/terms": "bonus-terms",
  "/bonus/terms-cb": "cashback-terms",
  "/bonus/welcome-offer-terms": "welcome-offer-terms",
  "/bonus/welcome-offer-terms-se": "welcome-offer-terms-se",
  "/bonus/welcome-offer-terms-fi": "welcome-offer-terms-fi",
  "/games/all-games": "all-games",
  "/games/virtuals": "all-games-virtuals",
  "/games/scratch-cards": "all-games-scratch-cards",
  "/games/bingo": "all-games-bingo",
  "/games/bell-one": "routes/game",
  "/games/lottery/lotto": "lottery-game",
  "/provider-games/netent": "routes/provider-games",
  "/promo/weekend-promo": "routes/promotions/promotion",
  "/slots": "slots",
  "/slots/megaways": "slots",
  "/live-casino": "live-casino",
  "/live-casino/roulette": "live-casino",
  "/table-games": "table-games",
  "/table-games/poker": "table-games",
  "/jackpots": "jackpots",
  "/jackpots/win-time": "jackpots",
  "/lottery-games": "lottery-games",
  "/lottery-games/keno": "lottery-games",
  "/virtuals": "virtuals",
  "/virtuals/aviator": "virtuals",
};

/** Routes that redirect instead of showing a page. */
const redirects: Record<string, string> = {
  "/login": "/",
  "/signup": "/",
  "/activation": "/deposit",
  "/games": "/games/all-games",
  "/rewards": "/promotions/rewards",
  "/bonuses": "/",
};

const [slot] = exampleAnswers.gameList.games;
const lotto = { ...slot, game_id: 5, local_code: "lotto", categories: ["lottery", "all-games"] };
const netent = { ...slot, game_id: 6, local_code: "of-netent", provider: "NE" };
const gate = { gameList: { games: [...exampleAnswers.gameList.games, lotto, netent] } };

const visitTo = (key: BrandKey) => ({ hostname: `${brands[key].slug}.localhost`, gate });

const pageAt = (path: string) => routesAt(path).at(-1);

describe(`the ${Object.keys(pages).length} addresses of the specification`, () => {
  it.each(Object.entries(pages))("%s is the page %s, in each of nine languages", (path, page) => {
    for (const language of offeredLanguages)
      expect(pageAt(pathInLanguage(path, language)), language).toBe(page);
  });

  it.each(Object.keys(pages))("%s opens for a player, or redirects, at each brand", async (path) => {
    for (const key of brandKeys) {
      const page = await openPage(path, { ...visitTo(key), player: { player_country: "IE" }, gate });
      const target = redirects[path];
      const isHidden = brands[key].hidesLottery && path.startsWith("/lottery-games");
      const opened = target === undefined ? [isHidden ? 404 : 200, null] : [302, target];
      expect([page.status, page.location], key).toEqual(opened);
    }
  });

  it.each(["/login", "/signup"])("%s opens for a visitor at each brand", async (path) => {
    for (const key of brandKeys) expect((await openPage(path, visitTo(key))).status, key).toBe(200);
  });
});

/** Addresses that the specification does not name. */
const others = [
  ...["/robots.txt", "/sitemap.xml", "/sitemap/en.xml", "/manifest/en.webmanifest", "/service-worker.js"],
  ...[
    "/offline/en",
    "/favourites",
    "/provider-games",
    "/games/bell-one/preview.json",
    "/lottery-results/next.json",
  ],
  ...["/lottery-results", "/lottery-results/bell-tower", "/lottery-results/bell-tower/1"],
  "/lottery-results/bell-tower/calendar.ics",
  ...["/my-account/history/rounds.csv", "/my-account/history/payments.csv"],
  "/my-account/tickets/tickets.csv",
  "/playsafe/away",
];

it.each(others)("%s opens for a player at each brand", async (path) => {
  for (const key of brandKeys) {
    const { status } = await openPage(path, { ...visitTo(key), player: { player_country: "IE" } });
    expect(status, key).toBe(200);
  }
});

it("every route is among these addresses, except the logout and the page for what is not there", () => {
  const idsOf = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ id, file, children }) =>
      children ? idsOf(children) : [id ?? file.replace(/\.tsx?$/, "")],
    );
  const opened = new Set([...Object.values(pages), ...others.map(pageAt)]);
  expect(idsOf(routes).filter((id) => !opened.has(id))).toEqual(["routes/logout", "routes/not-found"]);
});
