import { Button } from "@bellwether/ui/actions/button.tsx";
import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Search } from "@bellwether/ui/icons.ts";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { Empty } from "../brand/empty.tsx";
import { toGameCard } from "../games/game-card.ts";
import { CatalogueGrid } from "../games/game-grid.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { catalogueOf } from "../games/load-catalogue.ts";
import { MAX_SEARCHED } from "../games/plain-words.ts";
import { noteSearch, readRecentSearches } from "../games/recent-searches.ts";
import { type FoundGame, type FoundTopic, foundTopics, SearchResults } from "../games/search-results.tsx";
import { loadSearchWords } from "../games/search-words.ts";
import { useActiveResult } from "../games/use-active-result.ts";
import { useCatalogue } from "../games/use-catalogue.ts";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/search-games.ts";
import styles from "./search-games.module.css";

const hotShown = 12;
/** Results that fill a phone's screen, rendered in the keystroke's frame; the rest renders with low priority. */
const shownFirst = 8;
const shownAtOnce = 48;
const resultsId = "search-results";

/**
 * The server renders hot games and the results for the query, so the page works without script. With script the catalogue's own file is
 * loaded, and the browser searches it at each keystroke.
 */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  if (site.lotteryVersion) throw notFound();
  const lists = await loadGameLists(site);
  const text = (args.url.searchParams.get("q") ?? "").slice(0, MAX_SEARCHED);
  const catalogue = text === "" ? undefined : catalogueOf(lists.games, await loadSearchWords(site.language));
  const found = catalogue?.search(text) ?? [];
  return {
    page: pageOf(site, {
      title: "core.search_title",
      description: "core.about_search",
      texts: ["core.search_", "core.game_", "core.bar_topic_"],
      // Search results must not be cached for other readers.
      unlisted: text !== "",
    }),
    text,
    topics: foundTopics(catalogue?.topics(text) ?? []),
    found: found.slice(0, shownAtOnce).map(({ keywords: _, popular: __, ...game }): FoundGame => game),
    total: found.length,
    hot: lists.hot.slice(0, hotShown).map(toGameCard),
  };
}

/** Updates the address with the typed text without running the loader again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function SearchGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(loaderData.text);
  const text = typed.trim();
  const settled = useDeferredValue(text) === text;
  const { catalogue, failed, retry } = useCatalogue(true);
  const [limit, setLimit] = useState(shownAtOnce);
  const recent = useRecentSearches();
  const field = useRef<HTMLInputElement>(null);
  useAddress(text);
  useEffect(() => {
    // Focus the search field, except on a touch screen, where the keyboard would cover the hot games.
    if (window.matchMedia("(hover: hover)").matches) field.current?.focus({ preventScroll: true });
  }, []);

  const asked = text === loaderData.text;
  const all: readonly FoundGame[] | undefined =
    catalogue?.search(text) ?? (asked ? loaderData.found : undefined);
  const topics: readonly FoundTopic[] = catalogue
    ? foundTopics(catalogue.topics(text))
    : asked
      ? loaderData.topics
      : [];
  const total = catalogue ? (all?.length ?? 0) : loaderData.total;
  const found = all?.slice(0, settled ? limit : shownFirst) ?? [];
  const keyboard = useActiveResult(resultsId, text === "" ? 0 : topics.length + found.length, text);
  const search = (next: string) => {
    setTyped(next);
    setLimit(shownAtOnce);
  };

  return (
    <>
      <PageHead title={t("core.search_title")} />
      <Form role="search" className={styles.search}>
        <TextField
          ref={field}
          type="search"
          name="q"
          label={t("core.search_label")}
          placeholder={t("core.search_placeholder")}
          hint={<span className={styles.keys}>{t("core.search_keys")}</span>}
          prefix={<Search aria-hidden="true" />}
          value={typed}
          maxLength={MAX_SEARCHED}
          onChange={(event) => search(event.currentTarget.value)}
          onKeyDown={keyboard.onKeyDown}
          aria-controls={text !== "" && found.length > 0 ? resultsId : undefined}
          aria-activedescendant={keyboard.activeId}
          autoComplete="off"
          enterKeyHint="search"
        />
        <noscript>
          <IconButton type="submit" label={t("core.search_submit")} icon={<Search />} />
        </noscript>
      </Form>
      {text === "" && recent.length > 0 && (
        <ul className={styles.recent} aria-label={t("core.search_recent")}>
          {recent.map((each) => (
            <li key={each}>
              <Button variant="secondary" size="small" onClick={() => search(each)}>
                {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.count} role="status">
        {text === ""
          ? t("core.search_hot")
          : all
            ? t("core.search_count", { count: total })
            : failed
              ? t("core.search_failed")
              : t("core.search_loading")}
      </p>
      {text === "" ? (
        <CatalogueGrid games={loaderData.hot} label={t("core.search_hot")} />
      ) : all === undefined ? (
        failed && <Button onClick={retry}>{t("core.search_again")}</Button>
      ) : found.length === 0 ? (
        <>
          <Empty
            pose="shrugging"
            title={t("core.search_none_title", { text })}
            text={t("core.search_none_text")}
          />
          <h2 className={styles.count}>{t("core.search_hot")}</h2>
          <CatalogueGrid games={loaderData.hot} label={t("core.search_hot")} />
        </>
      ) : (
        <>
          <SearchResults
            id={resultsId}
            topics={topics}
            games={found}
            label={t("core.search_results")}
            text={text}
            active={keyboard.active}
            onOpen={() => {
              noteSearch(text);
              writeAddress(text);
            }}
          />
          {settled && total > limit && catalogue && (
            <Button variant="secondary" block onClick={() => setLimit(limit + shownAtOnce)}>
              {t("core.search_more", { count: total - limit })}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function useRecentSearches(): readonly string[] {
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecentSearches()), []);
  return recent;
}

/** Keeps the text in the address, so that a reload and the back button restore it; updated half a second after the last key. */
function useAddress(text: string): void {
  useEffect(() => {
    const timer = setTimeout(() => writeAddress(text), 500);
    return () => clearTimeout(timer);
  }, [text]);
}

function writeAddress(text: string): void {
  const address = new URL(window.location.href);
  if (text === "") address.searchParams.delete("q");
  else address.searchParams.set("q", text);
  if (address.href !== window.location.href) window.history.replaceState(window.history.state, "", address);
}
