import { formatDate } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { type Column, DataTable } from "@bellwether/ui/data/data-table.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useRevalidator } from "react-router";
import { SwitchCard } from "../account/switch-card.tsx";
import { Empty } from "../brand/empty.tsx";
import type { GameCard } from "../games/game-card.ts";
import { usePush } from "../live/push-listeners.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { OwnParcels } from "./parcels/own-parcels.tsx";
import type { PlayersRewards } from "./players-rewards.ts";
import styles from "./promotions.module.css";
import { RunningReward, whyKey } from "./running-reward.tsx";
import { OwnSpins } from "./spins/own-spins.tsx";

type Given = PlayersRewards["given"][number];

type OwnRewardsProps = {
  rewards: PlayersRewards;
  /** Titles of the promotions by name; one that has left the files has none. */
  titles: Readonly<Record<string, string>>;
  /** The name of the player's country. */
  country: string;
  /** Cards of the games that free spins are or can be for, by id. */
  games: Readonly<Record<number, GameCard>>;
};

/** What runs for the player now and how far it is, what they got, and the switches that turn rewards, or the notes about them, off. */
export function OwnRewards({ rewards, titles, games, country }: OwnRewardsProps) {
  const t = useTexts();
  const revalidator = useRevalidator();
  usePush((message) => {
    if (message.type === "award" || message.type === "bonus") void revalidator.revalidate();
  });
  return (
    <>
      <OwnParcels parcels={rewards.parcels} country={country} />
      <OwnSpins spins={rewards.spins} games={games} titles={titles} />
      {rewards.running.length > 0 && (
        <Section id="own-rewards" title={t("promo.rewards_mine")}>
          <ul className={styles.tickets}>
            {rewards.running.map((running) => (
              <li key={running.promotion}>
                <RunningReward
                  running={running}
                  title={titles[running.promotion] ?? running.promotion}
                  isPictured={running.promotion in titles}
                  games={games}
                />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="given-rewards" title={t("promo.rewards_got")}>
        <GivenRewards given={rewards.given} titles={titles} />
      </Section>
      <div className={styles.switches}>
        <SwitchCard
          name="takes_rewards"
          isFirstOn={rewards.takes_rewards === "1"}
          title={t("promo.rewards_switch_title")}
          text={t("promo.rewards_switch_text")}
          label={t("promo.rewards_switch_label")}
        />
        <SwitchCard
          name="shows_notes"
          isFirstOn={rewards.shows_notes === "1"}
          title={t("promo.rewards_notes_title")}
          text={t("promo.rewards_notes_text")}
          label={t("promo.rewards_notes_label")}
        />
      </div>
    </>
  );
}

/** The text of what became of a reward. */
function stateKey({ state, refusal, gives, waits_for: waitsFor }: Given): MessageKey {
  if (state === "refused" && refusal) return whyKey(refusal);
  if (waitsFor !== null) return "promo.rewards_state_waits";
  return `promo.rewards_state_${state === "given" && gives !== "cash" ? gives : state}` as MessageKey;
}

/** The money, the number of spins or tickets, or both; a dash while nothing is given, and for a parcel. */
function whatText({ amount, count, currency, state, gives }: Given, language: Language): string {
  if (state !== "given" || gives === "parcel") return "–";
  const counted = count === null ? [] : [new Intl.NumberFormat(language).format(count)];
  if (gives === "cash") return [formatMoney(amount, currency, language), ...counted].join(" + ");
  if (gives === "bonus") return formatMoney(amount, currency, language);
  return counted[0] ?? "–";
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
      cell: (each) => whatText(each, language),
    },
    {
      key: "state",
      header: t("promo.rewards_state"),
      cell: (given) => {
        const withTickets = given.state === "given" && given.gives === "cash" && given.count !== null;
        return [t(stateKey(given)), ...(withTickets ? [t("promo.rewards_state_tickets")] : [])].join(" + ");
      },
    },
  ];
  return (
    <DataTable
      caption={t("promo.rewards_got")}
      columns={columns}
      rows={given}
      rowKey={({ promotion, occasion }) => `${promotion} ${occasion}`}
      empty={<Empty title={t("promo.rewards_none_title")} text={t("promo.rewards_none_text")} level={3} />}
    />
  );
}
