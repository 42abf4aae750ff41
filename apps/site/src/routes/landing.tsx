import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import type { CSSProperties } from "react";
import { loadGameLists } from "../games/game-lists.ts";
import { GameRail } from "../games/game-rail.tsx";
import { type LandingView, landingView } from "../landings/landing-view.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { pathInLanguage, paths, withoutLanguage } from "../paths.ts";
import { loadOffers } from "../promotions/offers.ts";
import { readerOf } from "../promotions/promotion-figures.ts";
import { PromotionPicture } from "../promotions/promotion-picture.tsx";
import { shownGames } from "../promotions/shown-games.ts";
import { pageOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import type { Route } from "./+types/landing.ts";
import styles from "./landing.module.css";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const path = withoutLanguage(args.url.pathname).replace(/\/+$/, "");
  const { landings } = await loadOffers(site);
  const landing = landings.find(({ name }) => path === `/${name}`);
  if (!landing) throw notFound();
  const view = landingView(landing, await readerOf(site), site.now);
  return {
    page: pageOf(site, {
      title: "promo.page_title",
      description: "promo.page_description",
      params: { title: view.title, description: view.lead || view.points[0]?.text || view.title },
      picture: { path: `/art/landings/${landing.name}-1280x800.webp`, width: 1280, height: 800 },
      texts: ["promo.landing_", "core.game_"],
    }),
    landing: view,
    // A visitor who is kept from the lobby [2.16] must not see games here either.
    games: site.isOn("NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE")
      ? []
      : shownGames(landing.games, await loadGameLists(site)),
  };
}

/** Layouts whose picture spans the page. */
const wideOf: Partial<Record<LandingView["layout"], "wide" | "stage">> = { poster: "wide", stage: "stage" };

/** A landing page for visitors from elsewhere: one markup, laid out in six ways by its stylesheet. */
export default function LandingPage({ loaderData: { landing, games } }: Route.ComponentProps) {
  const t = useTexts();
  const colours = {
    "--ink-ground": landing.ink.ground,
    "--ink-letter": landing.ink.letter,
  } as CSSProperties;
  return (
    <>
      <article className={styles.landing} data-layout={landing.layout} style={colours}>
        <div className={styles.picture}>
          <PromotionPicture folder="landings" name={landing.name} wide={wideOf[landing.layout]} eager />
        </div>
        <header className={styles.head}>
          <p className={styles.eyebrow}>{landing.eyebrow}</p>
          <h1 className={styles.title}>{landing.title}</h1>
          {landing.lead && <p className={styles.lead}>{landing.lead}</p>}
        </header>
        {landing.points.length > 0 && (
          <ul className={styles.points}>
            {landing.points.map((point) => (
              <li key={point.title} className={styles.point}>
                <strong>{point.title}</strong>
                <span>{point.text}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.act}>
          <Ways code={landing.code} action={landing.action} />
          {landing.note && <p className={styles.note}>{landing.note}</p>}
        </div>
      </article>
      <GameRail id="landing-games" title={t("promo.landing_games")} games={games} />
      <SmallPrint />
    </>
  );
}

/** Signup leads to the deposit with the page's code, or to the games. */
function Ways({ code, action }: { code?: string; action: string }) {
  const t = useTexts();
  const root = useRoot();
  const language = useLanguage();
  const origin = pathInLanguage(code ? paths.deposit({ code }) : paths.hotGames(), language);
  if (root?.player)
    return (
      <LinkButton as={Link} href={code ? paths.deposit({ code }) : paths.hotGames()} size="large">
        {action}
      </LinkButton>
    );
  return (
    <div className={styles.ways}>
      {root?.signupAllowed && (
        <LinkButton as={Link} href={paths.signup({ origin })} size="large">
          {action}
        </LinkButton>
      )}
      <Link href={paths.login({ origin })} className={styles.login}>
        {t("promo.landing_login")}
      </Link>
    </div>
  );
}

/** There is no footer here [2.32], so this shows the texts and links that every page must have. */
function SmallPrint() {
  const t = useTexts();
  const root = useRoot();
  if (!root) return null;
  return (
    <footer className={styles.small}>
      <p>{t(`core.shell_licence_${root.licence}`, { brand: root.brand.name })}</p>
      <p className={styles.links}>
        <span>{t("core.shell_footer_age")}</span>
        <Link href={paths.terms()}>{t("core.shell_footer_terms")}</Link>
        <Link href={paths.bonusTerms()}>{t("promo.landing_bonus_terms")}</Link>
        <Link href={paths.privacyPolicy()}>{t("core.shell_footer_privacy")}</Link>
        <Link href={paths.responsibleGaming()}>{t("core.shell_footer_responsible_gaming")}</Link>
      </p>
    </footer>
  );
}
