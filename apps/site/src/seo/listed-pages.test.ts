import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { files, isFile, paths } from "../paths.ts";
import routes from "../routes.ts";
import { steadyPages } from "./listed-pages.ts";

/** Pages whose listing depends on country, brand and catalogue. */
const listedByMarket = [
  paths.signup(),
  paths.searchGames(),
  paths.promotionRewards(),
  "/slots/:subCategory?",
  "/live-casino/:subCategory?",
  "/table-games/:subCategory?",
  "/jackpots/:subCategory?",
  "/lottery-games/:subCategory?",
  "/virtuals/:subCategory?",
  "/games/virtuals",
  "/games/scratch-cards",
  "/games/bingo",
  "/provider-games/:provider",
  "/games/:gameName",
  "/games/lottery/:gameName",
  "/promo/:name",
  paths.drawResults(),
  "/lottery-results/:gameName",
  "/lottery-results/:gameName/:number",
];

/** A player's own pages, steps on the way to another page, and second addresses of a page. */
const unlisted = [
  paths.login(),
  paths.logout(),
  paths.activation(),
  paths.forgottenPassword(),
  paths.seeAsPlayer(),
  paths.setEmail(),
  paths.setPhoneNumber(),
  paths.setLimits(),
  paths.games(),
  paths.recentlyPlayed(),
  paths.favourites(),
  "/games/:gameName/preview.json",
  "/lottery-results/next.json",
  "/lottery-results/:gameName/calendar.ics",
  "/play/:gameId",
  "/play-lottery/:gameId",
  paths.deposit(),
  paths.depositFailed(),
  paths.cashout(),
  paths.claimCode(),
  paths.myAccount(),
  paths.accountInfo(),
  paths.gameHistory(),
  paths.transactionHistory(),
  paths.userSettings(),
  paths.tickets(),
  paths.winnings(),
  paths.documents(),
  paths.yourData(),
  paths.bonus(),
  paths.gameHistoryFile(),
  paths.transactionHistoryFile(),
  paths.ticketsFile(),
  paths.rewards(),
  "/bonuses",
  paths.gamification(),
  paths.profile(),
  paths.gamificationProfile(),
  paths.missions(),
  paths.accessDenied(),
  paths.timeAway(),
  paths.maintenance(),
  paths.realityCheckPopup(),
  paths.paymentRedirect(),
  "/*",
];

it("every route is listed, named as unlisted, or a file: a new route must be added to one of them", () => {
  const listed = [...steadyPages, ...listedByMarket];
  expect(addressesOf(routes).sort()).toEqual([...listed, ...unlisted, ...machineFiles].sort());
  expect(listed.filter((path) => unlisted.includes(path))).toEqual([]);
});

it("recognises files by their address, and takes no page for a file", () => {
  const all = [
    files.robots(),
    files.sitemap(),
    files.sitemapIn("fr-ca"),
    files.manifest("en"),
    files.offline("fi"),
  ];
  expect([...all, files.serviceWorker()].filter((path) => !isFile(path))).toEqual([]);
  expect([...steadyPages, "/fi/offline/fi", "/offline", "/offline/fi/x"].filter(isFile)).toEqual([]);
});

const machineFiles = [
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/:file",
  "/manifest/:file",
  "/service-worker.js",
  "/offline/:language",
];

/** Every route's full pattern without its language; a layout adds nothing to its children's. */
function addressesOf(entries: readonly RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const own = (entry.path ?? "").replace(/^:lang\?\/?/, "");
    const whole = own === "" ? above : `${above}/${own}`;
    return entry.children ? addressesOf(entry.children, whole) : [whole || "/"];
  });
}
