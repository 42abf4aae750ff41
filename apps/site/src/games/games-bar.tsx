import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { ArrowEnd, Close, Search } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useEffect, useState } from "react";
import { useGate } from "../gate/use-gate.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { barMatches, barShelves, barStatus } from "./bar-shelves.ts";
import styles from "./games-bar.module.css";
import { closeGamesBar } from "./games-bar-state.ts";
import type { Catalogue } from "./load-catalogue.ts";
import { loadShelves, type ShelfIds } from "./load-shelves.ts";
import { MAX_SEARCHED } from "./plain-words.ts";
import { noteSearch } from "./recent-searches.ts";
import { foundTopics, SearchResults } from "./search-results.tsx";
import { useActiveResult } from "./use-active-result.ts";
import { useCatalogue } from "./use-catalogue.ts";

const resultsId = "games-bar-results";

/** Opens another game without leaving the page: a search, hot games and recently played ones [2.33]. With `kept` it sits next to the page. */
export default function GamesBar({ kept }: { kept: boolean }) {
  const t = useTexts();
  const searchAllowed = useRoot()?.searchAllowed ?? false;
  const [text, setText] = useState("");
  const { catalogue, failed } = useCatalogue(true);
  const found = catalogue ? barMatches(catalogue, text) : [];
  const topics = foundTopics(catalogue?.topics(text) ?? []);
  const keyboard = useActiveResult(resultsId, topics.length + found.length, text);
  const wanted = text.trim() !== "";
  const status = barStatus(catalogue, failed, found);
  return (
    <Card
      element="aside"
      aria-label={t("core.bar_title")}
      className={kept ? styles.kept : styles.bar}
      padding="small"
      onKeyDown={(event) => {
        if (event.key === "Escape" && keyboard.active < 0) closeGamesBar();
      }}
    >
      <div className={styles.scroll}>
        <search className={styles.head}>
          <TextField
            type="search"
            name="games_bar"
            label={t("core.bar_search")}
            prefix={<Search aria-hidden="true" />}
            value={text}
            maxLength={MAX_SEARCHED}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={keyboard.onKeyDown}
            aria-controls={found.length > 0 && text.trim() !== "" ? resultsId : undefined}
            aria-activedescendant={keyboard.activeId}
            autoComplete="off"
            enterKeyHint="go"
          />
          <IconButton label={t("core.shell_close")} icon={<Close />} onClick={closeGamesBar} />
        </search>
        {wanted ? (
          <>
            <p className={styles.status} role="status">
              {status && t(status)}
            </p>
            <SearchResults
              id={resultsId}
              topics={topics}
              games={found}
              label={t("core.bar_results")}
              text={text}
              active={keyboard.active}
              onOpen={() => noteSearch(text)}
            />
          </>
        ) : (
          <Shelves catalogue={catalogue} failed={failed} />
        )}
        {searchAllowed && (
          <Link href={paths.searchGames({ q: text.trim() })} className={layout.way}>
            {t("core.bar_all")}
          </Link>
        )}
      </div>
    </Card>
  );
}

function Shelves({ catalogue, failed }: { catalogue: Catalogue | undefined; failed: boolean }) {
  const t = useTexts();
  const ids = useShelves();
  if (!catalogue || !ids)
    return (
      <p className={styles.status} role="status">
        {t(failed ? "core.bar_failed" : "core.bar_loading")}
      </p>
    );
  const { hot, recent } = barShelves(catalogue, ids);
  return (
    <>
      <h2 className={styles.title}>
        <Link href={paths.hotGamesOnHome()} className={styles.more}>
          {t("core.bar_hot")}
          <ArrowEnd aria-hidden="true" />
        </Link>
      </h2>
      <SearchResults id="games-bar-hot" games={hot} label={t("core.bar_hot")} text="" />
      {recent.length > 0 && (
        <>
          <h2 className={styles.title}>{t("core.bar_recent")}</h2>
          <SearchResults id="games-bar-recent" games={recent} label={t("core.bar_recent")} text="" />
        </>
      )}
    </>
  );
}

/** Ids of the hot games and of the player's recent ones; either may fail without the other. */
function useShelves() {
  const gate = useGate();
  const root = useRoot();
  const country = root?.player?.country ?? root?.country;
  const [ids, setIds] = useState<ShelfIds>();
  useEffect(
    () =>
      loadShelves(
        country,
        { hotGames: (market) => gate("hotGames", market), recentlyPlayed: () => gate("recentlyPlayed", {}) },
        setIds,
      ),
    // Another player's session makes another client, so the lists load again.
    [country, gate],
  );
  return ids;
}
