import { Button } from "@bellwether/ui/actions/button.tsx";
import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Fullscreen, FullscreenEnd, History, More, Search } from "@bellwether/ui/icons.ts";
import { type ReactNode, useId } from "react";
import { useMatches } from "react-router";
import { useTexts } from "../locale/texts.tsx";
import { toggleGamesBar, useGamesBar } from "./games-bar-state.ts";
import styles from "./play-tools.module.css";
import { useFullScreen } from "./use-full-screen.ts";

/**
 * Tools beside a running game: what play has won and lost [7.27], another game [2.33], full screen. On a phone they are
 * behind one button.
 */
export default function PlayTools({ withGamesBar }: { withGamesBar: boolean }) {
  const t = useTexts();
  const id = useId();
  const winlossUrl = useWinlossUrl();
  const gamesBarOpen = useGamesBar(({ peek }) => peek);
  const { isPossible, isFull, toggle } = useFullScreen();
  if (!winlossUrl && !withGamesBar && !isPossible) return null;
  return (
    <>
      <span className={styles.more}>
        <IconButton label={t("core.play_tools")} icon={<More />} popoverTarget={id} />
      </span>
      <div id={id} popover="auto" className={styles.tools}>
        {winlossUrl && (
          // Opens a new window, because the round on the screen goes on.
          <LinkButton
            href={winlossUrl}
            target="_blank"
            variant="quiet"
            aria-label={t("core.play_winloss")}
            title={t("core.play_winloss")}
            icon={<History />}
          >
            <Word>{t("core.play_winloss")}</Word>
          </LinkButton>
        )}
        {isPossible && (
          <Button
            variant="quiet"
            aria-label={t(isFull ? "core.play_full_screen_end" : "core.play_full_screen")}
            title={t(isFull ? "core.play_full_screen_end" : "core.play_full_screen")}
            icon={isFull ? <FullscreenEnd /> : <Fullscreen />}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={toggle}
          >
            <Word>{t(isFull ? "core.play_full_screen_end" : "core.play_full_screen")}</Word>
          </Button>
        )}
        {withGamesBar && (
          <Button
            variant="quiet"
            aria-label={t("core.shell_games_bar")}
            title={t("core.shell_games_bar")}
            icon={<Search />}
            aria-expanded={gamesBarOpen}
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={() => toggleGamesBar(false)}
          >
            <Word>{t("core.shell_games_bar")}</Word>
          </Button>
        )}
      </div>
    </>
  );
}

/** A label that is hidden where all buttons have room as icons. */
const Word = ({ children }: { children: ReactNode }) => <span className={styles.word}>{children}</span>;

/** The win/loss address from the page's launch; free play has none. */
function useWinlossUrl(): string | undefined {
  const loaded = useMatches().at(-1)?.loaderData as { winlossUrl?: string } | undefined;
  return loaded?.winlossUrl;
}
