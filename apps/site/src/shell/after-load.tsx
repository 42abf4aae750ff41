import { Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { DrawNotice } from "../draws/draw-notice.tsx";
import { FavouritesKeeper } from "../games/favourites-keeper.tsx";
import { useGamesBar } from "../games/games-bar-state.ts";
import { PreviewPlace } from "../games/preview-place.tsx";
import { PotsKeeper } from "../jackpots/pots-keeper.tsx";
import { useQuickDeposit } from "../money/quick-deposit-state.ts";
import { useOfflinePage } from "../offline/register-worker.ts";
import type { RootData } from "../page-data/root-data.ts";
import { isPlaying, paths } from "../paths.ts";
import { TermsNews } from "../safety/terms-news.ts";
import { useLiveChat } from "../support/live-chat-state.ts";
import { useChatNews } from "../support/use-chat-news.ts";
import { AnnouncedPage } from "./announced-page.tsx";
import { Awards } from "./awards.tsx";
import { FeatureReloads } from "./feature-reloads.ts";
import { LanguageSuggestion } from "./language-suggestion.tsx";
import { MessagePlace } from "./message-place.tsx";
import { useHeldAnchor } from "./use-held-anchor.ts";

const GamesBar = lazyPart<{ kept: boolean }>(() => import("../games/games-bar.tsx"), {
  leave: () => useGamesBar.setState({ peek: false }),
});
const QuickDeposit = lazyPart<Parameters<typeof import("../money/quick-deposit.tsx").default>[0]>(
  () => import("../money/quick-deposit.tsx"),
  // While it is open, the game waits.
  { leave: () => useQuickDeposit.setState({ open: false }) },
);
const LiveChat = lazyPart<{ root: RootData; open: boolean }>(() => import("./live-chat.tsx"), {
  leave: () => useLiveChat.setState({ open: false }),
});

/** Parts that lie over every page and can wait: the server does not render them, and they are not in the page's first script. */
export default function AfterLoad({ root, path }: { root: RootData; path: string }) {
  const playing = isPlaying(path);
  useOfflinePage(root.brandQuery);
  useSettled();
  useHeldAnchor();
  return (
    <>
      <AnnouncedPage />
      <FeatureReloads dates={root.reloadAt} />
      <LanguageSuggestion root={root} />
      <MessagePlace />
      {root.navigation.includes("lottery-games") && !playing && <DrawNotice path={path} />}
      <FavouritesKeeper player={root.player?.id} />
      <PreviewPlace />
      <PotsKeeper currency={root.currency} />
      {root.player && <Awards playing={playing} />}
      {root.player && <TermsNews accepted={root.player.acceptedTerms} />}
      {root.player && path !== paths.searchGames() && <GamesBarPlace />}
      {root.player && playing && <QuickDepositPlace player={root.player} path={path} />}
      <LiveChatPlace root={root} />
    </>
  );
}

/**
 * After the first navigation, rows below the first screen render at once, so that going back shows the whole page (see `Section`). Not earlier:
 * the attribute is on the root element, and setting it recalculates the styles of the whole page.
 */
function useSettled(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) document.documentElement.dataset.settled = "";
  }, [key]);
}

/** The games bar over a page that has no room beside it; it closes when the player leaves the page. */
function GamesBarPlace() {
  const { pathname } = useLocation();
  const peek = useGamesBar((state) => state.peek);
  const last = useRef(pathname);
  useEffect(() => {
    // Not on the first page: its button may have been pressed before this component mounted.
    if (last.current !== pathname) useGamesBar.setState({ peek: false });
    last.current = pathname;
  }, [pathname]);
  if (!peek) return null;
  return (
    <Suspense>
      <GamesBar kept={false} />
    </Suspense>
  );
}

function QuickDepositPlace(props: Parameters<typeof import("../money/quick-deposit.tsx").default>[0]) {
  const open = useQuickDeposit((state) => state.open);
  // Leaving the page closes the quick deposit.
  useEffect(() => () => useQuickDeposit.setState({ open: false }), []);
  if (!open) return null;
  return (
    <Suspense>
      <QuickDeposit {...props} />
    </Suspense>
  );
}

function LiveChatPlace({ root }: { root: RootData }) {
  const open = useLiveChat((state) => state.open);
  const [begun, setBegun] = useState(open);
  useChatNews(root.player?.channel);
  if (open && !begun) setBegun(true);
  // A provider's conversation continues while its panel is hidden.
  if (!open && !(begun && root.chat)) return null;
  return (
    <Suspense>
      <LiveChat root={root} open={open} />
    </Suspense>
  );
}
