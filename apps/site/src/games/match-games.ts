/** As much of a game as the search reads. */
export type SearchableGame = { title: string; keywords: readonly string[]; popular: number };

/**
 * Games whose title, or a keyword, has every word of the text, the best known first; those whose title begins with it lead. Case and
 * accents do not matter.
 */
export function matchGames<Game extends SearchableGame>(games: readonly Game[], text: string): Game[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join(" ");
  return games
    .filter((game) => {
      const hay = plain([game.title, ...game.keywords].join(" "));
      return words.every((word) => hay.includes(word));
    })
    .map((game) => ({ game, leads: plain(game.title).startsWith(whole) ? 1 : 0 }))
    .sort((a, b) => b.leads - a.leads || b.game.popular - a.game.popular)
    .map(({ game }) => game);
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
