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
 * What a visitor sent to the lander may still open: the lander and its like, the ways into an account and back into a forgotten one,
 * what the law wants readable by everyone, and pages that other parties open. Nothing that shows a game.
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

/** What closes the site to this visitor, if anything [2.14–2.16]. Who is signed in goes where they like. */
export function closureFor(visitor: Omit<GuardedRequest, "path">): Closure | undefined {
  const { country, authenticated, maintenanceCountries, norwayHomepage } = visitor;
  if (authenticated) return undefined;
  if (country !== undefined && maintenanceCountries.includes(country)) return "maintenance";
  return norwayHomepage ? "lander" : undefined;
}

/** Does an address of the site still open? Of an address with a query or an anchor its path decides. */
export function opensUnder(closure: Closure | undefined, href: string): boolean {
  if (closure === undefined) return true;
  const path = href.replace(/[?#].*$/, "").replace(/\/+$/, "") || paths.home();
  return (closure === "maintenance" ? openInMaintenance : openBesideLander).has(path);
}

/** Where a visitor must go in place of the page asked for, if anywhere. */
export function visitorGuard(request: GuardedRequest): string | undefined {
  const closure = closureFor(request);
  if (opensUnder(closure, request.path)) return undefined;
  return closure === "maintenance" ? paths.maintenance() : paths.landing("norway-lander");
}
