import { useNavigate, useRevalidator } from "react-router";
import { PhoneCode } from "../forms/phone-code.tsx";
import { namedCountries } from "../locale/country-names.ts";
import { useTexts } from "../locale/texts.tsx";
import { pathInLanguage, paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { requirePlayer } from "../request/require-player.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import type { Route } from "./+types/set-phone-number.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const settings = await callGate(site, "settings", {});
  return {
    page: pageOf(site, {
      title: "static.phone_title",
      texts: ["static.phone_", "static.activation_", "core.error_"],
      unlisted: true,
    }),
    countries: namedCountries(site.language),
    country: player.player_country,
    number: settings.phone_pending ?? "",
    hasNumber: settings.phone !== "",
    origin: safeOrigin(
      args.url.searchParams.get("origin"),
      pathInLanguage(paths.userSettings(), site.language),
    ),
  };
}

/** Changes the account's phone number; the old one stays until the code was entered. */
export default function SetPhoneNumber({
  loaderData: { origin, hasNumber, ...phone },
}: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  return (
    <PhoneCode
      {...phone}
      title={t("static.phone_title")}
      text={t(hasNumber ? "static.phone_text" : "static.phone_text_first")}
      submitLabel={t("static.phone_submit")}
      onVerified={async () => {
        await revalidator.revalidate();
        void navigate(origin, { replace: true });
      }}
    />
  );
}
