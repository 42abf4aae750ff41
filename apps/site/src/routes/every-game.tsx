import { languages } from "@bellwether/market/languages.ts";
import { type GameCard, gamePath, toGameCard } from "../games/game-card.ts";
import { loadGameLists } from "../games/game-lists.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/every-game.ts";
import styles from "./every-game.module.css";

/** Every title by its first letter: a plain list, where the all games page shows pictures [2.01]. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const { games } = await loadGameLists(site);
  return {
    page: pageOf(site, {
      title: "core.every_game_title",
      description: "core.every_game_text",
      params: { games: games.length },
      texts: ["core.every_game_"],
    }),
    count: games.length,
    letters: byLetter(
      games.map((game) => {
        const { id, title, code, lottery } = toGameCard(game);
        return { id, title, code, ...(lottery ? { lottery } : {}) };
      }),
      languages[site.language].locale,
    ),
  };
}

type Listed = Pick<GameCard, "id" | "title" | "code" | "lottery">;

/** Titles sorted by the language's rules under their first letters; titles that start with no letter are under #. */
function byLetter(games: readonly Listed[], locale: string): { letter: string; games: Listed[] }[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const letters = new Map<string, Listed[]>();
  for (const game of [...games].sort((a, b) => collator.compare(a.title, b.title))) {
    const first = (Array.from(game.title.normalize("NFD"))[0] ?? "").toLocaleUpperCase(locale);
    const letter = /\p{L}/u.test(first) ? first : "#";
    letters.set(letter, [...(letters.get(letter) ?? []), game]);
  }
  return [...letters].map(([letter, of]) => ({ letter, games: of }));
}

export default function EveryGame({ loaderData: { letters, count } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("core.every_game_title")} text={t("core.every_game_text", { games: count })} />
      <nav aria-label={t("core.every_game_letters")}>
        <ul className={styles.letters}>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#letter-${anchorOf(letter)}`} className={styles.letter}>
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, games }) => (
        <section key={letter} className={styles.section} aria-labelledby={`letter-${anchorOf(letter)}`}>
          <h2 id={`letter-${anchorOf(letter)}`} className={styles.title}>
            {letter}
          </h2>
          <ul className={styles.games}>
            {games.map((game) => (
              <li key={game.id}>
                <Link href={gamePath(game)} className={styles.game}>
                  {game.title}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function anchorOf(letter: string): string {
  return letter === "#" ? "other" : letter.toLowerCase();
}
