import { calls } from "@bellwether/contract";
import { countries, findCountry } from "@bellwether/market";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { isWithoutRegister } from "../limits/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import { tellDetails, updateDetails } from "./account-details.ts";
import { tellSettings, updateSettings } from "./account-settings.ts";
import { guardsStatus } from "./guards-status.ts";
import { readPhoneNumber } from "./phone-number.ts";
import { playerAutoTags } from "./player-tags.ts";
import { readProfile } from "./read-profile.ts";
import { acceptTerms } from "./terms.ts";

export function mountPlayers(app: Hono, parts: GateParts, messageWorker: MessageWorker): void {
  mountCall(app, parts, calls.profile, ({ signedIn }) => readProfile(parts, signedIn!.player));

  mountCall(app, parts, calls.details, async ({ signedIn }) => tellDetails(signedIn!.player));

  mountCall(app, parts, calls.updateDetails, async ({ input, signedIn, context }) => {
    const details = await updateDetails(parts, signedIn!.player, context, input);
    messageWorker.wake();
    return details;
  });

  mountCall(app, parts, calls.settings, async ({ signedIn }) => tellSettings(signedIn!.player));

  mountCall(app, parts, calls.updateSettings, ({ input, signedIn, context }) =>
    updateSettings(parts, signedIn!.player, context, input),
  );

  mountCall(app, parts, calls.acceptTerms, ({ input, signedIn, context }) =>
    acceptTerms(parts, signedIn!.player, context, input.version),
  );

  mountCall(app, parts, calls.validatePhone, async ({ input }) => {
    const phone = readPhoneNumber(input.phone, input.country);
    return { valid: phone !== undefined, phone: phone ?? null };
  });

  mountCall(app, parts, calls.playerAutoTags, ({ signedIn }) => playerAutoTags(parts, signedIn!.player));

  mountCall(app, parts, calls.guardsStatus, async ({ signedIn }) => ({
    guards: await guardsStatus(parts, signedIn!.player),
  }));

  mountCall(app, parts, calls.countries, async ({ context }) => ({
    countries: countries.map((country) => ({
      code: country.code,
      dial_code: country.dialCode,
      currency: country.currency,
      signup_allowed: country.signupAllowed && !isWithoutRegister(parts, country.code),
      minimum_age: country.minimumAge,
    })),
    currency: findCountry(context.country)?.currency ?? "EUR",
    country: context.country ?? "",
  }));
}
