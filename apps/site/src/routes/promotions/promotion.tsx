import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { loadGameLists } from "../../games/game-lists.ts";
import { GameRail } from "../../games/game-rail.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { loadBoard } from "../../promotions/boards/load-board.ts";
import { TournamentBoard } from "../../promotions/boards/tournament-board.tsx";
import { ClaimActions } from "../../promotions/claim-actions.tsx";
import { CashDrops } from "../../promotions/drops/cash-drops.tsx";
import { loadDrops } from "../../promotions/drops/load-drops.ts";
import { loadPrizeDraws } from "../../promotions/load-prize-draws.ts";
import { loadOffers } from "../../promotions/offers.ts";
import { PrizeDraws } from "../../promotions/prize-draws.tsx";
import { kindKey } from "../../promotions/promotion-card.tsx";
import { PromotionClock } from "../../promotions/promotion-clock.tsx";
import { readerOf } from "../../promotions/promotion-figures.ts";
import { PromotionHero } from "../../promotions/promotion-hero.tsx";
import { promotionWords } from "../../promotions/promotion-page.ts";
import { toPromotionCard } from "../../promotions/promotion-view.ts";
import styles from "../../promotions/promotions.module.css";
import { shownGames } from "../../promotions/shown-games.ts";
import { loadOwnCodes } from "../../promotions/spent-promotions.ts";
import { loadSpins } from "../../promotions/spins/load-spins.ts";
import { PromotionSpins } from "../../promotions/spins/promotion-spins.tsx";
import { findPromotion } from "../../promotions/visible-promotions.ts";
import { pageOf, translateOf } from "../../request/page.ts";
import { notFound, siteOf } from "../../request/site.ts";
import { addressOf } from "../../request/structured-items.ts";
import { StructuredData } from "../../shell/structured-data.tsx";
import type { Route } from "./+types/promotion.ts";

/** The page of any promotion that has a file [2.07]; a 404 if it is not for this brand or country. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const [reader, offers] = await Promise.all([readerOf(site), loadOffers(site)]);
  const promotion = findPromotion(offers, args.params.name, {
    brand: site.brand.key,
    country: reader.country,
  });
  if (!promotion) throw notFound();
  const lists = await loadGameLists(site);
  const card = toPromotionCard(promotion, reader, lists, site.now);
  const t = translateOf(site);
  const codes = await loadOwnCodes(site);
  return {
    page: pageOf(site, {
      title: "promo.page_title",
      description: "promo.page_description",
      params: { title: card.title, description: card.teaser },
      texts: [
        "promo.page_",
        "promo.overview_own_all",
        "promo.kind_",
        "promo.rewards_why_paused",
        "promo.time_",
        "promo.clock_",
        ...(promotion.rule
          ? ([
              "promo.board_",
              "promo.drops_",
              "promo.rewards_why_",
              "promo.rewards_spins_",
              "promo.rewards_tickets_",
              "promo.rewards_counts_until",
              "promo.rewards_parcel_",
              "promo.rewards_parcels_",
              "promo.parcel_",
              "core.account_edit_",
              "core.error_",
            ] as const)
          : []),
        "core.game_",
        ...(promotion.code === undefined
          ? []
          : (["core.error_bonus_", "core.error_account_excluded", "core.error_not_activated"] as const)),
      ],
      unlisted: card.state === "ended" || card.state === "soon",
      picture: { path: `/art/promotions/${promotion.name}-640x400.webp`, width: 640, height: 400 },
      crumbs: [
        { name: t("promo.list_title"), path: paths.promotions() },
        { name: card.title, path: paths.promotion(promotion.name) },
      ],
    }),
    card,
    code: promotion.code,
    isPaused: [promotion.name, promotion.code].some(
      (name) => name !== undefined && site.stopped.includes(`promotion:${name}`),
    ),
    isSpent: codes.isSpent(promotion),
    refusal: codes.refusalOf(promotion),
    period: { from: promotion.period.from, until: promotion.period.until },
    address: addressOf(site, paths.promotion(promotion.name)),
    ...promotionWords(promotion, reader, t, lists),
    draws: await loadPrizeDraws(site, promotion, reader),
    board: await loadBoard(site, promotion, reader),
    spins: await loadSpins(site, promotion, lists),
    drops: await loadDrops(site, promotion, reader),
    games: shownGames(promotion.games, lists),
    renderedAtMs: site.now.getTime(),
  };
}

export default function PromotionPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { card, code, isPaused, isSpent, refusal, draws, games, board, spins, drops } = loaderData;
  const { body, terms, facts, renderedAtMs } = loaderData;
  const spotlight = card.kind === "spotlight";
  return (
    <article className={styles.page}>
      <PromotionHero
        folder="promotions"
        name={card.name}
        ink={card.ink}
        eyebrow={t(card.state === "ended" ? "promo.page_ended" : kindKey(card.kind))}
        title={card.title}
        level={1}
        text={card.teaser}
      >
        <PromotionClock promotion={card} renderedAtMs={renderedAtMs} className={styles.clock} />
        <div className={styles.ways}>
          {isPaused ? (
            <BannerBar tone="warning" label={t("core.shell_paused_label")}>
              {t("promo.rewards_why_paused")}
            </BannerBar>
          ) : (
            <ClaimActions
              name={card.name}
              state={card.state}
              code={code}
              spotlight={spotlight}
              isSpent={isSpent}
              refusal={refusal}
              hasBoard={board !== undefined}
            />
          )}
        </div>
      </PromotionHero>
      {spins && <PromotionSpins own={spins} title={card.title} />}
      {board && <TournamentBoard shown={board} renderedAtMs={renderedAtMs} />}
      {drops && card.state !== "coming" && <CashDrops shown={drops} />}
      <PrizeDraws {...draws} />
      <div className={facts.length > 0 ? styles.columns : styles.page}>
        <div className={styles.body}>
          {body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {facts.length > 0 && (
          <Card element="section" aria-labelledby="promotion-facts">
            <h2 id="promotion-facts" className={styles.title}>
              {t("promo.page_facts")}
            </h2>
            <dl className={styles.facts}>
              {facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
      </div>
      <div>
        <GameRail id="promotion-games" title={t("promo.page_games")} games={games} />
      </div>
      <section aria-labelledby="promotion-terms">
        <h2 id="promotion-terms" className={styles.title}>
          {t("promo.page_terms")}
        </h2>
        <ul className={styles.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
        {!spotlight && (
          <p className={styles.more}>
            <Link href={paths.bonusTerms()}>{t("promo.page_bonus_terms")}</Link>
          </p>
        )}
      </section>
      {card.state !== "ended" && card.state !== "soon" && <PromotionData {...loaderData} />}
    </article>
  );
}

function PromotionData({ card, period, address }: Route.ComponentProps["loaderData"]) {
  return (
    <StructuredData
      data={{
        "@type": "WebPage",
        name: card.title,
        description: card.teaser,
        url: address,
        mainEntity: {
          "@type": "Offer",
          name: card.title,
          description: card.teaser,
          url: address,
          validFrom: period.from,
          validThrough: period.until,
          availability: card.state === "open" ? "https://schema.org/InStock" : "https://schema.org/PreOrder",
        },
      }}
    />
  );
}
