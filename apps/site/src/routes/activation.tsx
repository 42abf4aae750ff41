import { useEffect } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { PhoneCode } from "../forms/phone-code.tsx";
import { forgetDraft } from "../forms/signup-draft.ts";
import { namedCountries } from "../locale/country-names.ts";
import { useTexts } from "../locale/texts.tsx";
import { localPath, paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { redirectBack } from "../request/redirects.ts";
import { requirePlayer } from "../request/require-player.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { rememberedPhone } from "../session/signup-phone.ts";
import type { Route } from "./+types/activation.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const origin = safeOrigin(args.url.searchParams.get("origin"), localPath(paths.deposit(), site.language));
  if (player.player_activated) throw redirectBack(site, origin);
  const phone = rememberedPhone(site.requestCookies);
  return {
    page: pageOf(site, {
      title: "static.activation_title",
      texts: ["static.activation_", "core.error_"],
      unlisted: true,
    }),
    countries: namedCountries(site.language),
    country: phone?.country ?? player.player_country,
    number: phone?.number ?? "",
    origin,
  };
}

/** The account is opened by a code sent to the player's phone. */
export default function Activation({ loaderData: { origin, ...phone } }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  // The account is there: what was kept of its form is of no more use.
  useEffect(() => forgetDraft(localStorage), []);
  return (
    <PhoneCode
      {...phone}
      title={t("static.activation_title")}
      text={t("static.activation_text")}
      submitLabel={t("static.activation_submit")}
      onVerified={async () => {
        await revalidator.revalidate();
        void navigate(origin, { replace: true });
      }}
    />
  );
}
