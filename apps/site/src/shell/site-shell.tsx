import { LoadingBar } from "@bellwether/ui/feedback/loading-bar.tsx";
import { PageShell } from "@bellwether/ui/shell/page-shell.tsx";
import { type ReactNode, Suspense, useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { noteGoingTo } from "../browser/going-to.ts";
import { lazyPart } from "../browser/load-chunk.ts";
import { useMounted } from "../browser/use-mounted.ts";
import { useKeptForm } from "../hydration/kept-form.ts";
import { LivePlayer } from "../live/live-player.tsx";
import { useTexts } from "../locale/texts.tsx";
import { notePage } from "../money/payment-choice.ts";
import type { RootData } from "../page-data/root-data.ts";
import { useRoot, useSessionToken } from "../page-data/use-player.ts";
import { isPlaying, landingNames, paths, withoutLanguage } from "../paths.ts";
import { CookieNotice } from "./cookie-notice.tsx";
import { Dialogs } from "./dialogs.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { GameNavBar } from "./game-nav-bar.tsx";
import { MissingPartsBar } from "./missing-parts-bar.tsx";
import { useIsMobileIframe } from "./mobile-iframe.ts";
import { OnlySeenBar } from "./only-seen-bar.tsx";
import { PausedBar } from "./paused-bar.tsx";
import { SessionEnded } from "./session-ended.tsx";
import { SiteBar } from "./site-bar.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { useMenuBeside } from "./use-menu-beside.ts";

type Shown = { root: RootData; path: string };

const SiteMenu = lazyPart<Shown & { open: boolean; onOpenChange: (open: boolean) => void }>(
  () => import("./site-menu.tsx"),
);
const DesktopMenu = lazyPart<Shown>(() => import("./desktop-menu.tsx"));
const AfterLoad = lazyPart<Shown>(() => import("./after-load.tsx"));
/** Parts that only players or only Sweden see are not in the first load's script. */
const IdlePlayer = lazyPart(() => import("../live/idle-player.tsx"));
const SwedishBar = lazyPart(() => import("../safety/swedish-bar.tsx"));

/** The frame around every page: header, footer, the phone's bar, and overlays. */
export function SiteShell({ children }: { children: ReactNode }) {
  const t = useTexts();
  const root = useRoot();
  const { pathname, search } = useLocation();
  const inIframe = useIsMobileIframe(search);
  const menu = useMenu(`${pathname} ${root?.player?.id ?? ""}`);
  const path = withoutLanguage(pathname);
  const { swedishBar } = root?.safety ?? {};
  const playing = isPlaying(path);
  useEffect(() => notePage(pathname + search), [pathname, search]);
  const beside = useMenuBeside(root?.player !== undefined && !playing);
  if (!root || isBare(path)) return <main id="content">{children}</main>;
  return (
    <PageShell
      skipLabel={t("core.shell_skip")}
      full={playing}
      pinned={
        swedishBar && (
          <Suspense>
            <SwedishBar />
          </Suspense>
        )
      }
      banners={
        <>
          {root.isOnlySeen && root.player && <OnlySeenBar player={root.player} />}
          <PausedBar paused={root.paused} language={root.language} />
        </>
      }
      side={root && beside.shown && <MenuBeside root={root} path={path} />}
      header={
        <SiteHeader
          root={root}
          path={path}
          menuOpen={menu.open || beside.open}
          onMenu={() => beside.toggle() || menu.setOpen(true)}
        />
      }
      ways={playing || isWithoutFooter(path) ? undefined : <GameNavBar root={root} path={path} />}
      footer={
        playing || isWithoutFooter(path) ? undefined : <SiteFooter isSignedIn={root.player !== undefined} />
      }
      bottomBar={
        playing || inIframe ? undefined : (
          <SiteBar root={root} path={path} onMenu={() => menu.setOpen(true)} />
        )
      }
      over={
        <>
          <Over root={root} path={path} playing={playing} />
          <Later root={root} path={path} />
          {menu.wanted && (
            <Suspense>
              <SiteMenu root={root} path={path} open={menu.open} onOpenChange={menu.setOpen} />
            </Suspense>
          )}
        </>
      }
    >
      {children}
    </PageShell>
  );
}

/** Pages that a game or the cashier opens in a small window or frame; they have no header, footer or bar. */
function isBare(path: string): boolean {
  return path === paths.realityCheckPopup() || path === paths.paymentRedirect();
}

/** Search and the landing pages have no footer [2.32]. */
function isWithoutFooter(path: string): boolean {
  return path === paths.searchGames() || landingNames.some((name) => path === paths.landing(name));
}

function Over({ root, path, playing }: { root: RootData; path: string; playing: boolean }) {
  const t = useTexts();
  const token = useSessionToken();
  const { state, location } = useNavigation();
  const loading = state === "loading";
  useEffect(
    () => noteGoingTo(location && `${location.pathname}${location.search}${location.hash}`),
    [location],
  );
  useKeptForm(root.player?.id);
  return (
    <>
      <LoadingBar active={loading} label={t("core.shell_loading")} />
      {root.player && !root.isOnlySeen && token && <LivePlayer player={root.player} token={token} />}
      {root.player && !root.isOnlySeen && (
        <Suspense>
          <IdlePlayer
            player={root.player.channel}
            houseMs={root.idleTimeoutMs}
            inPlay={playing ? root.safety.idleInPlay : undefined}
          />
        </Suspense>
      )}
      <SessionEnded />
      <Dialogs root={root} path={path} />
      {/* Over a game it would cover the game's own buttons; the next page shows it. */}
      {!playing && <CookieNotice />}
      <FirstVisit />
      <MissingPartsBar player={root.player?.id} />
    </>
  );
}

function Later(shown: Shown) {
  if (!useMounted()) return null;
  return (
    <Suspense>
      <AfterLoad {...shown} />
    </Suspense>
  );
}

/** The menu's column exists from the first paint on, so that nothing shifts when it loads. */
function MenuBeside(shown: Shown) {
  if (!useMounted()) return <div />;
  return (
    <Suspense fallback={<div />}>
      <DesktopMenu {...shown} />
    </Suspense>
  );
}

/**
 * The side menu closes on every navigation, and on a logout at home, where the page stays the same [2.30]: `place` includes both. `wanted` turns
 * true at the first opening, when its code is fetched.
 */
function useMenu(place: string) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [last, setLast] = useState(place);
  if (last !== place) {
    setLast(place);
    setOpen(false);
  }
  useEffect(() => {
    if (open) setWanted(true);
  }, [open]);
  return { open, wanted: wanted || open, setOpen };
}
