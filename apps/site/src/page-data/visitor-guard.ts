import { landingNames, paths } from "../paths.ts";

export type GuardedRequest = {
  /** Without its language prefix. */
  path: string;
  country: string | undefined;
  authenticated: boolean;
  maintenanceCountries: readonly string[];
  /** The toggle NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE [9.10]. */
  norwayHomepage: boolean;
};

/**
 * What a visitor redirected to the lander may still open: the landing pages, login, signup and password recovery,
 * pages that the law requires to be public, and pages that other parties open. None of them shows a game.
 */
const openBesideLander: ReadonlySet<string> = new Set([
  ...landingNames.map(paths.landing),
  paths.login(),
  paths.signup(),
  paths.logout(),
  paths.activation(),
  paths.forgottenPassword(),
  paths.support(),
  paths.responsibleGaming(),
  paths.aboutUs(),
  paths.privacyPolicy(),
  paths.terms(),
  paths.bonusTerms(),
  paths.cashbackTerms(),
  paths.welcomeOfferTerms(),
  paths.welcomeOfferTerms("se"),
  paths.welcomeOfferTerms("fi"),
  paths.mobile(),
  paths.accessDenied(),
  paths.maintenance(),
  paths.realityCheckPopup(),
  paths.paymentRedirect(),
]);

const openInMaintenance: ReadonlySet<string> = new Set([paths.login(), paths.maintenance()]);

/** Why most of the site is closed to a visitor. */
export type Closure = "maintenance" | "lander";

/** What closes the site to this visitor, if anything [2.14–2.16]. A signed-in player may open every page. */
export function closureFor(visitor: Omit<GuardedRequest, "path">): Closure | undefined {
  const { country, authenticated, maintenanceCountries, norwayHomepage } = visitor;
  if (authenticated) return undefined;
  if (country !== undefined && maintenanceCountries.includes(country)) return "maintenance";
  return norwayHomepage ? "lander" : undefined;
}

/** Is an address of the site still open? Only its path counts, not its query or hash. */
export function opensUnder(closure: Closure | undefined, href: string): boolean {
  if (closure === undefined) return true;
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || paths.home();
  return (closure === "maintenance" ? openInMaintenance : openBesideLander).has(path);
}

/** Where a visitor is redirected instead of the requested page, if anywhere. */
export function visitorGuard(request: GuardedRequest): string | undefined {
  const closure = closureFor(request);
  if (opensUnder(closure, request.path)) return undefined;
  return closure === "maintenance" ? paths.maintenance() : paths.landing("norway-lander");
}
