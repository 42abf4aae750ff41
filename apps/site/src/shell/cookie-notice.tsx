import { Button } from "@bellwether/ui/actions/button.tsx";
import { inBrowser } from "@bellwether/ui/browser-storage.ts";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { useEffect, useState } from "react";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "../browser/kept-state.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import { refusesCookies } from "../session/browser-cookies.ts";

type Notice = { hasAcceptedCookies: boolean };

const useNotice = create<Notice>()(
  persist((): Notice => ({ hasAcceptedCookies: false }), {
    name: "user",
    storage: keptState(inBrowser, ({ hasAcceptedCookies }) => typeof hasAcceptedCookies === "boolean"),
    skipHydration: true,
  }),
);

/**
 * Cookie notice, shown until accepted; it waits for the stored choice, so that it never flashes at those who accepted [4.06]. To a browser that
 * refuses cookies it says what does not work, for as long as they are refused.
 */
export function CookieNotice() {
  const t = useTexts();
  const opens = useOpens();
  const accepted = useNotice((state) => state.hasAcceptedCookies);
  const [loaded, setLoaded] = useState(false);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    setRefused(refusesCookies());
    void Promise.resolve(useNotice.persist.rehydrate()).then(() => setLoaded(true));
  }, []);
  if (refused)
    return (
      <BannerBar place="bottom" label={t("core.shell_cookies_label")}>
        {t("core.shell_cookies_refused")}
      </BannerBar>
    );
  if (!loaded || accepted) return null;
  return (
    <BannerBar
      place="bottom"
      label={t("core.shell_cookies_label")}
      actions={
        <Button size="small" onClick={() => useNotice.setState({ hasAcceptedCookies: true })}>
          {t("core.shell_cookies_accept")}
        </Button>
      }
    >
      {t("core.shell_cookies_text")}{" "}
      {opens(paths.privacyPolicy()) && (
        <Link href={paths.privacyPolicy()}>{t("core.shell_cookies_more")}</Link>
      )}
    </BannerBar>
  );
}
