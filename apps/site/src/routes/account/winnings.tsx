import type { calls, OutputOf } from "@bellwether/contract";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import { Empty } from "../../brand/empty.tsx";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/winnings.ts";
import styles from "./winnings.module.css";

type Winnings = OutputOf<typeof calls.winnings>;
type Methods = OutputOf<typeof calls.paymentMethods>["methods"];

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const takesDocuments = site.isOn("DOCUMENT_UPLOAD_ENABLED");
  const [winnings, { methods }, documents] = await Promise.all([
    callGate(site, "winnings", {}),
    callGate(site, "paymentMethods", { type: "W" }),
    takesDocuments ? callGate(site, "documents", {}) : undefined,
  ]);
  return {
    page: pageOf(site, {
      title: "core.winnings_title",
      texts: [
        "core.winnings_",
        "core.draws_held_limits",
        "core.account_document_send",
        "core.documents_open",
      ],
      unlisted: true,
    }),
    winnings,
    methods,
    takesDocuments,
    hasUploads: (documents?.takes_uploads || Boolean(documents?.vendor_check)) ?? false,
  };
}

/** How a large win in a draw is handed over: the steps from the win to its payout, and the bounds of a payout. */
export default function WinningsPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { winnings, methods, takesDocuments, hasUploads } = loaderData;
  const { wins, hold, least, currency } = winnings;
  if (wins.length === 0 && hold === null) {
    const amount = formatMoney(least, currency, language);
    return (
      <Empty title={t("core.winnings_none_title")} text={t("core.winnings_none_text", { amount })}>
        <LinkButton as={Link} href={paths.tickets()}>
          {t("core.winnings_tickets")}
        </LinkButton>
      </Empty>
    );
  }
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{t("core.winnings_title")}</h2>
      <p className={styles.intro}>{t("core.winnings_intro")}</p>
      <Steps winnings={winnings} takesDocuments={takesDocuments} hasUploads={hasUploads} />
      <Limits methods={methods} />
      <Card element="section" className={styles.part}>
        <h3 className={styles.subtitle}>{t("core.winnings_rest_title")}</h3>
        <p>{t("core.winnings_rest_text")}</p>
        <LinkButton as={Link} href={paths.playSafe()} variant="secondary">
          {t("core.draws_held_limits")}
        </LinkButton>
      </Card>
    </div>
  );
}

type StepState = "done" | "now" | "later";

type StepsProps = { winnings: Winnings; takesDocuments: boolean; hasUploads: boolean };

function Steps({ winnings, takesDocuments, hasUploads }: StepsProps) {
  const t = useTexts();
  const language = useLanguage();
  const email = useRoot()?.supportEmail ?? "";
  const { wins, hold, is_known, cashed_out, currency } = winnings;
  const dateOf = (at: string) => ({ date: formatDate(at, language) });
  const isHeld = hold !== null && hold.seen_at === null;
  const isFree = !isHeld && (is_known || hold !== null);
  const isUploaded = isHeld && hasUploads;
  const isMailed = isHeld && takesDocuments && !hasUploads;
  const documentText = () => {
    if (isUploaded) return t("core.winnings_document_upload", dateOf(hold.asked_at));
    if (isHeld)
      return t(
        isMailed ? "core.winnings_document_asked" : "core.winnings_document_wait",
        dateOf(hold.asked_at),
      );
    if (hold !== null) return t("core.winnings_document_done");
    return t(is_known ? "core.winnings_document_known" : "core.winnings_document_soon");
  };
  return (
    <ol className={styles.steps}>
      <Step state="done" title={t("core.winnings_won")}>
        <p>{t("core.winnings_won_text")}</p>
        <ul className={styles.wins}>
          {wins.map((win) => (
            <Win key={win.round} win={win} />
          ))}
        </ul>
      </Step>
      <Step state={isFree ? "done" : "now"} title={t("core.winnings_document")}>
        <p>{documentText()}</p>
        {isUploaded && (
          <LinkButton as={Link} href={paths.documents()}>
            {t("core.documents_open")}
          </LinkButton>
        )}
        {isMailed && (
          <LinkButton href={`mailto:${email}`}>{t("core.account_document_send", { email })}</LinkButton>
        )}
      </Step>
      <Step state={isFree ? "done" : "later"} title={t("core.winnings_review")}>
        {isFree ? (
          hold?.seen_at && <p>{t("core.winnings_review_done", dateOf(hold.seen_at))}</p>
        ) : (
          <p>{t("core.winnings_review_text")}</p>
        )}
      </Step>
      <Step state={isFree ? "now" : "later"} title={t("core.winnings_payout")}>
        <p>{t(isFree ? "core.winnings_payout_ready" : "core.winnings_payout_later")}</p>
        {Number(cashed_out) > 0 && (
          <p className={layout.strong}>
            {t("core.winnings_payout_sum", { amount: formatMoney(cashed_out, currency, language) })}
          </p>
        )}
        {isFree && (
          <LinkButton as={Link} href={paths.cashout()}>
            {t("core.winnings_cashout")}
          </LinkButton>
        )}
      </Step>
    </ol>
  );
}

const stateTone = { done: "success", now: "accent", later: "plain" } as const;
const stateKeys = {
  done: "core.winnings_state_done",
  now: "core.winnings_state_now",
  later: "core.winnings_state_later",
} as const;

function Step({ state, title, children }: { state: StepState; title: string; children: ReactNode }) {
  const t = useTexts();
  return (
    <Card
      element="li"
      className={styles.step}
      data-state={state}
      aria-current={state === "now" ? "step" : undefined}
    >
      <span className={styles.number} aria-hidden />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.subtitle}>{title}</h3>
          <Badge tone={stateTone[state]}>{t(stateKeys[state])}</Badge>
        </div>
        {children}
      </div>
    </Card>
  );
}

function Win({ win: { title, amount, currency, draw, game_code } }: { win: Winnings["wins"][number] }) {
  const t = useTexts();
  const language = useLanguage();
  const number = Number(draw.id.split("/").at(-1));
  return (
    <li className={styles.win}>
      <strong className={styles.amount}>{formatMoney(amount, currency, language)}</strong>
      <span>
        {title}, <LocalTime at={draw.at} />
      </span>
      {Number.isInteger(number) && (
        <Link href={paths.drawResult(game_code, number)}>{t("core.winnings_see")}</Link>
      )}
    </li>
  );
}

/** The least and the most of one payout for each method of the player's country. */
function Limits({ methods }: { methods: Methods }) {
  const t = useTexts();
  const language = useLanguage();
  if (methods.length === 0) return null;
  return (
    <Card element="section" className={styles.part}>
      <h3 className={styles.subtitle}>{t("core.winnings_limits_title")}</h3>
      <p>{t("core.winnings_limits_text")}</p>
      <dl className={styles.limits}>
        {methods.map(({ code, name, minimum, maximum, currency }) => (
          <div key={code}>
            <dt>{name}</dt>
            <dd>
              {t("core.winnings_limits_row", {
                least: formatMoney(minimum, currency, language),
                most: formatMoney(maximum, currency, language),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
