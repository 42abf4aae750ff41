import type { InitialDataFile } from "@bellwether/contract";
import {
  type BrandKey,
  countries,
  findCountry,
  languages,
  matchesRegulation,
  offeredLanguages,
  paymentMethodsOf,
  providersOf,
  type Regulation,
  regulations,
} from "@bellwether/market";
import { isWithoutRegister } from "../limits/index.ts";
import type { ClockPort, ContentPort, GamstopPort, TogglesPort } from "../ports.ts";

/** What a client of a country and brand needs before any other call [7.31]; the same for every visitor there. */
export function initialData(
  deps: ContentPort & TogglesPort & ClockPort & GamstopPort,
  brand: BrandKey,
  country: string,
  region: string | undefined,
): InitialDataFile {
  const situation = { brand, country, region, authenticated: false, now: deps.now() };
  const shown = providersOf(country);
  const byCode = new Map(deps.content.providers.map((provider) => [provider.code as string, provider]));
  return {
    country,
    currency: findCountry(country)?.currency ?? "EUR",
    features: deps.toggles.evaluate(situation),
    maintenance_countries: [...deps.toggles.maintenanceCountries],
    regulations: Object.fromEntries(
      (Object.keys(regulations) as Regulation[]).map((name) => [name, matchesRegulation(name, country)]),
    ),
    countries: countries.map(({ code, dialCode, currency, signupAllowed }) => ({
      code,
      dial_code: dialCode,
      currency,
      signup_allowed: signupAllowed && !isWithoutRegister(deps, code),
    })),
    languages: offeredLanguages.map((code) => ({
      code,
      name: languages[code].name,
      displayCode: languages[code].displayCode,
    })),
    payment_methods: paymentMethodsOf(country).map((method) => ({
      code: method.code,
      name: method.name,
      class: method.class,
      image: `/art/payments/${method.code.toLowerCase()}.svg`,
    })),
    providers: shown.flatMap((code) => byCode.get(code) ?? []),
    categories: deps.content.categories.map(({ id, slug, name, subCategories }) => ({
      id,
      slug,
      name,
      sub_categories: subCategories.map((each) => ({
        category_id: each.id,
        slug: each.slug,
        name: each.name,
      })),
    })),
  };
}
