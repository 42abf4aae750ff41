import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { useMounted } from "../browser/use-mounted.ts";
import { DrawCountdown } from "../draws/draw-countdown.tsx";
import { Link } from "../locale/link.tsx";
import { LocalTime, useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { Alive } from "./alive.ts";
import { HeroMascot } from "./hero-mascot.tsx";
import styles from "./heroes.module.css";

type DrawHeroProps = Omit<Extract<Alive, { kind: "draw" }>, "kind">;

/** After the close the page asks for the next draw. Not all pages at the same moment, which is that of the busiest draw. */
const ASKS_WITHIN_MS = 5_000;

/** The next draw: its prize, the time that is left, and the way to a ticket or to one's own. */
export function DrawHero({ draw, own }: DrawHeroProps) {
  const t = useTexts();
  const { id, title, code, next, awaited, top } = draw;
  return (
    <Hero
      level={1}
      eyebrow={
        <>
          {draw.isDemonstration && `${t("core.draws_demonstration")} · `}
          {t(own > 0 ? "core.lobby_own_draw" : "core.lobby_next_draw")} ·{" "}
          <LocalTime at={(awaited ?? next).drawsAt} />
        </>
      }
      headline={title}
      lead={
        top && {
          label: t("core.draws_top_prize"),
          figure: "amount" in top ? top.amount : t("core.draws_of_pot", { percent: top.potPercent }),
        }
      }
      text={own > 0 ? t("core.lobby_tickets_held", { count: own }) : undefined}
      extras={
        awaited ? (
          <TimeLeft key={awaited.number} until={awaited.drawsAt} label={t("core.draws_coming")} />
        ) : (
          <TimeLeft key={next.number} until={next.betsCloseAt} label={t("core.draws_closes_in")} isSale />
        )
      }
      action={
        awaited ? (
          <>
            <LinkButton as={Link} href={paths.drawResult(code, awaited.number)} size="large">
              {t("core.lobby_watch_draw")}
            </LinkButton>
            <LinkButton
              as={Link}
              href={paths.playLottery(id, { pick: "quick" })}
              size="large"
              variant="secondary"
            >
              {t("core.lobby_quick_pick")}
            </LinkButton>
          </>
        ) : own > 0 ? (
          <LinkButton as={Link} href={paths.tickets()} size="large">
            {t("core.lobby_see_tickets")}
          </LinkButton>
        ) : (
          <>
            <LinkButton as={Link} href={paths.playLottery(id, { pick: "quick" })} size="large">
              {t("core.lobby_quick_pick")}
            </LinkButton>
            <LinkButton as={Link} href={paths.playLottery(id)} size="large" variant="secondary">
              {t("core.lobby_own_numbers")}
            </LinkButton>
          </>
        )
      }
      art={<HeroMascot />}
    />
  );
}

type TimeLeftProps = { until: string; label: string; isSale?: boolean };

/** The time until the close or the draw, and without script the moment of a close: a clock that stands still would say what is not so. */
function TimeLeft({ until, label, isSale }: TimeLeftProps) {
  const t = useTexts();
  const timeText = useTimeText();
  const isMounted = useMounted();
  const [renderedAtMs] = useState(Date.now);
  const { revalidate } = useRevalidator();
  const ask = useCallback(() => {
    setTimeout(() => void revalidate(), Math.random() * ASKS_WITHIN_MS);
  }, [revalidate]);
  if (!isMounted)
    return (
      <span className={styles.clock}>{isSale && t("core.lobby_sale_until", { time: timeText(until) })}</span>
    );
  return (
    <span className={styles.clock}>
      <DrawCountdown
        endsAt={until}
        renderedAtMs={renderedAtMs}
        label={label}
        ended={t("core.live_drawing_now")}
        onEnd={ask}
      />
    </span>
  );
}
