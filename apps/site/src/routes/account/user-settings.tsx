import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { AppCard } from "../../account/app-card.tsx";
import { CloseAccountCard } from "../../account/close-account-card.tsx";
import { PasskeysCard } from "../../account/passkeys-card.tsx";
import { PasswordCard } from "../../account/password-card.tsx";
import { ScratchCodesCard } from "../../account/scratch-codes-card.tsx";
import { SessionsCard } from "../../account/sessions-card.tsx";
import settingsStyles from "../../account/settings.module.css";
import { SettingsCard } from "../../account/settings-card.tsx";
import { SwitchCard } from "../../account/switch-card.tsx";
import { countryName } from "../../locale/country-names.ts";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { LanguageLinks } from "../../shell/language-links.tsx";
import type { Route } from "./+types/user-settings.ts";
import styles from "./account.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const [settings, { codes }, factors, { sessions }] = await Promise.all([
    callGate(site, "settings", {}),
    callGate(site, "scratchCodes", { type: "list" }),
    callGate(site, "factors", {}),
    callGate(site, "ownSessions", {}),
  ]);
  return {
    page: pageOf(site, {
      title: "core.account_tab_settings",
      texts: [
        "core.settings_",
        "core.data_link",
        "core.error_",
        "core.password_",
        "static.login_password",
        "static.login_code",
      ],
      unlisted: true,
    }),
    settings,
    codes,
    appSince: factors.app_since,
    passkeys: factors.passkeys,
    sessions: sessions.map(({ country, ...session }) => ({
      ...session,
      place: country && countryName(country, site.language),
    })),
    email: player.player_email,
  };
}

/** Newsletter, phone, language, password, second factor, sessions, and links to play less or close the account. */
export default function UserSettings({
  loaderData: { settings, codes, appSince, passkeys, sessions, email },
}: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  return (
    <div className={styles.parts}>
      <PasswordCard email={email} />
      <PasskeysCard
        passkeys={passkeys}
        device={sessions.find(({ is_current }) => is_current)?.device ?? null}
      />
      <AppCard since={appSince} hasCodes={codes.length > 0} />
      <ScratchCodesCard unused={codes} isBesideApp={appSince !== null} />
      <SessionsCard sessions={sessions} />
      <SettingsCard id="phone" title={t("core.settings_phone")}>
        <p className={settingsStyles.value}>{settings.phone || t("core.settings_phone_none")}</p>
        {settings.phone_pending && (
          <p className={settingsStyles.notice}>
            {t("core.settings_phone_pending", { phone: settings.phone_pending })}
          </p>
        )}
        <div className={layout.row3}>
          <LinkButton
            as={Link}
            href={paths.setPhoneNumber({ origin: paths.userSettings() })}
            variant="secondary"
          >
            {t(settings.phone_pending ? "core.settings_phone_confirm" : "core.settings_phone_change")}
          </LinkButton>
        </div>
      </SettingsCard>
      <SwitchCard
        name="newsletter"
        isFirstOn={settings.newsletter === "1"}
        title={t("core.settings_letters")}
        text={t("core.settings_letters_text")}
        label={t("core.settings_newsletter")}
      />
      <SettingsCard id="language" title={t("core.settings_language")} text={t("core.settings_language_text")}>
        {root && <LanguageLinks root={root} landmark={false} />}
      </SettingsCard>
      <SettingsCard id="play-safe" title={t("core.settings_safe")} text={t("core.settings_safe_text")}>
        <div className={layout.row3}>
          <LinkButton as={Link} href={paths.realityCheckOnPlaySafe()} variant="secondary">
            {t("core.settings_safe_check")}
          </LinkButton>
          <LinkButton as={Link} href={paths.limitsOnPlaySafe()} variant="secondary">
            {t("core.settings_safe_limits")}
          </LinkButton>
        </div>
      </SettingsCard>
      <SettingsCard id="your-data" title={t("core.data_link")} text={t("core.data_link_text")}>
        <div className={layout.row3}>
          <LinkButton as={Link} href={paths.yourData()} variant="secondary">
            {t("core.data_link")}
          </LinkButton>
        </div>
      </SettingsCard>
      <CloseAccountCard />
    </div>
  );
}
