import type { PlayerProfile } from "@bellwether/contract/calls/players.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import { Suspense, useEffect, useState } from "react";
import { type ShouldRevalidateFunctionArgs, useRevalidator } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { AccountOpen } from "../forms/account-open.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { PhoneCode } from "../forms/phone-code.tsx";
import { forgetDraft } from "../forms/signup-draft.ts";
import { countOfSteps } from "../forms/signup-steps.ts";
import { loadPickedGames } from "../games/load-picked-games.ts";
import { namedCountries } from "../locale/country-names.ts";
import { useTexts } from "../locale/texts.tsx";
import { usePlayer } from "../page-data/use-player.ts";
import { pathInLanguage, paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { redirectBack } from "../request/redirects.ts";
import { requirePlayer } from "../request/require-player.ts";
import type { Site } from "../request/site.ts";
import { DepositLimitsForm } from "../safety/deposit-limits-form.tsx";
import { noteLimitAsked } from "../safety/limit-asked.ts";
import { LimitPrompt } from "../safety/limit-prompt.tsx";
import { safeOrigin } from "../session/safe-origin.ts";
import { rememberedPhone } from "../session/signup-phone.ts";
import type { Route } from "./+types/activation.ts";

const PickedGames = lazyPart<Parameters<typeof import("../games/picked-games.tsx").default>[0]>(
  () => import("../games/picked-games.tsx"),
);

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const origin = safeOrigin(
    args.url.searchParams.get("origin"),
    pathInLanguage(paths.deposit(), site.language),
  );
  if (player.player_activated) throw redirectBack(site, origin);
  const phone = rememberedPhone(site.requestCookies);
  const [limits, picked] = await Promise.all([limitsStep(site, player), loadPickedGames(site)]);
  return {
    page: pageOf(site, {
      title: "static.activation_title",
      texts: [
        ...(["static.activation_", "core.error_", "core.money_pick_game", "core.game_"] as const),
        ...(limits ? ["core.safe_", "static.signup_step"] : []),
      ],
      unlisted: true,
    }),
    countries: namedCountries(site.language),
    country: phone?.country ?? player.player_country,
    number: phone?.number ?? "",
    sendsAtOnce: phone !== undefined,
    accountCountry: player.player_country,
    limits,
    picked,
    origin,
  };
}

/** The data of the limits step, for markets that ask for limits before money moves; undefined in other markets or when limits are set. */
async function limitsStep(site: Site, player: PlayerProfile) {
  const protection = protectionOf(player.player_country);
  const { depositLimitsFirst, limitPromptAtFirstDeposit, raiseWaitHours, raiseWaitsForPeriodEnd } =
    protection;
  if (player.deposit_limits.some(({ isSet }) => isSet)) return undefined;
  const currency = player.player_currency;
  if (depositLimitsFirst)
    return {
      currency,
      required: await callGate(site, "getPlayerLimits", {}),
      wait: { hours: raiseWaitHours, untilPeriodEnds: raiseWaitsForPeriodEnd },
    };
  return limitPromptAtFirstDeposit ? { currency } : undefined;
}

/** The code activates the account while this page is open; its loader would then redirect the player away, so it must not run again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href !== nextUrl.href && defaultShouldRevalidate;
}

/** Activates the account with a code sent to the player's phone; then asks for limits where the market requires it, and welcomes the player. */
export default function Activation({ loaderData }: Route.ComponentProps) {
  const { origin, limits, accountCountry, picked, ...phone } = loaderData;
  const t = useTexts();
  const revalidator = useRevalidator();
  const player = usePlayer();
  const [phase, setPhase] = useState<"code" | "limits" | "open">("code");
  // The account exists, so the signup form's draft is no longer needed.
  useEffect(forgetDraft, []);
  // Each phase replaces the previous one; without this a phone would show the footer.
  useEffect(() => {
    if (phase !== "code") window.scrollTo({ top: 0 });
  }, [phase]);
  const count = countOfSteps(accountCountry);
  const eyebrow = t("static.signup_step", { step: count, count });
  if (phase === "open")
    return (
      <AccountOpen origin={origin}>
        <Suspense>
          <PickedGames games={picked} leadsTo="page" />
        </Suspense>
      </AccountOpen>
    );
  if (phase === "limits" && limits?.required)
    return (
      <FormPage
        eyebrow={eyebrow}
        title={t("core.safe_set_title")}
        text={t("core.safe_set_text_required")}
        pose="pointing"
        takesPlace
      >
        <DepositLimitsForm
          limits={limits.required}
          currency={limits.currency}
          required
          wait={limits.wait}
          onSet={async () => {
            setPhase("open");
            await revalidator.revalidate();
          }}
        />
      </FormPage>
    );
  if (phase === "limits" && limits)
    return (
      <LimitPrompt
        eyebrow={eyebrow}
        currency={limits.currency}
        onDone={() => {
          noteLimitAsked(player?.id);
          setPhase("open");
        }}
      />
    );
  return (
    <PhoneCode
      {...phone}
      title={t("static.activation_title")}
      text={t("static.activation_text")}
      submitLabel={t("static.activation_submit")}
      onVerified={async () => {
        setPhase(limits ? "limits" : "open");
        // Revalidates, so that the header shows the account as active.
        await revalidator.revalidate();
      }}
    />
  );
}
