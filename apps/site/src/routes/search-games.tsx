import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Search } from "@bellwether/ui/icons.ts";
import { useDeferredValue, useState } from "react";
import { Form } from "react-router";
import { toCard } from "../games/game-card.ts";
import { GameGrid } from "../games/game-grid.tsx";
import { loadGameLists } from "../games/game-lists.ts";
import { matchGames } from "../games/match-games.ts";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { notFound, siteOf } from "../request/site.ts";
import { Empty } from "../shell/empty.tsx";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/search-games.ts";
import styles from "./search-games.module.css";

const hotShown = 12;

/** The whole list travels with the page, so that each key stroke is answered at once; without script the form asks the server. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  if (site.lotteryVersion) throw notFound();
  const lists = await loadGameLists(site);
  return {
    page: pageOf(site, { title: "core.search_title", texts: ["core.search_", "core.game_"] }),
    text: (args.url.searchParams.get("q") ?? "").slice(0, 60),
    games: lists.games.map((game) => ({ ...toCard(game), keywords: game.keywords, popular: game.popular })),
    hot: lists.hot.slice(0, hotShown).map(toCard),
  };
}

export default function SearchGames({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(loaderData.text);
  const text = useDeferredValue(typed);
  const found = matchGames(loaderData.games, text);
  const searching = text.trim() !== "";
  return (
    <>
      <PageHead title={t("core.search_title")} />
      <Form role="search" className={styles.search}>
        <TextField
          type="search"
          name="q"
          label={t("core.search_label")}
          placeholder={t("core.search_placeholder")}
          prefix={<Search aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <noscript>
          <IconButton type="submit" label={t("core.search_submit")} icon={<Search />} />
        </noscript>
      </Form>
      <p className={styles.count} role="status">
        {searching ? t("core.search_count", { count: found.length }) : t("core.search_hot")}
      </p>
      {searching && found.length === 0 ? (
        <Empty
          pose="shrugging"
          title={t("core.search_none_title", { text: text.trim() })}
          text={t("core.search_none_text")}
        />
      ) : (
        <GameGrid games={searching ? found : loaderData.hot} label={t("core.search_results")} />
      )}
    </>
  );
}
