import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Confetti } from "@bellwether/ui/feedback/confetti.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { Mascot } from "../brand/mascot.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { isPlaying, paths, withoutLanguage } from "../paths.ts";
import styles from "./account-open.module.css";

/** The end of signup: says that the account is open and links to where the player was going. `children` is what else they may do now. */
export function AccountOpen({ origin, children }: { origin: string; children?: ReactNode }) {
  const t = useTexts();
  const root = useRoot();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { pathname } = new URL(origin, "http://page.invalid");
  const path = withoutLanguage(pathname);
  const onward = path === paths.deposit() ? "deposit" : isPlaying(path) ? "game" : "on";
  return (
    <section ref={place} tabIndex={-1} aria-labelledby="account-open" className={styles.open}>
      <Hero
        level={1}
        eyebrow={root?.brand.name}
        headline={<span id="account-open">{t("static.activation_done_title")}</span>}
        text={t("static.activation_done_text", { name: root?.player?.displayName ?? "" })}
        action={
          <LinkButton as={Link} href={withoutLanguage(origin)} size="large">
            {t(`static.activation_done_${onward}`)}
          </LinkButton>
        }
        art={<Mascot pose="celebrating" sizePx={320} />}
      />
      {path !== paths.home() && (
        <LinkButton as={Link} href={paths.home()} variant="quiet" block>
          {t("static.activation_done_lobby")}
        </LinkButton>
      )}
      {onward !== "game" && children}
      <div className={styles.rain}>
        <Confetti random={random} />
      </div>
    </section>
  );
}

const random = () => Math.random();
