import { type Language, languages, offeredLanguages } from "@bellwether/market/languages.ts";
import { useLocation } from "react-router";
import { flagPicture } from "../brand/brand-assets.ts";
import { keepForm } from "../hydration/kept-form.ts";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { inLanguage, withBrand } from "../paths.ts";
import { writeBrowserCookie } from "../session/browser-cookies.ts";
import { preferredLanguageCookie } from "../session/cookies.ts";
import styles from "./language-links.module.css";

/**
 * Links to the same page in each language; the choice is remembered, so that an address without a prefix redirects to it [2.12]. Outside the
 * footer it is no second landmark, because its container has a name.
 */
export function LanguageLinks({
  root,
  landmark = true,
  columns = false,
}: {
  root: RootData;
  landmark?: boolean;
  /** One below the other, in as many columns as fit. */
  columns?: boolean;
}) {
  const t = useTexts();
  const here = useLocation();
  const list = (
    <ul className={columns ? styles.columns : styles.languages}>
      {offeredLanguages.map((language) => (
        <li key={language}>
          <a
            className={styles.language}
            href={withBrand(inLanguage(here, language), root.brandQuery)}
            hrefLang={languages[language].locale}
            lang={languages[language].locale}
            aria-current={language === root.language ? "true" : undefined}
            onClick={() => {
              rememberLanguage(language);
              keepForm(root.player?.id);
            }}
          >
            <img
              src={flagPicture(language)}
              alt=""
              width={24}
              height={16}
              loading="lazy"
              className={styles.flag}
            />
            {languages[language].name}
          </a>
        </li>
      ))}
    </ul>
  );
  return landmark ? <nav aria-label={t("core.shell_languages")}>{list}</nav> : list;
}

function rememberLanguage(language: Language): void {
  writeBrowserCookie(preferredLanguageCookie(language));
}
