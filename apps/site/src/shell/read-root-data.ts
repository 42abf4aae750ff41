import { isViewToken } from "@bellwether/contract/view-token.ts";
import { paymentMethodsOf } from "@bellwether/market/payment-methods.ts";
import { brandColours } from "../brand/brand-colours.ts";
import { navigationSections } from "../games/sections.ts";
import { paymentName } from "../money/payment-name.ts";
import type { RootData } from "../page-data/root-data.ts";
import { closureFor } from "../page-data/visitor-guard.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { pausedParts } from "../request/paused-parts.ts";
import { effectiveCurrency, maySignUpIn, type Site } from "../request/site.ts";
import { loadRealityCheck, safetyOf } from "../safety/safety.ts";
import { maskToken } from "../session/masked-token.ts";
import { playerOf } from "../session/player.ts";
import { supportRefusals } from "../support/message-draft.ts";
import { pageRefusals } from "./error-words.ts";

/** What every page's data says, read at each request for a whole page. */
export async function readRootData(site: Site): Promise<RootData> {
  const [profile, check] = await Promise.all([site.player(), loadRealityCheck(site)]);
  const { licence, inLicensedSweden } = await site.licence();
  const safety = safetyOf(site, profile, check, { inLicensedSweden });
  const closure = closureFor({
    country: site.country,
    authenticated: profile !== undefined || site.isUnknown,
    maintenanceCountries: site.maintenanceCountries,
    norwayHomepage: site.isOn("NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE"),
  });
  return {
    page: pageOf(site, {
      title: "core.home_title",
      texts: [
        "core.shell_",
        "core.category_",
        "core.error_page_",
        "core.error_message",
        "core.error_not_found",
        ...pageRefusals,
        ...supportRefusals,
        "core.logged_out_",
        "core.account_closed",
        ...(profile ? ["core.dialog_", "core.session_"] : []),
        ...(safety.swedishBar ? ["core.swedish_"] : []),
        ...(safety.britishWelcome ? ["core.british_"] : []),
        ...(profile
          ? [
              "core.game_favourite",
              "core.game_opens_soon",
              "core.error_too_many_favourites",
              "core.bar_",
              "core.award_",
              "core.mission_",
              "promo.campaign_",
            ]
          : []),
      ],
    }),
    brand: {
      key: site.brand.key,
      slug: site.brand.slug,
      name: site.brand.name,
      themeColour: brandColours(site.brand.slug).header,
    },
    supportEmail: site.brand.supportEmail,
    brandQuery: site.brandQuery,
    language: site.language,
    origin: site.origin,
    country: site.country,
    currency: await effectiveCurrency(site),
    licence,
    swedishMarks: inLicensedSweden,
    sealScript: licence === "curacao" ? site.options.sealScript : undefined,
    creditsDbIp: creditsDbIp(site),
    chat: site.options.chat,
    supportHours: site.brand.supportHours,
    tagEvents: site.options.tagEvents,
    reloadAt: site.toggleDates.map((date) => date.toISOString()),
    payments: paymentMethodsOf(profile?.player_country ?? site.country ?? "").map((method) => ({
      code: method.code,
      name: paymentName(method, translateOf(site)),
    })),
    navigation: navigationSections(site),
    paused: pausedParts(site.stopped, profile?.player_country ?? site.country),
    signupAllowed: closure !== "maintenance" && maySignUpIn(site, site.country),
    closure,
    searchAllowed: !site.lotteryVersion,
    showKeys: site.options.showTranslationKeys,
    player: profile ? playerOf(profile) : undefined,
    maskedToken: profile && site.token !== undefined ? maskToken(site.token) : undefined,
    isOnlySeen: isViewToken(site.token),
    endReason: site.endReason,
    safety,
    idleTimeoutMs: site.options.idleTimeoutMs,
  };
}

function creditsDbIp({ country, options: { creditsDbIpIn = [] } }: Site): boolean {
  if (creditsDbIpIn === "every country") return true;
  return country !== undefined && creditsDbIpIn.includes(country);
}
