import { Button } from "@bellwether/ui/actions/button.tsx";
import {
  Account,
  Bonus,
  Cashout,
  Code,
  Help,
  History,
  Hot,
  Jackpot,
  Limit,
  Live,
  Logout,
  Lottery,
  New,
  PlaySafe,
  Search,
  Slots,
  Table,
  Virtual,
} from "@bellwether/ui/icons.ts";
import { Logo } from "@bellwether/ui/shell/logo.tsx";
import { MenuList } from "@bellwether/ui/shell/menu-list.tsx";
import { SideMenu } from "@bellwether/ui/shell/side-menu.tsx";
import type { ReactNode } from "react";
import { categoryName } from "../games/category-name.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { RootData } from "../root.tsx";
import { LogoutForm } from "../session/logout-form.tsx";
import { brandPicture } from "./brand-assets.ts";
import { LanguageLinks } from "./language-links.tsx";

type SiteMenuProps = { root: RootData; path: string; open: boolean; onOpenChange: (open: boolean) => void };

const categoryIcons: Record<string, ReactNode> = {
  slots: <Slots />,
  "live-casino": <Live />,
  "table-games": <Table />,
  jackpots: <Jackpot />,
  "lottery-games": <Lottery />,
  virtuals: <Virtual />,
};

/** The slide-in menu [2.30]: the player's own first, then games, help and language. It loads with its first opening. */
export default function SiteMenu({ root, path, open, onOpenChange }: SiteMenuProps) {
  const t = useTexts();
  const entry = (label: string, icon: ReactNode, href: string) => ({
    label,
    icon,
    href,
    current: path === href,
  });
  const own = [
    entry(t("core.shell_account"), <Account />, paths.myAccount()),
    entry(t("core.shell_cashout"), <Cashout />, paths.cashout()),
    entry(t("core.shell_bonuses"), <Bonus />, paths.bonus()),
    entry(t("core.shell_claim_code"), <Code />, paths.claimCode()),
    entry(t("core.shell_history"), <History />, paths.gameHistory()),
  ];
  const games = [
    entry(t("core.shell_hot_games"), <Hot />, paths.hotGames()),
    entry(t("core.shell_new_games"), <New />, paths.newGames()),
    ...(root.searchAllowed ? [entry(t("core.shell_search"), <Search />, paths.searchGames())] : []),
    ...root.navigation.map((slug) => entry(categoryName(slug, t), categoryIcons[slug], paths.category(slug))),
  ];
  const help = [
    entry(t("core.shell_play_safe"), <Limit />, paths.playSafe()),
    entry(t("core.shell_footer_responsible_gaming"), <PlaySafe />, paths.responsibleGaming()),
    entry(t("core.shell_support"), <Help />, paths.support()),
  ];
  return (
    <SideMenu
      open={open}
      onOpenChange={onOpenChange}
      title={t("core.shell_menu")}
      closeLabel={t("core.shell_close")}
      head={
        <Logo
          name={root.brand.name}
          mark={<img src={brandPicture(root.brand.slug, "mark")} alt="" width={32} height={32} />}
        />
      }
      foot={
        <>
          <LanguageLinks root={root} />
          {root.player && (
            <LogoutForm>
              <Button type="submit" variant="quiet" block icon={<Logout />}>
                {t("core.shell_logout")}
              </Button>
            </LogoutForm>
          )}
        </>
      }
    >
      {root.player && <MenuList as={Link} label={t("core.shell_menu_own")} labelShown entries={own} />}
      <MenuList as={Link} label={t("core.shell_menu_games")} labelShown entries={games} />
      <MenuList as={Link} label={t("core.shell_menu_help")} labelShown entries={help} />
    </SideMenu>
  );
}
