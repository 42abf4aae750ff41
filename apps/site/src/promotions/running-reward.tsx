import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { RewardRefusal } from "@bellwether/contract/calls/rewards.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "../routes/promotions/promotions.module.css";
import { scoreText } from "./boards/score-text.ts";

export type PlayersRewards = OutputOf<typeof calls.rewards>;
type Running = PlayersRewards["running"][number];

/** A promotion that runs for the player: how far it is, or why they do not get it. */
export function RunningReward({ running, title }: { running: Running; title: string }) {
  const t = useTexts();
  const { refusal, promotion } = running;
  return (
    <Card element="article">
      <h3 className={styles.title}>
        <Link href={paths.promotion(promotion)}>{title}</Link>
      </h3>
      {refusal === null ? (
        <dl className={styles.facts}>
          <Progress running={running} />
          <Fact term={t("promo.rewards_counts_until")}>
            <LocalTime at={running.ends_at} />
          </Fact>
          <Fact term={t("promo.rewards_paid_by")}>
            <LocalTime at={running.paid_by} />
          </Fact>
        </dl>
      ) : (
        <p>{t(whyKey(refusal))}</p>
      )}
    </Card>
  );
}

/** How far the player is, by the kind of promotion. */
function Progress({ running }: { running: Running }) {
  const t = useTexts();
  const language = useLanguage();
  switch (running.kind) {
    case "cashback":
      return (
        <Fact term={t("promo.rewards_so_far")}>
          {formatMoney(running.so_far, running.currency, language)}
        </Fact>
      );
    case "prize-draw":
      return <Fact term={t("promo.rewards_entries")}>{running.entries}</Fact>;
    case "tournament":
      return (
        <Fact term={t("promo.rewards_place")}>
          {running.place === null
            ? t(running.has_joined ? "promo.rewards_no_place" : "promo.rewards_not_joined")
            : `${running.place} · ${scoreText(t, running.by, running.points)}`}
        </Fact>
      );
  }
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const whys: Partial<Record<RewardRefusal, string>> = {
  account_excluded: "account",
  not_activated: "account",
  document_asked: "document",
  terms_required: "terms",
  opted_out: "off",
  other_account: "person",
  budget_spent: "budget",
  enough_today: "enough",
};

/** The text that says why; the reasons that no player can change have one in common. */
export const whyKey = (refusal: RewardRefusal) =>
  `promo.rewards_why_${whys[refusal] ?? "other"}` as MessageKey;
