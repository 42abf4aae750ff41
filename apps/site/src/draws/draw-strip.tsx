import { DrawCard } from "@bellwether/ui/games/draw-card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./draws.module.css";
import type { DrawCardData } from "./load-draws.ts";
import type { TopPrize } from "./top-prize.ts";

/** The next draws, each a ticket that leads to its game. Renders nothing without a draw on sale. */
export default function DrawStrip({ games }: { games: readonly DrawCardData[] }) {
  const t = useTexts();
  const onSale = games.filter(({ next }) => next !== null);
  if (onSale.length === 0) return null;
  return (
    <Section
      id="next-draws"
      title={t("core.draws_strip_title")}
      all={{ href: paths.drawResults(), label: t("core.draws_title") }}
      as={Link}
    >
      <ul className={styles.strip}>
        {onSale.map(({ id, title, next, picture, top, isDemonstration }) => (
          <li key={id}>
            <DrawCard
              as={Link}
              href={paths.playLottery(id)}
              name={title}
              when={
                next && (
                  <>
                    {isDemonstration && <strong>{t("core.draws_demonstration")} · </strong>}
                    <LocalTime at={next.drawsAt} />
                  </>
                )
              }
              prizeLabel={t("core.draws_top_prize")}
              prize={top && topText(top, t)}
              picture={
                <img
                  src={picture}
                  width={254}
                  height={142}
                  alt=""
                  loading="lazy"
                  className={styles.stripPicture}
                />
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function topText(top: TopPrize, t: ReturnType<typeof useTexts>): string {
  return "amount" in top ? top.amount : t("core.draws_of_pot", { percent: top.potPercent });
}
