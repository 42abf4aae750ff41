import { Account, Deposit, Home, Lottery, Menu, Search, Slots } from "@bellwether/ui/icons.ts";
import { BottomBar } from "@bellwether/ui/shell/bottom-bar.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { paths } from "../paths.ts";
import { currentLink } from "./current-page.ts";

/** Pages whose last button the raised deposit button would cover. */
const moneyPages = new Set([paths.deposit(), paths.depositFailed(), paths.cashout()]);

/** The phone's bar: lobby, search, the deposit in the middle, and the player's own links. */
export function SiteBar({ root, path, onMenu }: { root: RootData; path: string; onMenu: () => void }) {
  const t = useTexts();
  // On a closed site none of its links would work; login and signup are in the header.
  if (root.closure) return null;
  const signedIn = root.player !== undefined;
  const at = (href: string) => ({ href, current: currentLink(path, href) });
  const lottery = root.navigation.includes("lottery-games");
  return (
    <BottomBar
      as={Link}
      label={t("core.shell_bar")}
      flat={moneyPages.has(path)}
      items={[
        { label: t("core.shell_lobby"), icon: <Home />, ...at(paths.home()) },
        root.searchAllowed
          ? { label: t("core.shell_search"), icon: <Search />, ...at(paths.searchGames()) }
          : { label: t("core.shell_all_games"), icon: <Slots />, ...at(paths.allGames()) },
        signedIn
          ? { label: t("core.shell_deposit"), icon: <Deposit />, ...at(paths.deposit()) }
          : {
              label: t(root.signupAllowed ? "core.shell_join" : "core.shell_login"),
              icon: <Account />,
              ...at(root.signupAllowed ? paths.signup() : paths.login()),
            },
        signedIn
          ? { label: t("core.shell_account"), icon: <Account />, ...at(paths.myAccount()) }
          : lottery
            ? {
                label: t("core.category_lottery_games"),
                icon: <Lottery />,
                ...at(paths.category("lottery-games")),
              }
            : { label: t("core.shell_slots"), icon: <Slots />, ...at(paths.category("slots")) },
        { label: t("core.shell_menu"), icon: <Menu />, onPress: onMenu },
      ]}
    />
  );
}
