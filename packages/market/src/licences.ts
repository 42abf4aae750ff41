export const licences = ["curacao", "malta", "sweden", "britain"] as const;
export type Licence = (typeof licences)[number];

/**
 * The licence in force [1.05] for a country, which is the reader's effective country [3.02]: the environment's if it is valid; else
 * Sweden's for SE with the Swedish licence on; else Great Britain's for GB; else Malta's. An invalid setting is reported to `warn` and
 * ignored.
 */
export function resolveLicence(
  request: { setting?: string | undefined; country: string | undefined; swedishLicenceActive: boolean },
  warn: (message: string) => void,
): Licence {
  if (request.setting) {
    const named = licenceNamed(request.setting);
    if (named) return named;
    warn(`The licence setting "${request.setting}" is not one of ${licences.join(", ")}; it is ignored.`);
  }
  if (request.country === "GB") return "britain";
  return request.country === "SE" && request.swedishLicenceActive ? "sweden" : "malta";
}

function licenceNamed(name: string | undefined): Licence | undefined {
  return licences.find((licence) => licence === name?.toLowerCase());
}

/** Contradictions in a configuration of licences: a page would show one licence beside another licence's marks or duties. */
export function licenceContradictions(setting: {
  licence: string | undefined;
  /** The Swedish licence is on, or can be switched on. */
  swedishLicence: boolean;
  /** Great Britain's register is connected, so its market is open. */
  britishRegister: boolean;
}): string[] {
  const named = licenceNamed(setting.licence);
  if (!named) return [];
  return [
    ...(setting.swedishLicence && named !== "sweden"
      ? [`LICENCE=${named} and SWEDISH_LICENSE_ACTIVE contradict each other: leave one of them out.`]
      : []),
    ...(setting.britishRegister && named !== "britain"
      ? [
          `LICENCE=${named} and GAMSTOP_URL contradict each other: Great Britain is played under its own licence. Leave one of them out.`,
        ]
      : []),
  ];
}
