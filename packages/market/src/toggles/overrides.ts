import type { BrandKey } from "../brands.ts";
import {
  all,
  always,
  forBrands,
  forCountries,
  forRegions,
  forSignedIn,
  from,
  inEnvironments,
  type Strategy,
  type ToggleEnvironment,
  until,
} from "./strategy.ts";

/** A toggle's strategy as an operator writes it: on where all named conditions hold. Days are `YYYY-MM-DD`, from midnight UTC. */
export type WrittenStrategy = {
  brands?: readonly BrandKey[] | undefined;
  countries?: readonly string[] | undefined;
  regions?: readonly string[] | undefined;
  signedIn?: boolean | undefined;
  environments?: readonly ToggleEnvironment[] | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** The environment's overrides of the defaults: `TOGGLES`, parsed once. */
export type ToggleOverrides = {
  toggles?: Readonly<Record<string, boolean | WrittenStrategy>> | undefined;
  /** The value of MAINTENANCE_MODE_COUNTRIES. */
  maintenanceCountries?: readonly string[] | undefined;
};

export function readStrategy(written: boolean | WrittenStrategy): Strategy {
  if (typeof written === "boolean") return always(written);
  const { brands, countries, regions, signedIn, environments } = written;
  return all(
    ...(brands ? [forBrands(({ key }) => brands.includes(key))] : []),
    ...(countries ? [forCountries(...countries)] : []),
    ...(regions ? [forRegions(regions, countries)] : []),
    ...(signedIn === undefined ? [] : [forSignedIn(signedIn)]),
    ...(environments ? [inEnvironments(...environments)] : []),
    ...(written.from ? [from(written.from)] : []),
    ...(written.until ? [until(written.until)] : []),
  );
}
