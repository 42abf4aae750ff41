import { opensSoon } from "@bellwether/contract/content/catalogue.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/index.ts";
import { identityRulesOf, readRegion, type ToggleSituation } from "@bellwether/market";
import type { RequestContext } from "../http/request-context.ts";
import type { ClockPort } from "../ports.ts";
import type { SignedIn } from "../sessions/index.ts";

/** The country and region that the caller asks for; by default where the visitor is. */
type Asked = { country?: string | undefined; region?: string | undefined };

/**
 * The brand, country and region whose rules apply [3.02]. A player has the brand and the country of the account. A visitor has the brand
 * of the request and the requested country, or else the country of the network address. A region counts only within its own country: a
 * Finnish player on holiday in Quebec is not subject to Quebec's rules. Where the region of the country is not known, it is undefined, and the
 * strictest rules of its regions hold.
 */
export function situationOf(
  deps: ClockPort,
  context: RequestContext,
  signedIn: SignedIn | undefined,
  asked: Asked = {},
): ToggleSituation {
  const country = signedIn?.player.country ?? asked.country ?? context.country;
  const region =
    asked.region !== undefined && (asked.country ?? country) === country
      ? readRegion(country, asked.region)
      : country === context.country
        ? context.region
        : undefined;
  const brand = signedIn?.player.brand ?? context.brand;
  return { brand, country, region, authenticated: signedIn !== undefined, now: deps.now() };
}

/** Whether the title runs on the device. */
export function runsOn(title: CatalogueTitle, device: "desktop" | "mobile"): boolean {
  return title.devices?.includes(device) ?? true;
}

/** Whether free play is allowed [6.08]: not where the environment or the market forbids it (GB), not for live casino, and not before the game opens. */
export function isFreePlayAllowed(
  title: CatalogueTitle,
  country: string | undefined,
  environmentAllows: boolean,
): boolean {
  return (
    environmentAllows &&
    identityRulesOf(country).freePlay &&
    title.freePlay &&
    !opensSoon(title) &&
    !title.categories.includes("live-casino")
  );
}
