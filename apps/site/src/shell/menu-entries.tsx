import type { Translate } from "@bellwether/i18n/translate.ts";
import {
  Account,
  Bonus,
  Cashout,
  Chat,
  Code,
  Hot,
  PlaySafe,
  Promotion,
  Reward,
  Star,
} from "@bellwether/ui/icons.ts";
import type { MenuEntry } from "@bellwether/ui/shell/menu-list.tsx";
import { MenuList } from "@bellwether/ui/shell/menu-list.tsx";
import type { ReactNode } from "react";
import { useHasDeposited } from "../live/has-deposited.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import type { SitePlayer } from "../session/player.ts";
import { toggleLiveChat, useLiveChat } from "../support/live-chat-state.ts";
import { UnreadCount } from "../support/unread-count.tsx";
import { useChatEntry } from "../support/use-chat-entry.ts";
import { currentLink } from "./current-page.ts";

type MenuProps = { root: RootData; path: string; onPick?: () => void };

/** All of the menu's entries [2.30]: a player's in the specified order; promotions and the chat for a visitor. */
export function OwnMenu({ root, path, onPick }: MenuProps) {
  const t = useTexts();
  const opens = useOpens();
  const hasDeposited = useHasDeposited(root.player);
  const chatOpen = useLiveChat((state) => state.open);
  const chat = useChatEntry(root);
  const onChat = () => {
    onPick?.();
    toggleLiveChat();
  };
  const label = t(root.player ? "core.shell_menu_own" : "core.shell_menu_house");
  const player = root.player && { country: root.player.country, hasDeposited };
  const entries = ownEntries(
    { player, path, chat: { ...chat, isOpen: chatOpen, onPress: onChat } },
    t,
  ).filter(({ href }) => href === undefined || opens(href));
  return <MenuList as={Link} label={label} labelShown entries={entries} />;
}

type OwnThings = {
  player: Pick<SitePlayer, "country" | "hasDeposited"> | undefined;
  path: string;
  /** `isLive`: somebody answers at once; otherwise what is written is answered by mail. */
  chat: { isLive: boolean; unread: number; isOpen: boolean; onPress: () => void };
};

/** Entries of the menu without the logout, which is a form below them. */
export function ownEntries({ player, path, chat: talk }: OwnThings, t: Translate): MenuEntry[] {
  const entry = entryAt(path);
  const promotions = entry(t("core.shell_promotions"), <Promotion />, paths.promotions());
  const chat: MenuEntry = {
    label: t(
      talk.isOpen ? "core.shell_chat_close" : talk.isLive ? "core.shell_chat_open" : "core.shell_chat_title",
    ),
    icon: <Chat />,
    badge: talk.unread > 0 && !talk.isOpen && <UnreadCount count={talk.unread} />,
    onPress: talk.onPress,
  };
  if (!player) return [promotions, chat];
  return [
    ...(player.country === "SE"
      ? []
      : [entry(t("core.shell_rewards"), <Reward />, paths.promotionRewards())]),
    entry(t("core.shell_hot_games"), <Hot />, paths.hotGames()),
    entry(t("core.shell_bonus_games"), <Star />, paths.bonusGames()),
    entry(t("core.shell_account"), <Account />, paths.myAccount()),
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

function entryAt(path: string) {
  return (label: string, icon: ReactNode, href: string): MenuEntry => ({
    label,
    icon,
    href,
    current: currentLink(path, href),
  });
}
