import {
  all,
  always,
  forBrands,
  forCountries,
  forRegions,
  forSignedIn,
  from,
  type Strategy,
  until,
} from "./toggles/strategy.ts";

export type { ToggleSituation } from "./toggles/strategy.ts";

/**
 * Why a toggle exists, and so how long: a `release` flag is removed when its feature is settled, a `rule` follows a law or contract, an
 * `operation` is a switch for operators, a `test` toggle is for tests and expires.
 */
type ToggleKind = "release" | "rule" | "operation" | "test";
/** `restricts`: being on takes something away, so it is on where a visitor's region is not known. */
type Toggle = { kind: ToggleKind; strategy: Strategy; restricts?: true };

/** Test toggles expire here [9.10]. */
export const TEST_TOGGLES_EXPIRE = "2100-06-05";

/** Feature toggles with their defaults [9.10]. MAINTENANCE_MODE_COUNTRIES is a list and is with the overrides: its default is empty. */
export const toggles = {
  HIDE_LOTTERY_CONTENT: {
    kind: "operation",
    restricts: true,
    strategy: forBrands(({ hidesLottery }) => hidesLottery),
  },
  FINNISH_SIGNUP_ACTIVE: { kind: "release", strategy: forBrands(({ hasFinnishSignup }) => hasFinnishSignup) },
  SWEDISH_SIGNUP_ACTIVE: { kind: "release", strategy: always(true) },
  SWEDISH_LICENSE_ACTIVE: { kind: "rule", strategy: always(false) },
  NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE: {
    kind: "release",
    strategy: all(forCountries("NO"), forSignedIn(false)),
  },
  IS_BLOCKED_REGION_EVOLUTION: {
    kind: "rule",
    restricts: true,
    strategy: all(forCountries("CA"), forRegions(["QC", "BC", "MB"])),
  },
  IS_BLOCKED_REGION_PLAY_N_GO: {
    kind: "rule",
    restricts: true,
    strategy: all(forCountries("CA"), forRegions(["ON"]), from("2022-04-04")),
  },
  DOCUMENT_UPLOAD_ENABLED: { kind: "release", strategy: always(true) },
  IS_PRAGMATIC_LIVE_CASINO_DISABLED: { kind: "operation", restricts: true, strategy: always(true) },
  LIVEDATA_API_ENABLED: { kind: "release", strategy: always(false) },
  TEST_ALWAYS_ON: { kind: "test", strategy: all(always(true), until(TEST_TOGGLES_EXPIRE)) },
  TEST_SIGNED_IN: { kind: "test", strategy: all(forSignedIn(true), until(TEST_TOGGLES_EXPIRE)) },
} as const satisfies Record<string, Toggle>;

export type ToggleName = keyof typeof toggles;
export const toggleNames = Object.keys(toggles) as ToggleName[];
