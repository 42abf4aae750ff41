import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { EvidenceHash, EvidenceStep } from "../draws/draw-proof.tsx";
import drawStyles from "../draws/draws.module.css";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { DoorCalendar } from "./door-calendar.tsx";
import type { LoadedDraws, ShownDraw } from "./load-prize-draws.ts";
import { OwnParcels } from "./parcels/own-parcels.tsx";
import styles from "./prize-draws.module.css";

/** The draws of a promotion: the one that is open with the player's entries, and those that were held, with their proof. */
export function PrizeDraws({ open, waiting, past, entries, parcels, country, doors }: LoadedDraws) {
  const t = useTexts();
  const calendar = doors && <DoorCalendar {...doors} />;
  if (!open && !waiting && past.length === 0) return calendar ?? null;
  return (
    <>
      <OwnParcels parcels={parcels} country={country} />
      {calendar}
      <Section id="promotion-draws" title={t("promo.page_draws")}>
        <div className={styles.draws}>
          {open && <OpenDraw draw={open} entries={entries} />}
          {waiting && <WaitingDraw draw={waiting} />}
          {past.map(({ draw, own }) => (
            <PastDraw key={draw.number} draw={draw} own={own} />
          ))}
        </div>
      </Section>
    </>
  );
}

type DrawProps = { draw: ShownDraw };

function OpenDraw({ draw, entries }: DrawProps & { entries: number | undefined }) {
  const t = useTexts();
  const closes = <LocalTime at={draw.closes_at} />;
  return (
    <Card element="article" className={layout.stack4}>
      <div className={styles.head}>
        <h3 className={styles.title}>{t("promo.page_draw_next")}</h3>
        <p className={styles.when}>
          {t("promo.page_draw_closes")} {closes}
        </p>
      </div>
      {entries !== undefined && (
        <p className={styles.entries} role="status">
          <strong>{entries}</strong> {t("promo.page_draw_mine", { count: entries })}
        </p>
      )}
      <Proof draw={draw} />
    </Card>
  );
}

function WaitingDraw({ draw }: DrawProps) {
  const t = useTexts();
  return (
    <Card element="article" className={layout.stack4}>
      <p className={styles.own} role="status">
        {t("promo.page_draw_sealed")} <LocalTime at={draw.closes_at} />.
      </p>
      <Proof draw={draw} />
    </Card>
  );
}

type OwnNumbers = LoadedDraws["past"][number]["own"];

function PastDraw({ draw, own }: DrawProps & { own: OwnNumbers }) {
  const t = useTexts();
  const numbers = draw.winning_numbers ?? [];
  return (
    <Card element="article" className={layout.stack4}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <LocalTime at={draw.closes_at} />
        </h3>
        <p className={styles.when}>
          {t("promo.page_draw_entries", { entries: draw.entry_count ?? 0, count: draw.holder_count ?? 0 })}
        </p>
      </div>
      {own && (
        <p className={styles.own}>
          {t("promo.page_draw_yours", {
            first: own.first,
            last: own.first + own.entries - 1,
            count: own.winning_numbers.length,
          })}
        </p>
      )}
      {numbers.length > 0 && (
        <ul className={styles.numbers} aria-label={t("promo.page_draw_numbers")}>
          {numbers.map((number) => (
            <li key={number} data-own={own?.winning_numbers.includes(number) || undefined}>
              {number}
            </li>
          ))}
        </ul>
      )}
      <Proof draw={draw} own={own} />
    </Card>
  );
}

/** What was fixed before what, and how anybody checks it. */
function Proof({ draw, own }: DrawProps & { own?: OwnNumbers }) {
  const t = useTexts();
  const { address, check, root, sealed_at: sealedAt, drawn_at: drawnAt, beacon_signature: signature } = draw;
  return (
    <details className={styles.proof}>
      <summary>{t("promo.page_draw_proof")}</summary>
      <ol className={drawStyles.proof}>
        <EvidenceStep
          title={t("promo.page_draw_seed")}
          at={draw.published_at}
          text={t("promo.page_draw_seed_text")}
        >
          <EvidenceHash label={t("promo.page_draw_seed_hash")} value={draw.server_seed_hash} />
          {draw.server_seed && (
            <EvidenceHash label={t("promo.page_draw_seed_open")} value={draw.server_seed} />
          )}
        </EvidenceStep>
        {root && sealedAt && (
          <EvidenceStep title={t("promo.page_draw_list")} at={sealedAt} text={t("promo.page_draw_list_text")}>
            <EvidenceHash label={t("promo.page_draw_root")} value={root} />
            {own && <EvidenceHash label={t("promo.page_draw_leaf")} value={own.leaf} />}
          </EvidenceStep>
        )}
        {signature && drawnAt && (
          <EvidenceStep
            title={t("promo.page_draw_beacon")}
            at={drawnAt}
            text={t("promo.page_draw_beacon_text")}
          >
            <EvidenceHash
              label={t("promo.page_draw_beacon_round", { number: String(draw.beacon_round) })}
              value={signature}
            />
          </EvidenceStep>
        )}
      </ol>
      {drawnAt && (
        <>
          <p>{t("promo.page_draw_check")}</p>
          <pre className={drawStyles.command}>
            <code>{check}</code>
          </pre>
          <a href={address} className={drawStyles.more}>
            {t("promo.page_draw_file")}
          </a>
        </>
      )}
    </details>
  );
}
