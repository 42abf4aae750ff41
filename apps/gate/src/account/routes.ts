import { calls } from "@bellwether/contract";
import { countries, findCountry } from "@bellwether/market";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import { isWithoutRegister } from "../limits/index.ts";
import type { MessageWorker } from "../messages/index.ts";
import { acceptTerms, readPhoneNumber } from "../players/index.ts";
import type { GamstopPort, LedgerPort, MessageTextsPort, SecretsPort, SettingsPort } from "../ports.ts";
import { showDetails, updateDetails } from "./account-details.ts";
import { showSettings, updateSettings } from "./account-settings.ts";
import { guardsStatus } from "./guards-status.ts";
import { playerAutoTags } from "./player-tags.ts";
import { readProfile } from "./read-profile.ts";

export function mountAccount(
  app: Hono,
  deps: CallPorts & SecretsPort & LedgerPort & MessageTextsPort & SettingsPort<"siteUrl"> & GamstopPort,
  messageWorker: MessageWorker,
): void {
  mountCall(app, deps, calls.profile, ({ signedIn }) => readProfile(deps, signedIn.player));

  mountCall(app, deps, calls.details, async ({ signedIn }) => showDetails(signedIn.player));

  mountCall(app, deps, calls.updateDetails, async ({ input, signedIn, context }) => {
    const details = await updateDetails(deps, signedIn.player, context, input);
    messageWorker.wake();
    return details;
  });

  mountCall(app, deps, calls.settings, async ({ signedIn }) => showSettings(signedIn.player));

  mountCall(app, deps, calls.updateSettings, ({ input, signedIn, context }) =>
    updateSettings(deps, signedIn.player, context, input),
  );

  mountCall(app, deps, calls.acceptTerms, ({ input, signedIn, context }) =>
    acceptTerms(deps, signedIn.player, context, input.version),
  );

  mountCall(app, deps, calls.validatePhone, async ({ input }) => {
    const read = readPhoneNumber(input.phone, input.country);
    return read.fault ? { valid: false, phone: null } : { valid: true, phone: read.phone };
  });

  mountCall(app, deps, calls.playerAutoTags, ({ signedIn }) => playerAutoTags(deps, signedIn.player));

  mountCall(app, deps, calls.guardsStatus, async ({ signedIn }) => ({
    guards: await guardsStatus(deps, signedIn.player),
  }));

  mountCall(app, deps, calls.countries, async ({ context }) => ({
    countries: countries.map((country) => ({
      code: country.code,
      dial_code: country.dialCode,
      currency: country.currency,
      signup_allowed: country.signupAllowed && !isWithoutRegister(deps, country.code),
      minimum_age: country.minimumAge,
    })),
    currency: findCountry(context.country)?.currency ?? "EUR",
    country: context.country ?? "",
  }));
}
