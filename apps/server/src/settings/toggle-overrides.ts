import { CountryCode } from "@bellwether/contract/country-code.ts";
import { brandKeys, countriesWithRulesByRegion, readRegion, type ToggleOverrides } from "@bellwether/market";
import { z } from "zod";

const Moment = z.union([z.iso.date(), z.iso.datetime()]);

/** `QC`, `CA-QC`, or a name in a country whose regions have rules. */
const WrittenRegion = z
  .string()
  .refine(
    (text) =>
      /^(?:[A-Z]{2}-)?[A-Z0-9]{1,3}$/.test(text) ||
      countriesWithRulesByRegion.some((country) => readRegion(country, text) !== undefined),
    "is no region",
  );

const WrittenStrategy = z.strictObject({
  brands: z.array(z.enum(brandKeys)).optional(),
  countries: z.array(CountryCode).optional(),
  regions: z.array(WrittenRegion).optional(),
  signedIn: z.boolean().optional(),
  environments: z.array(z.enum(["sandbox", "production", "test"])).optional(),
  from: Moment.optional(),
  until: Moment.optional(),
});

/** `TOGGLES`: by name on, off or a strategy; MAINTENANCE_MODE_COUNTRIES is a list of countries. */
const WrittenOverrides = z
  .object({ MAINTENANCE_MODE_COUNTRIES: z.array(CountryCode).optional() })
  .catchall(z.union([z.boolean(), WrittenStrategy]));

/**
 * Parses the text of `TOGGLES` into overrides.
 * @throws an error naming the toggle and what is wrong with it.
 */
export function readToggleOverrides(text: string | undefined): ToggleOverrides {
  if (text === undefined || text.trim() === "") return {};
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Error("The environment cannot be used:\nTOGGLES is not JSON");
  }
  try {
    return parseOverrides(json);
  } catch (error) {
    throw new Error(`The environment cannot be used:\nTOGGLES: ${(error as Error).message}`);
  }
}

/**
 * Parses what stands in `TOGGLES`, or in the published document of toggles.
 * @throws an error naming the toggle and what is wrong with it.
 */
export function parseOverrides(json: unknown): ToggleOverrides {
  const parsed = WrittenOverrides.safeParse(json);
  if (!parsed.success) throw new Error(z.prettifyError(parsed.error));
  const { MAINTENANCE_MODE_COUNTRIES: maintenanceCountries, ...toggles } = parsed.data;
  return { toggles, ...(maintenanceCountries && { maintenanceCountries }) };
}
