import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { marketDay } from "@bellwether/market/market-day.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Fact } from "@bellwether/ui/data/fact.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useState } from "react";
import { AccountHeld } from "../../account/account-held.tsx";
import { type Details, DetailsForm } from "../../account/details-form.tsx";
import { DocumentAsked } from "../../account/document-asked.tsx";
import { HeldWin } from "../../account/held-win.tsx";
import settingsStyles from "../../account/settings.module.css";
import { LogoutForm } from "../../forms/logout-form.tsx";
import { useBalance } from "../../live/use-balance.ts";
import { countryName } from "../../locale/country-names.ts";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { wholeName } from "../../locale/person-order.ts";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { PlayChart } from "../../safety/play-chart.tsx";
import type { Route } from "./+types/info.ts";
import styles from "./account.module.css";

/** Days in the chart of money in and out; playsafe shows up to 90. */
const lookBack = 14;

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const takesDocuments = site.isOn("DOCUMENT_UPLOAD_ENABLED");
  const [details, net, { guards }, play, documents] = await Promise.all([
    callGate(site, "details", {}),
    callGate(site, "netPosition", {}),
    callGate(site, "guardsStatus", {}),
    callGate(site, "playOverTime", { days: lookBack }),
    takesDocuments ? callGate(site, "documents", {}) : undefined,
  ]);
  const takesUploads = documents?.takes_uploads ?? false;
  const isDocumentAsked = guards.some(({ guard }) => guard === "document");
  const { hold } = isDocumentAsked ? await callGate(site, "winnings", {}) : { hold: null };
  return {
    page: pageOf(site, {
      title: "core.account_tab_info",
      texts: ["core.account_", "core.error_", "core.safe_play_", "core.draws_held_", "core.documents_"],
      unlisted: true,
    }),
    name: wholeName(player, site.language),
    details,
    country: countryName(player.player_country, site.language),
    currency: player.player_currency,
    // Sweden has neither levels nor missions [6.03].
    hasProfile: player.player_country !== "SE",
    netPosition: net.net_position.toFixed(2),
    play: { days: play.days, today: marketDay(player.player_country, new Date()) },
    activated: player.player_activated,
    // The gate sends seconds [3.07].
    lastLogin: player.last_login > 0 ? new Date(player.last_login * 1000).toISOString() : undefined,
    isHeld: guards.some(({ guard }) => guard === "held"),
    isDocumentAsked,
    holdsPayouts: hold !== null && hold.seen_at === null,
    takesDocuments,
    hasUploads: takesUploads,
    // It is sent on the page of documents, or shown to the identity vendor from there.
    askedKind: takesUploads || documents?.vendor_check ? documents?.asked?.kind : undefined,
  };
}

