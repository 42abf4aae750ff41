/**
 * Conditions of regulation, by the countries that match them [6.09, 9.10]. NET_ENT_RESTRICTED: countries where NetEnt does not let
 * operators with our licences offer its games.
 */
export const regulations = {
  NET_ENT_RESTRICTED: ["AU", "CA", "SG", "ZA"],
} as const satisfies Record<string, readonly string[]>;

export type Regulation = keyof typeof regulations;

export function matchesRegulation(name: Regulation, country: string | undefined): boolean {
  return country !== undefined && (regulations[name] as readonly string[]).includes(country);
}
