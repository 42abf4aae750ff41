import { defaultLanguage, type Language, languages } from "@bellwether/market/languages.ts";

type Query = Record<string, string | undefined>;

/** Every address of the site, without its language prefix; `pathInLanguage` adds that. No other file writes an address by hand. */
export const paths = {
  home: (query: { ended?: string } = {}) => withQuery("/", query),
  hotGamesOnHome: () => "/#hot-games",
  login: (query: { origin?: string; ended?: string } = {}) => withQuery("/login", query),
  signup: (query: { origin?: string } = {}) => withQuery("/signup", query),
  logout: () => "/logout",
  activation: (query: { origin?: string } = {}) => withQuery("/activation", query),
  forgottenPassword: (query: { token?: string } = {}) => withQuery("/forgotten-password", query),
  seeAsPlayer: () => "/see-as-player",
  setEmail: (query: { origin?: string; token?: string } = {}) => withQuery("/set-email", query),
  setPhoneNumber: (query: { origin?: string } = {}) => withQuery("/set-phone-number", query),
  setLimits: (query: { origin?: string } = {}) => withQuery("/set-limits", query),
  playSafe: (query: PlaySafeQuery = {}) => withQuery("/playsafe", query),
  timeAway: (query: { kind?: "break" | "exclusion"; until?: string; country?: string } = {}) =>
    withQuery("/playsafe/away", query),
  limitsOnPlaySafe: () => "/playsafe#limits",
  selfTestOnPlaySafe: () => "/playsafe#self-test",
  realityCheckOnPlaySafe: () => "/playsafe#reality-check",
  deposit: (query: { origin?: string; code?: string; status?: string; payment_id?: string } = {}) =>
    withQuery("/deposit", query),
  depositFailed: () => "/deposit/failed",
  cashout: () => "/cashout",
  claimCode: (query: { code?: string } = {}) => withQuery("/claim-code", query),
  myAccount: () => "/my-account",
  accountInfo: (query: { origin?: string } = {}) => withQuery("/my-account/account-info", query),
  gameHistory: (query: HistoryQuery & { state?: string; session?: string } = {}) =>
    withQuery("/my-account/history", query),
  transactionHistory: (query: HistoryQuery & { type?: string } = {}) =>
    withQuery("/my-account/history/transaction-history", query),
  gameHistoryFile: (query: HistoryQuery & { state?: string } = {}) =>
    withQuery("/my-account/history/rounds.csv", query),
  transactionHistoryFile: (query: HistoryQuery & { type?: string } = {}) =>
    withQuery("/my-account/history/payments.csv", query),
  userSettings: () => "/my-account/user-settings",
  tickets: (query: HistoryQuery & { state?: string } = {}) => withQuery("/my-account/tickets", query),
  ticketsFile: (query: HistoryQuery & { state?: string } = {}) =>
    withQuery("/my-account/tickets/tickets.csv", query),
  winnings: () => "/my-account/winnings",
  documents: () => "/my-account/documents",
  yourData: () => "/my-account/data",
  bonus: () => "/bonus",
  category: (slug: string, query: GamesQuery = {}) => withQuery(`/${segment(slug)}`, query),
  subCategory: (category: string, slug: string, query: GamesQuery = {}) =>
    withQuery(`/${segment(category)}/${segment(slug)}`, query),
  games: () => "/games",
  allGames: (query: GamesQuery = {}) => withQuery("/games/all-games", query),
  allGamesSubCategory: (slug: string, query: GamesQuery = {}) => withQuery(`/games/${segment(slug)}`, query),
  bonusGames: () => "/games/all-games?feature=bonus",
  everyGame: () => "/all_all",
  providers: () => "/provider-games",
  providerGames: (provider: string) => `/provider-games/${segment(provider)}`,
  game: (gameName: string) => `/games/${segment(gameName)}`,
  lotteryGame: (gameName: string) => `/games/lottery/${segment(gameName)}`,
  drawResults: () => "/lottery-results",
  drawArchive: (gameName: string, query: { before?: string } = {}) =>
    withQuery(`/lottery-results/${segment(gameName)}`, query),
  drawCalendar: (gameName: string) => `/lottery-results/${segment(gameName)}/calendar.ics`,
  soonDraw: () => "/lottery-results/next.json",
  drawResult: (gameName: string, number: number) => `/lottery-results/${segment(gameName)}/${number}`,
  gamePreview: (gameName: string) => `/games/${segment(gameName)}/preview.json`,
  hotGames: () => "/hot-games",
  newGames: () => "/new-games",
  searchGames: (query: { q?: string } = {}) => withQuery("/search-games", query),
  recentlyPlayed: () => "/recently-played",
  favourites: () => "/favourites",
  play: (gameId: number, query: { mode?: "free"; round?: string; show?: "replay" | "proof" } = {}) =>
    withQuery(`/play/${gameId}`, query),
  playLottery: (gameId: number, query: { mode?: "free"; pick?: "quick" } = {}) =>
    withQuery(`/play-lottery/${gameId}`, query),
  gamification: () => "/gamification-profile",
  profile: () => "/profile",
  gamificationProfile: () => "/profile/gamification-profile",
  missions: () => "/profile/missions",
  /** `topic`: the questions about one thing, such as `deposits`. */
  support: (topic?: "deposits" | "cashout") => `/support${topic ? `#topic_${topic}` : ""}`,
  responsibleGaming: () => "/responsible-gaming",
  aboutUs: () => "/about-us",
  privacyPolicy: () => "/privacy-policy",
  terms: (query: { origin?: string } = {}) => withQuery("/info/terms", query),
  maintenance: () => "/improvements-maintenance",
  promotions: () => "/promotions",
  promotionRewards: () => "/promotions/rewards",
  rewards: () => "/rewards",
  promotion: (name: string) => `/promo/${segment(name)}`,
  bonusOverview: () => "/bonus-overview",
  bonusTerms: () => "/bonus/terms",
  cashbackTerms: () => "/bonus/terms-cb",
  welcomeOfferTerms: (market?: "se" | "fi") =>
    market ? `/bonus/welcome-offer-terms-${market}` : "/bonus/welcome-offer-terms",
  landing: (name: LandingName) => `/${name}`,
  accessDenied: () => "/access-denied",
  mobile: () => "/mobile",
  realityCheckPopup: () => "/rc-popup/playngo",
  paymentRedirect: () => "/payment-redirect",
} as const;

