import type { OutputOf } from "@bellwether/contract/call.ts";
import type { calls } from "@bellwether/contract/calls/index.ts";
import type { RewardRefusal } from "@bellwether/contract/calls/rewards.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { type Column, DataTable } from "@bellwether/ui/data/data-table.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useRevalidator } from "react-router";
import { SwitchCard } from "../account/switch-card.tsx";
import { usePush } from "../live/push-listeners.ts";
import { Link } from "../locale/link.tsx";
import { LocalTime } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "../routes/promotions/promotions.module.css";
import { Empty } from "../shell/empty.tsx";

export type PlayersRewards = OutputOf<typeof calls.rewards>;
type Running = PlayersRewards["running"][number];
type Given = PlayersRewards["given"][number];

type OwnRewardsProps = {
  rewards: PlayersRewards;
  /** Titles of the promotions by name; one that has left the files has none. */
  titles: Readonly<Record<string, string>>;
};

/** What runs for the player now and how far it is, what they got, and the switch for all of it. */
export function OwnRewards({ rewards, titles }: OwnRewardsProps) {
  const t = useTexts();
  const revalidator = useRevalidator();
  usePush((message) => {
    if (message.type === "award") void revalidator.revalidate();
  });
  return (
    <>
      {rewards.running.length > 0 && (
        <Section id="own-rewards" title={t("promo.rewards_mine")}>
          <ul className={styles.cards}>
            {rewards.running.map((running) => (
              <li key={running.promotion}>
                <RunningReward running={running} title={titles[running.promotion] ?? running.promotion} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="given-rewards" title={t("promo.rewards_got")}>
        <GivenRewards given={rewards.given} titles={titles} />
      </Section>
      <SwitchCard
        name="takes_rewards"
        isFirstOn={rewards.takes_rewards === "1"}
        title={t("promo.rewards_switch_title")}
        text={t("promo.rewards_switch_text")}
        label={t("promo.rewards_switch_label")}
      />
    </>
  );
}

function RunningReward({ running, title }: { running: Running; title: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { refusal, so_far, currency, ends_at, paid_by } = running;
  return (
    <Card element="article">
      <h3 className={styles.title}>
        <Link href={paths.promotion(running.promotion)}>{title}</Link>
      </h3>
      {refusal === null ? (
        <dl className={styles.facts}>
          <div>
            <dt>{t("promo.rewards_so_far")}</dt>
            <dd>{formatMoney(so_far, currency, language)}</dd>
          </div>
          <div>
            <dt>{t("promo.rewards_counts_until")}</dt>
            <dd>
              <LocalTime at={ends_at} />
            </dd>
          </div>
          <div>
            <dt>{t("promo.rewards_paid_by")}</dt>
            <dd>
              <LocalTime at={paid_by} />
            </dd>
          </div>
        </dl>
      ) : (
        <p>{t(whyKey(refusal))}</p>
      )}
    </Card>
  );
}

function GivenRewards({ given, titles }: { given: readonly Given[]; titles: OwnRewardsProps["titles"] }) {
  const t = useTexts();
  const language = useLanguage();
  const columns: Column<Given>[] = [
    {
      key: "promotion",
      header: t("promo.rewards_promotion"),
      lead: true,
      cell: ({ promotion }) => titles[promotion] ?? promotion,
    },
    { key: "day", header: t("promo.rewards_day"), cell: ({ day }) => formatDate(day, language) },
    {
      key: "amount",
      header: t("promo.rewards_amount"),
      align: "end",
      cell: ({ amount, currency, state }) =>
        state === "given" ? formatMoney(amount, currency, language) : "–",
    },
    {
      key: "state",
      header: t("promo.rewards_state"),
      cell: ({ state, refusal }) =>
        state === "refused" && refusal ? t(whyKey(refusal)) : t(`promo.rewards_state_${state}` as MessageKey),
    },
  ];
  return (
    <DataTable
      caption={t("promo.rewards_got")}
      columns={columns}
      rows={given}
      rowKey={({ promotion, day }) => `${promotion} ${day}`}
      empty={<Empty title={t("promo.rewards_none_title")} text={t("promo.rewards_none_text")} level={3} />}
    />
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
const whyKey = (refusal: RewardRefusal) => `promo.rewards_why_${whys[refusal] ?? "other"}` as MessageKey;
