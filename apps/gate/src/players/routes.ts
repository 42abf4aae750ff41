import { calls } from "@bellwether/contract";
import { countries, findCountry } from "@bellwether/market";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { needsLimits } from "../limits/index.ts";
import { readProfile } from "./read-profile.ts";

export function mountPlayers(app: Hono, parts: GateParts): void {
  mountCall(app, parts, calls.profile, ({ signedIn }) => readProfile(parts, signedIn!.player));

  mountCall(app, parts, calls.details, async ({ signedIn }) => {
    const { player } = signedIn!;
    return {
      address_1: player.address,
      address_2: "",
      city: player.city,
      email: player.email,
      zip: player.zip,
      region: "",
      state: "",
    };
  });

  mountCall(app, parts, calls.guardsStatus, async ({ signedIn }) => {
    const { player } = signedIn!;
    return {
      guards: [
        ...(player.hasAcceptedTerms ? [] : [{ guard: "terms" as const, route: "/info/terms" }]),
        ...(player.isActivated ? [] : [{ guard: "activation" as const, route: "/activation" }]),
        ...((await needsLimits(parts.database, player))
          ? [{ guard: "limits" as const, route: "/set-limits" }]
          : []),
      ],
    };
  });

  mountCall(app, parts, calls.countries, async ({ context }) => ({
    countries: countries.map((country) => ({
      code: country.code,
      dial_code: country.dialCode,
      currency: country.currency,
      signup_allowed: country.signupAllowed,
      minimum_age: country.minimumAge,
    })),
    currency: findCountry(context.country)?.currency ?? "EUR",
    country: context.country ?? "",
  }));
}
