import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { landingNames } from "./paths.ts";

/**
 * Every address of the site. Each page also has an address under a language prefix [2.10]; a first segment that is no language is a 404. Files for
 * machines come first and have no prefix.
 * Each loader validates its path's parameters [2.17].
 */
export default [
  route("robots.txt", "routes/files/robots.ts"),
  route("sitemap.xml", "routes/files/sitemap-index.ts"),
  route("sitemap/:file", "routes/files/sitemap.ts"),
  route("manifest/:file", "routes/files/manifest.ts"),
  route("service-worker.js", "routes/files/service-worker.ts"),
  route("offline/:language", "routes/files/offline.ts"),

  ...prefix(":lang?", [
    index("routes/home.tsx"),

    route("login", "routes/login.tsx"),
    route("signup", "routes/signup.tsx"),
    route("logout", "routes/logout.tsx"),
    route("activation", "routes/activation.tsx"),
    route("forgotten-password", "routes/forgotten-password.tsx"),
    route("see-as-player", "routes/see-as-player.tsx"),
    route("set-email", "routes/set-email.tsx"),
    route("set-phone-number", "routes/set-phone-number.tsx"),
    route("set-limits", "routes/set-limits.tsx"),
    route("playsafe", "routes/playsafe.tsx"),
    route("playsafe/away", "routes/time-away.tsx"),

    route("slots/:subCategory?", "routes/category.tsx", { id: "slots" }),
    route("live-casino/:subCategory?", "routes/category.tsx", { id: "live-casino" }),
    route("table-games/:subCategory?", "routes/category.tsx", { id: "table-games" }),
    route("jackpots/:subCategory?", "routes/category.tsx", { id: "jackpots" }),
    route("lottery-games/:subCategory?", "routes/category.tsx", { id: "lottery-games" }),
    route("virtuals/:subCategory?", "routes/category.tsx", { id: "virtuals" }),
    route("games", "routes/games.tsx"),
    route("games/all-games", "routes/category.tsx", { id: "all-games" }),
    route("games/virtuals", "routes/category.tsx", { id: "all-games-virtuals" }),
    route("games/scratch-cards", "routes/category.tsx", { id: "all-games-scratch-cards" }),
    route("games/bingo", "routes/category.tsx", { id: "all-games-bingo" }),
    route("all_all", "routes/every-game.tsx"),
    route("provider-games", "routes/providers.tsx"),
    route("provider-games/:provider", "routes/provider-games.tsx"),
    route("games/:gameName", "routes/game.tsx"),
    route("games/:gameName/preview.json", "routes/game-preview.ts"),
    route("games/lottery/:gameName", "routes/game.tsx", { id: "lottery-game" }),
    route("lottery-results", "routes/draws/list.tsx"),
    route("lottery-results/:gameName", "routes/draws/archive.tsx"),
    route("lottery-results/:gameName/calendar.ics", "routes/files/draw-calendar.ts"),
    route("lottery-results/:gameName/:number", "routes/draws/draw.tsx"),
    route("hot-games", "routes/hot-games.tsx"),
    route("new-games", "routes/new-games.tsx"),
    route("search-games", "routes/search-games.tsx"),
    route("recently-played", "routes/recently-played.tsx"),
    route("favourites", "routes/favourites.tsx"),
    route("play/:gameId", "routes/play.tsx"),
    route("play-lottery/:gameId", "routes/play.tsx", { id: "play-lottery" }),

    route("deposit", "routes/deposit.tsx"),
    route("deposit/failed", "routes/deposit-failed.tsx"),
    route("cashout", "routes/cashout.tsx"),
    route("claim-code", "routes/claim-code.tsx"),

    layout("routes/account/layout.tsx", [
      route("my-account", "routes/account/info.tsx", { id: "my-account" }),
      route("my-account/account-info", "routes/account/info.tsx", { id: "account-info" }),
      route("my-account/history", "routes/account/game-history.tsx"),
      route("my-account/history/transaction-history", "routes/account/transaction-history.tsx"),
      route("my-account/user-settings", "routes/account/user-settings.tsx"),
      route("my-account/tickets", "routes/account/tickets.tsx"),
      route("my-account/winnings", "routes/account/winnings.tsx"),
      route("my-account/documents", "routes/account/documents.tsx"),
      route("my-account/data", "routes/account/your-data.tsx"),
      route("bonus", "routes/account/bonus.tsx"),
    ]),
    route("my-account/history/rounds.csv", "routes/account/rounds-csv.ts"),
    route("my-account/history/payments.csv", "routes/account/payments-csv.ts"),
    route("my-account/tickets/tickets.csv", "routes/account/tickets-csv.ts"),

    route("promotions", "routes/promotions/list.tsx"),
    route("promotions/rewards", "routes/promotions/rewards.tsx", { id: "promotion-rewards" }),
    route("rewards", "routes/promotions/rewards.tsx", { id: "rewards" }),
    route("promo/:name", "routes/promotions/promotion.tsx"),
    route("bonuses", "routes/promotions/bonuses.tsx"),
    route("bonus-overview", "routes/promotions/overview.tsx"),
    route("bonus/terms", "routes/reading.tsx", { id: "bonus-terms" }),
    route("bonus/terms-cb", "routes/reading.tsx", { id: "cashback-terms" }),
    route("bonus/welcome-offer-terms", "routes/reading.tsx", { id: "welcome-offer-terms" }),
    route("bonus/welcome-offer-terms-se", "routes/reading.tsx", { id: "welcome-offer-terms-se" }),
    route("bonus/welcome-offer-terms-fi", "routes/reading.tsx", { id: "welcome-offer-terms-fi" }),

    ...landingNames.map((name) => route(name, "routes/landing.tsx", { id: name })),

    route("gamification-profile", "routes/profile/gamification.tsx", { id: "gamification" }),
    route("profile", "routes/profile/gamification.tsx", { id: "profile" }),
    route("profile/gamification-profile", "routes/profile/gamification.tsx", { id: "gamification-profile" }),
    route("profile/missions", "routes/profile/missions.tsx"),

    route("support", "routes/support.tsx"),
    route("responsible-gaming", "routes/responsible-gaming.tsx"),
    route("about-us", "routes/reading.tsx", { id: "about-us" }),
    route("privacy-policy", "routes/reading.tsx", { id: "privacy-policy" }),
    route("info/terms", "routes/reading.tsx", { id: "terms" }),
    route("mobile", "routes/mobile.tsx"),
    route("access-denied", "routes/access-denied.tsx"),
    route("improvements-maintenance", "routes/maintenance.tsx"),
    route("rc-popup/playngo", "routes/reality-check-popup.tsx"),
    route("payment-redirect", "routes/payment-redirect.tsx"),

    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
