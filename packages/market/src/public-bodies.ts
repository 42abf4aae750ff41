import type { Licence } from "./licences.ts";

/**
 * A regulator or a responsible-gaming body whose mark the footer shows [2.37]; `slug` names its drawing. Names and addresses are the
 * official ones.
 */
export type PublicBody = { slug: string; name: string; url: string };

/** The regulator of each licence [1.05]. */
const regulators: Record<Licence, PublicBody> = {
  curacao: {
    slug: "curacao-gaming-authority",
    name: "Curaçao Gaming Authority",
    url: "https://www.cga.cw",
  },
  malta: { slug: "malta-gaming-authority", name: "Malta Gaming Authority", url: "https://www.mga.org.mt" },
  britain: {
    slug: "gambling-commission",
    name: "Gambling Commission",
    url: "https://www.gamblingcommission.gov.uk",
  },
  sweden: { slug: "spelinspektionen", name: "Spelinspektionen", url: "https://www.spelinspektionen.se" },
};

/** Where a player in Sweden can exclude themselves or find help: shown only in Sweden under the Swedish licence [2.32]. */
const swedishHelp: readonly PublicBody[] = [
  { slug: "spelpaus", name: "Spelpaus.se", url: "https://www.spelpaus.se" },
  { slug: "stodlinjen", name: "Stödlinjen 020-81 91 00", url: "https://www.stodlinjen.se" },
];

/**
 * The bodies whose marks the footer shows: the regulator of the licence in force and no other, and for the Swedish licence in Sweden also
 * the helping bodies.
 */
export function footerBodies(licence: Licence, inLicensedSweden: boolean): PublicBody[] {
  const helps = licence === "sweden" && inLicensedSweden;
  return [regulators[licence], ...(helps ? swedishHelp : [])];
}

/** Every body that has a mark. */
export const publicBodies: readonly PublicBody[] = [...Object.values(regulators), ...swedishHelp];
