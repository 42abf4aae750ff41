import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Language } from "@bellwether/ui/icons.ts";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { keepForm } from "../hydration/kept-form.ts";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { inLanguage, withBrand } from "../paths.ts";
import { browserCookies, writeBrowserCookie } from "../session/browser-cookies.ts";
import { preferredLanguageCookie, seenSuggestionCookie } from "../session/cookies.ts";
import styles from "./language-suggestion.module.css";
import { isSuggestionDue, suggestionMs } from "./language-suggestion-due.ts";

/** Asks a reader who got German by their country whether that is right. It lies over the header, so that the page does not shift. */
export function LanguageSuggestion({ root }: { root: RootData }) {
  const t = useTexts();
  const here = useLocation();
  const [open, setOpen] = useState(() =>
    isSuggestionDue({
      country: root.country,
      language: root.language,
      cookies: browserCookies(),
    }),
  );
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => {
      writeBrowserCookie(seenSuggestionCookie);
      setOpen(false);
    }, suggestionMs);
    return () => clearTimeout(timer);
  }, [open]);
  if (!open) return null;
  const close = (cookie: string) => {
    writeBrowserCookie(cookie);
    setOpen(false);
  };
  return (
    <div className={styles.place}>
      <BannerBar
        tone="info"
        label={t("core.shell_suggestion_label")}
        icon={<Language />}
        closeLabel={t("core.shell_close")}
        onClose={() => close(seenSuggestionCookie)}
        actions={
          <>
            <Button size="small" onClick={() => close(preferredLanguageCookie("de"))}>
              {t("core.shell_suggestion_keep")}
            </Button>
            <LinkButton
              href={withBrand(inLanguage(here, "en"), root.brandQuery)}
              size="small"
              variant="quiet"
              onClick={() => {
                writeBrowserCookie(seenSuggestionCookie);
                keepForm(root.player?.id);
              }}
            >
              {t("core.shell_suggestion_english")}
            </LinkButton>
          </>
        }
      >
        {t("core.shell_suggestion_text")}
      </BannerBar>
    </div>
  );
}
