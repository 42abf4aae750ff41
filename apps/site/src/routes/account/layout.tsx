import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import { Outlet, useLocation } from "react-router";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths, withoutLanguage } from "../../paths.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/layout.ts";
import styles from "./account.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return { page: pageOf(site, { title: "core.account_title", texts: ["core.account_"], unlisted: true }) };
}

/** The player's account pages under one set of tabs. */
export default function AccountLayout() {
  const t = useTexts();
  const path = withoutLanguage(useLocation().pathname);
  const tab = (label: string, href: string, ...also: string[]) => ({
    label,
    href,
    current: path === href || also.includes(path),
  });
  return (
    <div className={styles.page}>
      <PageHead title={t("core.account_title")} />
      <LinkTabs
        as={Link}
        label={t("core.account_title")}
        items={[
          tab(t("core.account_tab_info"), paths.myAccount(), paths.accountInfo(), paths.documents()),
          tab(t("core.account_tab_games"), paths.gameHistory()),
          tab(t("core.account_tab_payments"), paths.transactionHistory()),
          tab(t("core.account_tab_bonus"), paths.bonus()),
          tab(t("core.account_tab_tickets"), paths.tickets(), paths.winnings()),
          tab(t("core.account_tab_settings"), paths.userSettings(), paths.yourData()),
        ]}
      />
      <Outlet />
    </div>
  );
}
