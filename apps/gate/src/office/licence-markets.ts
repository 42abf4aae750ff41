import type { OfficeLicence } from "@bellwether/contract/office/index.ts";
import { brandKeys, countries } from "@bellwether/market";
import { isWithoutRegister } from "../limits/index.ts";
import type { GamstopPort, TermsPort } from "../ports.ts";

const markets = brandKeys.flatMap((brand) => countries.map(({ code: country }) => ({ brand, country })));

/** The markets that are served under a licence, each as `BRAND:CC`: where lists are filtered by it. Undefined without one. */
export function marketsUnder(
  { terms }: TermsPort,
  licence: OfficeLicence | undefined,
): readonly string[] | undefined {
  if (licence === undefined) return undefined;
  return markets
    .filter((market) => terms.licenceFor(market) === licence)
    .map(({ brand, country }) => `${brand}:${country}`);
}

/** The licences under which somebody can play here. */
export function licencesServed({ terms, askGamstop }: TermsPort & GamstopPort): OfficeLicence[] {
  const open = markets.filter(({ country }) => !isWithoutRegister({ askGamstop }, country));
  return [...new Set(open.map((market) => terms.licenceFor(market)))].toSorted();
}
