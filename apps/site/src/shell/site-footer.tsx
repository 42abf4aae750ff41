import { footerBodies } from "@bellwether/market/public-bodies.ts";
import { Footer } from "@bellwether/ui/shell/footer.tsx";
import { Logo } from "@bellwether/ui/shell/logo.tsx";
import { bodyPicture, brandPicture, paymentPicture } from "../brand/brand-assets.ts";
import { sharedPart } from "../hydration/shared-part.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { PaymentLogo } from "../money/payment-logo.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { LanguageLinks } from "./language-links.tsx";
import { Seal } from "./seal.tsx";
import styles from "./site-footer.module.css";

/** The footer: links, payment methods in the visitor's country, and the licence [2.32]. */
export const SiteFooter = sharedPart("footer", ({ isSignedIn }: { isSignedIn: boolean }) => {
  const t = useTexts();
  const root = useRoot();
  const opens = useOpens();
  if (!root) return null;
  const help = [
    { label: t("core.shell_footer_questions"), href: paths.support() },
    { label: t("core.shell_footer_responsible_gaming"), href: paths.responsibleGaming() },
  ];
  const about = [
    { label: t("core.shell_footer_about", { brand: root.brand.name }), href: paths.aboutUs() },
    { label: t("core.shell_footer_terms"), href: paths.terms() },
    { label: t("core.shell_footer_privacy"), href: paths.privacyPolicy() },
  ];
  const money = [
    ...(isSignedIn
      ? [
          { label: t("core.shell_deposit"), href: paths.deposit() },
          { label: t("core.shell_cashout"), href: paths.cashout() },
        ]
      : []),
    { label: t("core.shell_footer_deposits"), href: paths.support("deposits") },
    { label: t("core.shell_footer_payouts"), href: paths.support("cashout") },
  ];
  const games = [
    { label: t("core.shell_all_games"), href: paths.allGames() },
    ...(isSignedIn ? [{ label: t("core.shell_recently_played"), href: paths.recentlyPlayed() }] : []),
    { label: t("core.shell_bonus_games"), href: paths.bonusGames() },
    { label: t("core.shell_new_games"), href: paths.newGames() },
  ];
  return (
    <Footer
      as={Link}
      logo={
        <Logo
          name={root.brand.name}
          mark={<img src={brandPicture(root.brand.slug, "mark")} alt="" width={32} height={32} />}
        />
      }
      controls={<LanguageLinks root={root} />}
      groups={[
        { title: t("core.shell_footer_help"), links: help.filter(({ href }) => opens(href)) },
        { title: t("core.shell_footer_money"), links: money.filter(({ href }) => opens(href)) },
        { title: t("core.shell_footer_about_us"), links: about.filter(({ href }) => opens(href)) },
        { title: t("core.shell_footer_games"), links: games.filter(({ href }) => opens(href)) },
      ].filter(({ links }) => links.length > 0)}
      paymentsLabel={t("core.shell_footer_payments")}
      payments={root.payments.map(({ code, name }) => (
        <PaymentLogo key={code} code={code} image={paymentPicture(code)} name={name} size="footer" />
      ))}
      marks={
        <>
          <div className={styles.adults}>
            <span className={styles.age}>{t("core.shell_footer_age")}</span>
            {opens(paths.responsibleGaming()) && (
              <Link href={paths.responsibleGaming()} className={styles.mark}>
                {t("core.shell_footer_play_safe")}
              </Link>
            )}
          </div>
          {root.sealScript && <Seal script={root.sealScript} label={t("core.shell_footer_seal")} />}
          {footerBodies(root.licence, root.swedishMarks).map(({ slug, name, url }) => (
            <a key={slug} href={url} className={styles.body} rel="noreferrer">
              <img
                src={bodyPicture(slug)}
                alt={name}
                width={116}
                height={44}
                loading="lazy"
                decoding="async"
              />
            </a>
          ))}
        </>
      }
      legal={
        <>
          <p>{t(`core.shell_licence_${root.licence}`, { brand: root.brand.name })}</p>
          <p>{t("core.shell_footer_legal", { brand: root.brand.name })}</p>
          {root.creditsDbIp && (
            <p>
              {/* The licence asks for this link on pages that use the data. */}
              <a href="https://db-ip.com" className={styles.source} rel="noreferrer">
                {t("core.shell_footer_ip_location")}
              </a>
            </p>
          )}
        </>
      }
    />
  );
});
