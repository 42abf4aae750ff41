export const licences = ["curacao", "malta", "sweden"] as const;
export type Licence = (typeof licences)[number];

/**
 * The licence in force [1.05]: the environment's if it is a valid one; else Sweden's for SE with the Swedish licence on; else Malta's.
 * An invalid setting is told to `warn` and ignored.
 */
export function resolveLicence(
  request: { setting?: string | undefined; country: string | undefined; swedishLicenceActive: boolean },
  warn: (message: string) => void,
): Licence {
  if (request.setting) {
    const named = licences.find((licence) => licence === request.setting?.toLowerCase());
    if (named) return named;
    warn(`The licence setting "${request.setting}" is not one of ${licences.join(", ")}; it is ignored.`);
  }
  return request.country === "SE" && request.swedishLicenceActive ? "sweden" : "malta";
}
