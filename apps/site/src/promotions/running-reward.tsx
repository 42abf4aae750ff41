import type { RewardRefusal } from "@bellwether/contract/calls/rewards.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Card, PictureTicket } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import type { GameCard } from "../games/game-card.ts";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { scoreText } from "./boards/score-text.ts";
import type { PlayersRewards } from "./players-rewards.ts";
import { PromotionPicture } from "./promotion-picture.tsx";
import styles from "./promotions.module.css";
import { SpinsProgress } from "./spins/spins-progress.tsx";

type Running = PlayersRewards["running"][number];

type RunningRewardProps = {
  running: Running;
  title: string;
  /** Shows the promotion's picture beside it. */
  isPictured?: boolean;
  /** Cards of the games that free spins can be for, by id. */
  games: Readonly<Record<number, GameCard>>;
};

/** A promotion that runs for the player: how far it is, or why they do not get it. */
export function RunningReward({ running, title, isPictured = false, games }: RunningRewardProps) {
  const t = useTexts();
  const { refusal, promotion } = running;
  const content = (
    <>
      <h3 className={styles.title}>
        <Link href={paths.promotion(promotion)}>{title}</Link>
      </h3>
      {refusal === null && running.kind === "free-spins" && <SpinsProgress running={running} games={games} />}
      {refusal === null ? (
        <dl className={styles.facts}>
          <Progress running={running} />
          <Fact term={t("promo.rewards_counts_until")}>
            <LocalTime at={running.ends_at} />
          </Fact>
          {"paid_by" in running && (
            <Fact term={t("promo.rewards_paid_by")}>
              <LocalTime at={running.paid_by} />
            </Fact>
          )}
        </dl>
      ) : (
        <p>{t(whyKey(refusal))}</p>
      )}
    </>
  );
  if (!isPictured) return <Card element="article">{content}</Card>;
  return (
    <PictureTicket
      element="article"
      className={styles.ticket}
      picture={<PromotionPicture folder="promotions" name={promotion} />}
    >
      {content}
    </PictureTicket>
  );
}

/** How far the player is, by the kind of promotion. */
function Progress({ running }: { running: Running }) {
  const t = useTexts();
  const language = useLanguage();
  switch (running.kind) {
    case "free-spins":
      return null;
    case "cashback":
      return (
        <Fact term={t("promo.rewards_so_far")}>
          {formatMoney(running.so_far, running.currency, language)}
        </Fact>
      );
    case "prize-draw":
      return <Fact term={t("promo.rewards_entries")}>{running.entries}</Fact>;
    case "cash-drop":
      return (
        <Fact term={t("promo.rewards_drop")}>
          {t(running.has_drop ? "promo.rewards_drop_had" : "promo.rewards_drop_none")}
        </Fact>
      );
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
  account_held: "account",
  account_blocked: "account",
  terms_required: "terms",
  opted_out: "off",
  other_account: "person",
  budget_spent: "budget",
  enough_today: "enough",
  paused: "paused",
  deposit_withdrawn: "withdrawn",
  deposit_unplayed: "unplayed",
  other_bonus: "other_bonus",
};

/** The text that says why; the reasons that no player can change have one in common. */
export const whyKey = (refusal: RewardRefusal) =>
  `promo.rewards_why_${whys[refusal] ?? "other"}` as MessageKey;