/** Machine-readable files of the brand, which have no language prefix and are never redirected. */
export const files = {
  robots: () => "/robots.txt",
  sitemap: () => "/sitemap.xml",
  sitemapIn: (language: Language) => `/sitemap/${language}.xml`,
  manifest: (language: Language) => `/manifest/${language}.webmanifest`,
  serviceWorker: () => "/service-worker.js",
  offline: (language: Language) => `/offline/${language}`,
} as const;

/** Is this the address of one of `files`? */
export function isFile(path: string): boolean {
  return /^\/(?:robots\.txt|sitemap\.xml|service-worker\.js|(?:sitemap|manifest|offline)\/[^/]+)$/.test(path);
}

/** The landing pages [2.01], each at its own name; their texts and pictures are in `content/landings/{name}.json`. */
export const landingNames = [
  "extravaganza-sweden",
  "extravaganza-hungary",
  "kafe-rocks",
  "lucky-labz",
  "special-landing",
  "norway-lander",
] as const;
export type LandingName = (typeof landingNames)[number];

/** `current_setting` opens the page at limits and play, or at breaks and exclusion; `days` is the number of days in its chart [2.01]. */
type PlaySafeQuery = { current_setting?: "self-exclude" | "responsible-gaming"; days?: string };
/** Sort order and filters of a category's games. */
type GamesQuery = {
  sort?: string;
  maker?: string;
  feature?: string;
  volatility?: string;
  stake?: string;
  returns?: string;
};
type HistoryQuery = { from?: string; until?: string; start_index?: string };

/** Is a game open at this path (without its language)? There the header stays, and a deposit opens over the page [2.28, 2.29]. */
export function isPlaying(path: string): boolean {
  return /^\/play(?:-lottery)?\//.test(path);
}

/** Does the header stay visible while this page scrolls [2.28]? */
export function staysInSight(path: string): boolean {
  return isPlaying(path) || path === paths.searchGames();
}

/** The same page in a language: English has no prefix, the other languages have theirs [2.10]. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === defaultLanguage) return path;
  return path === "/" || path.startsWith("/#") || path.startsWith("/?")
    ? `/${language}${path.slice(1)}`
    : `/${language}${path}`;
}

/** A path without its language prefix, as `paths` writes it. */
export function withoutLanguage(path: string): string {
  const [, first = ""] = path.split(/[/?#]/, 2);
  if (!Object.hasOwn(languages, first)) return path;
  const rest = path.slice(first.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/**
 * The current page in another language, together with the page that it returns to. English is requested as /en, which
 * redirects to the address without a prefix and remembers the choice, also without script [2.13].
 */
export function inLanguage({ pathname, search }: { pathname: string; search: string }, language: Language) {
  const query = new URLSearchParams(search);
  const origin = query.get("origin");
  if (origin) query.set("origin", pathInLanguage(withoutLanguage(origin), language));
  const path = withoutLanguage(pathname) + (origin ? `?${query}` : search);
  return language === defaultLanguage ? `/${defaultLanguage}${path}` : pathInLanguage(path, language);
}

/** In a sandbox the query may choose the brand; every link then keeps it, or the next page would show another brand. */
export function withBrand(path: string, brandQuery: string | undefined): string {
  if (brandQuery === undefined) return path;
  const url = new URL(path, "http://site.invalid");
  url.searchParams.set("brand", brandQuery);
  return url.pathname + url.search + url.hash;
}

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== "",
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function segment(text: string): string {
  return encodeURIComponent(text);
}
