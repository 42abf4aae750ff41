import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { type Column, DataTable } from "@bellwether/ui/data/data-table.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Empty } from "../../brand/empty.tsx";
import { Link } from "../../locale/link.tsx";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import type { ShownBonus } from "../../money/bonus-card.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";
import { type BonusOffer, loadBonusOffers } from "../../promotions/bonus-offers.ts";
import styles from "../../promotions/promotions.module.css";
import { pageOf } from "../../request/page.ts";
import { siteOf } from "../../request/site.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/overview.ts";
import { PromotionTabs } from "./tabs.tsx";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const player = await site.player();
  const [offers, { bonuses }] = await Promise.all([
    loadBonusOffers(site),
    player ? site.gate.call("bonuses", {}).catch(() => ({ bonuses: [] })) : { bonuses: [] },
  ]);
  const taken = new Set(bonuses.map(({ code }) => code));
  return {
    page: pageOf(site, {
      title: "promo.overview_title",
      description: "promo.overview_text",
      texts: ["promo.overview_", "promo.tabs_", "promo.fact_", "promo.campaign_", "core.bonus_"],
    }),
    offers: offers.filter(({ code }) => !taken.has(code)),
    own: bonuses.filter(({ state }) => state === "active" || state === "waiting"),
  };
}

/** Every bonus with a code side by side, so that their terms can be compared; the player's own first. */
export default function BonusOverview({ loaderData: { offers, own } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  return (
    <>
      <PageHead title={t("promo.overview_title")} text={t("promo.overview_text")} />
      <PromotionTabs current="overview" />
      {root?.player && <Own bonuses={own} />}
      <Section title={t("promo.overview_offers")}>
        <Offers offers={offers} />
      </Section>
      <Section title={t("promo.overview_how")}>
        <Card padding="large" className={styles.body}>
          {(["1", "2", "3"] as const).map((part) => (
            <p key={part}>{t(`promo.overview_how_${part}`)}</p>
          ))}
          <div className={styles.ways}>
            <LinkButton as={Link} href={paths.bonusTerms()} variant="secondary">
              {t("promo.overview_terms")}
            </LinkButton>
            <LinkButton as={Link} href={paths.claimCode()} variant="quiet">
              {t("promo.overview_claim")}
            </LinkButton>
          </div>
        </Card>
      </Section>
    </>
  );
}

function Own({ bonuses }: { bonuses: readonly ShownBonus[] }) {
  const t = useTexts();
  const language = useLanguage();
  if (bonuses.length === 0) return null;
  return (
    <Section title={t("promo.overview_own")}>
      <Card>
        <dl className={styles.facts}>
          {bonuses.map((bonus) => (
            <div key={bonus.bonus_id}>
              <dt>{t(bonus.name as MessageKey) || bonus.code}</dt>
              <dd>
                {bonus.state === "waiting"
                  ? t("core.bonus_state_waiting")
                  : t("core.bonus_wagered", {
                      wagered: formatMoney(bonus.wagered, bonus.currency, language),
                      required: formatMoney(bonus.wagering_required, bonus.currency, language),
                    })}
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.more}>
          <Link href={paths.bonus()}>{t("promo.overview_own_all")}</Link>
        </p>
      </Card>
    </Section>
  );
}

function Offers({ offers }: { offers: readonly BonusOffer[] }) {
  const t = useTexts();
  const columns: Column<BonusOffer>[] = [
    {
      key: "name",
      header: t("promo.overview_name"),
      lead: true,
      cell: (offer) => <Link href={paths.promotion(offer.name)}>{offer.title}</Link>,
    },
    { key: "percent", header: t("promo.fact_percent"), align: "end", cell: (offer) => offer.percent },
    { key: "minimum", header: t("promo.fact_minimum"), align: "end", cell: (offer) => offer.minimum },
    { key: "maximum", header: t("promo.fact_maximum"), align: "end", cell: (offer) => offer.maximum },
    { key: "wagering", header: t("promo.fact_wagering"), align: "end", cell: (offer) => offer.wagering },
    { key: "stake", header: t("promo.fact_stake"), align: "end", cell: (offer) => offer.stake },
    { key: "days", header: t("promo.fact_days"), align: "end", cell: (offer) => offer.days },
  ];
  return (
    <DataTable
      caption={t("promo.overview_offers")}
      columns={columns}
      rows={offers}
      rowKey={(offer) => offer.code}
      empty={<Empty title={t("promo.overview_none_title")} text={t("promo.overview_none_text")} level={3} />}
    />
  );
}
