import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { loadGameLists } from "../../games/game-lists.ts";
import { countryName } from "../../locale/country-names.ts";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { pathInLanguage, paths, withoutLanguage } from "../../paths.ts";
import { loadOffers } from "../../promotions/offers.ts";
import { OwnRewards } from "../../promotions/own-rewards.tsx";
import { PromotionCard } from "../../promotions/promotion-card.tsx";
import { readerOf } from "../../promotions/promotion-figures.ts";
import { loadPromotionCards, promotionTitles } from "../../promotions/promotion-view.ts";
import styles from "../../promotions/promotions.module.css";
import { spinsGames } from "../../promotions/spins/spins-games.ts";
import { pageOf } from "../../request/page.ts";
import { redirectTo } from "../../request/redirects.ts";
import { effectiveCountry, siteOf } from "../../request/site.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/rewards.ts";
import { PromotionTabs } from "./tabs.tsx";

/** A visitor's links lead to `/rewards`, a player's to `/promotions/rewards` [2.01]; Sweden has neither [6.03]. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  if ((await effectiveCountry(site)) === "SE") throw redirectTo(site, paths.promotions());
  const player = await site.player();
  const asVisitor = withoutLanguage(args.url.pathname) === paths.rewards();
  if (player && asVisitor) throw redirectTo(site, paths.promotionRewards());
  const [{ open, between, coming }, { bonuses }, own] = await Promise.all([
    loadPromotionCards(site),
    player ? site.gate.call("bonuses", {}).catch(() => ({ bonuses: [] })) : { bonuses: [] },
    player ? site.gate.call("rewards", {}).catch(() => undefined) : undefined,
  ]);
  const soonest = [...open, ...between, ...coming];
  return {
    page: pageOf(site, {
      title: "promo.rewards_title",
      description: "promo.rewards_text",
      canonical: paths.promotionRewards(),
      texts: [
        "promo.rewards_",
        "promo.parcel_",
        "core.account_edit_",
        "promo.board_score_",
        "promo.kind_",
        "promo.time_",
        "promo.tabs_",
        "core.settings_",
        "core.error_",
      ],
    }),
    // Rewards come from playing; offers that need a deposit are on the promotions page.
    rewards: soonest.filter(({ kind }) => kind !== "deposit-bonus" && kind !== "spotlight"),
    origin: pathInLanguage(paths.promotionRewards(), site.language),
    own,
    games: own ? spinsGames(own, await loadGameLists(site)) : {},
    country: player ? countryName(player.player_country, site.language) : "",
    titles: own ? promotionTitles(await loadOffers(site), await readerOf(site)) : {},
    running: bonuses.filter(({ state }) => state === "active" || state === "waiting").length,
  };
}

/** The rewards of playing besides wins: what the player has, which are open, and how they work, which a visitor reads first. */
export default function Rewards({
  loaderData: { rewards, origin, running, own, titles, games, country },
}: Route.ComponentProps) {
  const t = useTexts();
  const how = <HowItWorks running={running} origin={origin} />;
  return (
    <>
      <PageHead title={t("promo.rewards_title")} text={t("promo.rewards_text")} />
      <PromotionTabs current="rewards" />
      {own ? <OwnRewards rewards={own} titles={titles} games={games} country={country} /> : how}
      {rewards.length > 0 && (
        <Section id="rewards" title={t("promo.rewards_now")}>
          <ul className={styles.cards}>
            {rewards.map((promotion) => (
              <li key={promotion.name}>
                <PromotionCard promotion={promotion} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {own && how}
    </>
  );
}

type HowProps = { running: number; origin: string };

function HowItWorks({ running, origin }: HowProps) {
  const t = useTexts();
  const root = useRoot();
  return (
    <Section title={t("promo.rewards_how")}>
      <ol className={styles.steps}>
        {(["1", "2", "3"] as const).map((step) => (
          <li key={step} className={styles.step}>
            <h3>{t(`promo.rewards_step_${step}_title`)}</h3>
            <p>{t(`promo.rewards_step_${step}_text`)}</p>
          </li>
        ))}
      </ol>
      <div className={`${styles.ways} ${styles.more}`}>
        {root?.player ? (
          <LinkButton as={Link} href={paths.bonus()}>
            {t("promo.rewards_yours", { count: running })}
          </LinkButton>
        ) : (
          <>
            {root?.signupAllowed && (
              <LinkButton as={Link} href={paths.signup({ origin })}>
                {t("promo.rewards_signup")}
              </LinkButton>
            )}
            <LinkButton as={Link} href={paths.login({ origin })} variant="secondary">
              {t("promo.rewards_login")}
            </LinkButton>
          </>
        )}
      </div>
    </Section>
  );
}
