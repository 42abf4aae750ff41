import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Empty } from "../../brand/empty.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { kindKey, PromotionCard } from "../../promotions/promotion-card.tsx";
import { PromotionHero } from "../../promotions/promotion-hero.tsx";
import { loadPromotionCards, type ShownPromotion as Promotion } from "../../promotions/promotion-view.ts";
import styles from "../../promotions/promotions.module.css";
import { pageOf } from "../../request/page.ts";
import { siteOf } from "../../request/site.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/list.ts";
import { PromotionTabs } from "./tabs.tsx";

const endedShown = 6;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const { open, between, coming, ended } = await loadPromotionCards(site);
  return {
    page: pageOf(site, {
      title: "promo.list_title",
      description: "promo.list_text",
      texts: ["promo.list_", "promo.kind_", "promo.time_", "promo.tabs_"],
    }),
    lead: open[0],
    open: open.slice(1),
    coming: [...between, ...coming],
    ended: ended.slice(0, endedShown),
  };
}

/** Open, coming and ended promotions. */
export default function Promotions({ loaderData: { lead, open, coming, ended } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("promo.list_title")} text={t("promo.list_text")} />
      <PromotionTabs current="all" />
      {lead ? (
        <div className={styles.lead}>
          <Lead promotion={lead} />
        </div>
      ) : (
        <Empty title={t("promo.list_none_title")} text={t("promo.list_none_text")} level={2} />
      )}
      <Cards id="open" title={t("promo.list_open")} promotions={open} />
      <Cards id="coming" title={t("promo.list_coming")} promotions={coming} />
      <Cards id="ended" title={t("promo.list_ended")} promotions={ended} />
    </>
  );
}

function Lead({ promotion }: { promotion: Promotion }) {
  const t = useTexts();
  return (
    <PromotionHero
      folder="promotions"
      name={promotion.name}
      ink={promotion.ink}
      eyebrow={t(kindKey(promotion.kind))}
      title={promotion.title}
      level={2}
      text={promotion.teaser}
    >
      <LinkButton as={Link} href={paths.promotion(promotion.name)} size="large">
        {t("promo.list_read")}
      </LinkButton>
    </PromotionHero>
  );
}

function Cards({ id, title, promotions }: { id: string; title: string; promotions: readonly Promotion[] }) {
  if (promotions.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className={styles.cards}>
        {promotions.map((promotion) => (
          <li key={promotion.name}>
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