/** The account's overview: the player's data, balance, and the account's result over its lifetime. */
export default function AccountInfo({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { currency, isHeld, isDocumentAsked, holdsPayouts, takesDocuments, hasProfile } = loaderData;
  return (
    <>
      {isHeld && <AccountHeld />}
      {isDocumentAsked &&
        (holdsPayouts ? (
          <HeldWin />
        ) : (
          <DocumentAsked taken={takesDocuments} uploads={loaderData.askedKind} />
        ))}
      <div className={styles.parts}>
        <Money currency={currency} netPosition={loaderData.netPosition} play={loaderData.play} />
        <Card element="section">
          <h2 className={styles.title}>{t("core.account_you")}</h2>
          <Person {...loaderData} />
          {!loaderData.activated && (
            <LinkButton
              as={Link}
              href={paths.activation({ origin: paths.myAccount() })}
              block
              className={styles.logout}
            >
              {t("core.account_activate")}
            </LinkButton>
          )}
          {hasProfile && (
            <LinkButton as={Link} href={paths.profile()} variant="secondary" block className={styles.logout}>
              {t("core.shell_profile")}
            </LinkButton>
          )}
          {loaderData.hasUploads && (
            <LinkButton
              as={Link}
              href={paths.documents()}
              variant="secondary"
              block
              className={styles.logout}
            >
              {t("core.documents_title")}
            </LinkButton>
          )}
          <LogoutForm className={styles.logout}>
            <Button type="submit" variant="quiet" block>
              {t("core.account_logout")}
            </Button>
          </LogoutForm>
        </Card>
      </div>
    </>
  );
}

type MoneyProps = Pick<Route.ComponentProps["loaderData"], "currency" | "netPosition" | "play">;

function Money({ currency, netPosition, play }: MoneyProps) {
  const t = useTexts();
  const language = useLanguage();
  const balance = useBalance();
  const money = (amount: string) => formatMoney(amount, currency, language);
  return (
    <Card element="section" className={styles.money}>
      <h2 className={styles.title}>{t("core.account_balance")}</h2>
      {balance && (
        <>
          <p className={styles.total}>{money(balance.total)}</p>
          <dl className={styles.facts}>
            <Fact label={t("core.account_cash")} value={money(balance.cash)} />
            <Fact label={t("core.account_bonus")} value={money(balance.bonus)} />
            <Fact label={t("core.account_net_position")} value={money(netPosition)} />
          </dl>
          <p className={layout.small}>{t("core.account_net_position_text")}</p>
        </>
      )}
      <div className={styles.ways}>
        <LinkButton as={Link} href={paths.deposit()}>
          {t("core.account_deposit")}
        </LinkButton>
        <LinkButton as={Link} href={paths.cashout()} variant="secondary">
          {t("core.account_cashout")}
        </LinkButton>
      </div>
      <div className={styles.chart}>
        <h3>{t("core.safe_play_money")}</h3>
        <PlayChart {...play} lookBack={lookBack} currency={currency} first="deposited" second="withdrawn" />
        <Link href={`${paths.playSafe()}#play`} className={styles.more}>
          {t("core.safe_play_title")}
        </Link>
      </div>
    </Card>
  );
}

type PersonProps = Pick<
  Route.ComponentProps["loaderData"],
  "name" | "details" | "country" | "currency" | "activated" | "lastLogin"
>;

/** The account's details: the address can be edited here, the email on its own page. */
function Person({ name, details: firstDetails, country, currency, activated, lastLogin }: PersonProps) {
  const t = useTexts();
  const [details, setDetails] = useState<Details>(firstDetails);
  const [isEdited, setEdited] = useState(false);
  const [isSaved, setSaved] = useState(false);
  if (isEdited)
    return (
      <DetailsForm
        details={details}
        onClose={() => setEdited(false)}
        onSaved={(saved) => {
          setDetails(saved);
          setEdited(false);
          setSaved(true);
        }}
      />
    );
  const place = [[details.zip, details.city].filter(Boolean).join(" "), details.region, details.state];
  return (
    <>
      <dl className={styles.facts}>
        <Fact label={t("core.account_name")} value={name} />
        <Fact label={t("core.account_email")} value={details.email} />
        <Fact
          label={t("core.account_address")}
          value={[details.address_1, details.address_2].filter(Boolean).join(", ")}
        />
        <Fact label={t("core.account_place")} value={place.filter(Boolean).join(", ")} />
        <Fact label={t("core.account_country")} value={country} />
        <Fact label={t("core.account_currency")} value={currency} />
        <Fact
          label={t("core.account_state")}
          value={t(activated ? "core.account_activated" : "core.account_not_activated")}
        />
        {lastLogin && <Fact label={t("core.account_last_login")} value={<LocalTime at={lastLogin} />} />}
      </dl>
      {details.email_pending && (
        <p className={settingsStyles.notice}>
          {t("core.account_email_pending", { email: details.email_pending })}
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="secondary" onClick={() => setEdited(true)}>
          {t("core.account_edit")}
        </Button>
        <LinkButton as={Link} href={paths.setEmail({ origin: paths.accountInfo() })} variant="secondary">
          {t("core.account_edit_email")}
        </LinkButton>
      </div>
      <p role="status" className={layout.small}>
        {isSaved ? t("core.account_edit_saved") : ""}
      </p>
    </>
  );
}
