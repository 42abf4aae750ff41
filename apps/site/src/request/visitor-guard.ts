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

/** Where a visitor must go in place of the page asked for, if anywhere [2.14–2.16]. Who is signed in goes where they like. */
export function visitorGuard(request: GuardedRequest): string | undefined {
  const { country, authenticated, maintenanceCountries, norwayHomepage } = request;
  if (authenticated) return undefined;
  const path = request.path.replace(/\/+$/, "") || paths.home();
  if (country !== undefined && maintenanceCountries.includes(country))
    return openInMaintenance.has(path) ? undefined : paths.maintenance();
  if (norwayHomepage && !openBesideLander.has(path)) return paths.landing("norway-lander");
  return undefined;
}
