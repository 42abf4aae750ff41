import { protectionOf } from "@bellwether/market/protection.ts";
import { useNavigate, useRevalidator } from "react-router";
import { FormPage } from "../forms/form-page.tsx";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pathInLanguage, paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requirePlayer } from "../request/require-player.ts";
import { DepositLimitsForm } from "../safety/deposit-limits-form.tsx";
import { safeOrigin } from "../session/safe-origin.ts";
import type { Route } from "./+types/set-limits.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const { depositLimitsFirst, raiseWaitHours, raiseWaitsForPeriodEnd } = protectionOf(player.player_country);
  return {
    page: pageOf(site, {
      title: "core.safe_set_title",
      texts: ["core.safe_", "core.error_"],
      unlisted: true,
    }),
    limits: await callGate(site, "getPlayerLimits", {}),
    currency: player.player_currency,
    required: depositLimitsFirst,
    wait: { hours: raiseWaitHours, untilPeriodEnds: raiseWaitsForPeriodEnd },
    origin: safeOrigin(args.url.searchParams.get("origin"), pathInLanguage(paths.playSafe(), site.language)),
  };
}

/** Sets the three deposit limits at once [4.09]; in Sweden required before any money may move. */
export default function SetLimits({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const revalidator = useRevalidator();
  const { limits, currency, required, wait, origin } = loaderData;
  return (
    <FormPage
      title={t("core.safe_set_title")}
      text={t(required ? "core.safe_set_text_required" : "core.safe_set_text")}
      pose="pointing"
      aside={
        <p>
          <Link href={paths.playSafe()}>{t("core.safe_set_more")}</Link>
        </p>
      }
    >
      <DepositLimitsForm
        limits={limits}
        currency={currency}
        required={required}
        wait={wait}
        onSet={async ({ isWaiting }) => {
          await revalidator.revalidate();
          // A raise has to wait, so show when it takes effect instead of the page that the player came from.
          void navigate(isWaiting ? localHref(paths.limitsOnPlaySafe()) : origin, { replace: true });
        }}
      />
    </FormPage>
  );
}
