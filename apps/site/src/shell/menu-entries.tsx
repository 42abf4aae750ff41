import type { Translate } from "@bellwether/i18n/translate.ts";
import {
  Account,
  Bonus,
  Cashout,
  Chat,
  Code,
  Help,
  History,
  Hot,
  Jackpot,
  Live,
  Lottery,
  New,
  PlaySafe,
  Promotion,
  Reward,
  Search,
  Slots,
  Star,
  Table,
  Trophy,
  Virtual,
} from "@bellwether/ui/icons.ts";
import type { MenuEntry } from "@bellwether/ui/shell/menu-list.tsx";
import { MenuList } from "@bellwether/ui/shell/menu-list.tsx";
import type { ReactNode } from "react";
import { categoryName } from "../games/category-name.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { RootData } from "../root.tsx";
import type { Player } from "../session/player.ts";
import { toggleLiveChat, useLiveChat } from "./live-chat-state.ts";

type MenuProps = { root: RootData; path: string; onPick?: () => void };

const categoryIcons: Record<string, ReactNode> = {
  slots: <Slots />,
  "live-casino": <Live />,
  "table-games": <Table />,
  jackpots: <Jackpot />,
  "lottery-games": <Lottery />,
  virtuals: <Virtual />,
};

/** What the menu offers [2.30]: to a player their own things in the specified order, to a visitor promotions and the chat. */
export function OwnMenu({ root, path, onPick }: MenuProps) {
  const t = useTexts();
  const chatOpen = useLiveChat((state) => state.open);
  const onChat = () => {
    onPick?.();
    toggleLiveChat();
  };
  const label = t(root.player ? "core.shell_menu_own" : "core.shell_menu_house");
  const entries = ownEntries({ player: root.player, path, chatOpen, onChat }, t);
  return <MenuList as={Link} label={label} labelShown entries={entries} />;
}

type OwnThings = {
  player: Pick<Player, "country" | "hasDeposited"> | undefined;
  path: string;
  chatOpen: boolean;
  onChat: () => void;
};

/** The logout stands under the menu, as a form. */
export function ownEntries({ player, path, chatOpen, onChat }: OwnThings, t: Translate): MenuEntry[] {
  const entry = entryAt(path);
  const promotions = entry(t("core.shell_promotions"), <Promotion />, paths.promotions());
  const chat: MenuEntry = {
    label: t(chatOpen ? "core.shell_chat_close" : "core.shell_chat_open"),
    icon: <Chat />,
    onPress: onChat,
  };
  if (!player) return [promotions, chat];
  return [
    ...(player.country === "SE"
      ? []
      : [
          entry(t("core.shell_rewards"), <Reward />, paths.promotionRewards()),
          entry(t("core.shell_profile"), <Trophy />, paths.profile()),
        ]),
    entry(t("core.shell_hot_games"), <Hot />, paths.hotGames()),
    entry(t("core.shell_bonus_games"), <Star />, paths.bonusGames()),
    entry(t("core.shell_account"), <Account />, paths.myAccount()),
    entry(t("core.shell_history"), <History />, paths.gameHistory()),
    entry(t("core.shell_cashout"), <Cashout />, paths.cashout()),
    entry(
      t(player.hasDeposited ? "core.shell_bonus_overview" : "core.shell_welcome_bonus"),
      <Bonus />,
      paths.bonusOverview(),
    ),
    promotions,
    entry(t("core.shell_claim_code"), <Code />, paths.claimCode()),
    entry(t("core.shell_play_safe"), <PlaySafe />, paths.playSafe()),
    chat,
  ];
}

/** Where the games are: a phone's header has no room for them. */
export function GamesMenu({ root, path }: MenuProps) {
  const t = useTexts();
  const entry = entryAt(path);
  const games = [
    ...(root.player ? [] : [entry(t("core.shell_hot_games"), <Hot />, paths.hotGames())]),
    entry(t("core.shell_new_games"), <New />, paths.newGames()),
    ...(root.searchAllowed ? [entry(t("core.shell_search"), <Search />, paths.searchGames())] : []),
    ...root.navigation.map((slug) => entry(categoryName(slug, t), categoryIcons[slug], paths.category(slug))),
  ];
  return <MenuList as={Link} label={t("core.shell_menu_games")} labelShown entries={games} />;
}

export function HelpMenu({ path }: Pick<MenuProps, "path">) {
  const t = useTexts();
  const entry = entryAt(path);
  const help = [
    entry(t("core.shell_footer_responsible_gaming"), <PlaySafe />, paths.responsibleGaming()),
    entry(t("core.shell_support"), <Help />, paths.support()),
  ];
  return <MenuList as={Link} label={t("core.shell_menu_help")} labelShown entries={help} />;
}

function entryAt(path: string) {
  return (label: string, icon: ReactNode, href: string): MenuEntry => ({
    label,
    icon,
    href,
    current: path === href,
  });
}
