import type { BrandKey } from "./brands.ts";

/** What a toggle may decide by [9.10]. */
export type ToggleSituation = {
  brand: BrandKey;
  country: string | undefined;
  region: string | undefined;
  authenticated: boolean;
  now: Date;
};

type Strategy = boolean | ((situation: ToggleSituation) => boolean);

/** Feature toggles with their defaults [9.10]. */
export const toggles = {
  HIDE_LOTTERY_CONTENT: ({ brand }) => brand === "LUCKYCLOVER" || brand === "FUNLY",
  FINNISH_SIGNUP_ACTIVE: ({ brand }) => brand === "LUCKYCLOVER",
  SWEDISH_SIGNUP_ACTIVE: true,
  SWEDISH_LICENSE_ACTIVE: false,
  NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE: ({ country, authenticated }) => country === "NO" && !authenticated,
  IS_BLOCKED_REGION_EVOLUTION: ({ country, region }) =>
    country === "CA" && ["QC", "BC", "MB"].includes(region ?? ""),
  IS_BLOCKED_REGION_PLAY_N_GO: ({ country, region, now }) =>
    country === "CA" && region === "ON" && now >= new Date("2022-04-04T00:00:00Z"),
  DOCUMENT_UPLOAD_ENABLED: true,
  IS_PRAGMATIC_LIVE_CASINO_DISABLED: true,
  LIVEDATA_API_ENABLED: false,
} as const satisfies Record<string, Strategy>;

export type ToggleName = keyof typeof toggles;

/** Is the toggle on? A strategy that throws counts as off [8.08]. */
export function isOn(name: ToggleName, situation: ToggleSituation): boolean {
  const strategy: Strategy = toggles[name];
  if (typeof strategy === "boolean") return strategy;
  try {
    return strategy(situation);
  } catch {
    return false;
  }
}
