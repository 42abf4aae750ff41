import type { RealityCheckMessage } from "@bellwether/contract/frames.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useNavigate } from "react-router";
import { Mascot } from "../brand/mascot.tsx";
import { useGateWrite } from "../gate/use-gate.ts";
import { useLocalHref } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/reality-check-popup.ts";
import styles from "./reality-check-popup.module.css";

/** The largest number of minutes that is accepted from a game's query: a week. */
const MAX_MINUTES = 7 * 24 * 60;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const player = await site.player();
  const check = player ? await site.gate.call("readRealityCheck", {}).catch(() => undefined) : undefined;
  // In another site's frame the session cookie is not sent; the game then passes the minutes in the query.
  const minutes = Number(args.url.searchParams.get("minutes") ?? Number.NaN);
  const known = Number.isInteger(minutes) && minutes >= 0 && minutes <= MAX_MINUTES ? minutes : undefined;
  return {
    page: pageOf(site, { title: "static.rc_title", texts: ["static.rc_"], unlisted: true }),
    minutes: check?.elapsed_minutes ?? known,
    money: check && {
      staked: check.staked,
      paid: check.paid,
      net: check.net_result,
      currency: check.currency,
    },
  };
}

/** The reality check that Play'n GO's games open: time, money, and a choice to continue or leave, which is sent to the game. */
export default function RealityCheckPopup({ loaderData: { minutes, money } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  const acknowledge = useGateWrite("acknowledgeRealityCheck");

  const goOn = async () => {
    if (money) await acknowledge.run({});
    if (!postToGame("continue")) void navigate(-1);
  };
  const leave = () => {
    if (!postToGame("leave")) void navigate(localHref(paths.home()));
  };
  const amount = (text: string) => formatMoney(text, money?.currency ?? "EUR", language);
  return (
    <Card padding="large" className={styles.check}>
      <Mascot pose="resting" className={styles.mascot} sizePx={160} />
      <h1 className={styles.title}>{t("static.rc_title")}</h1>
      <p className={layout.leading}>
        {minutes === undefined
          ? t("static.rc_text")
          : t("static.rc_time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </p>
      {money && (
        <dl className={styles.money}>
          <div>
            <dt>{t("static.rc_staked")}</dt>
            <dd>{amount(money.staked)}</dd>
          </div>
          <div>
            <dt>{t("static.rc_paid")}</dt>
            <dd>{amount(money.paid)}</dd>
          </div>
          <div>
            <dt>{t("static.rc_net")}</dt>
            <dd>{amount(money.net)}</dd>
          </div>
        </dl>
      )}
      <div className={styles.ways}>
        <Button size="large" variant="secondary" onClick={goOn} disabled={acknowledge.pending}>
          {t("static.rc_continue")}
        </Button>
        <Button size="large" onClick={leave}>
          {t("static.rc_leave")}
        </Button>
      </div>
    </Card>
  );
}

/**
 * Sends the choice to the window that opened or frames this page, if there is one. Its origin may be opaque or a provider's, and the message
 * says nothing about the player, so the target origin is `*`.
 */
function postToGame(event: RealityCheckMessage["event"]): boolean {
  const message: RealityCheckMessage = { source: "reality-check", event };
  const framed = window.parent !== window;
  const game: Window | null = framed ? window.parent : window.opener;
  if (!game) return false;
  game.postMessage(message, "*");
  if (!framed) window.close();
  return true;
}
