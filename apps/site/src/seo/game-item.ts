import type { ListedGame } from "@bellwether/contract/calls/catalogue.ts";
import { gamePath, toGameCard } from "../games/game-card.ts";
import { providerName } from "../games/providers.ts";
import type { StructuredItem } from "../page-data/page.ts";
import type { Site } from "../request/site.ts";
import { addressOf } from "../request/structured-items.ts";

/** A game's structured data, with the players' rating if there are votes. */
export function gameItem(site: Site, game: ListedGame, description: string): StructuredItem {
  const { rating, votes } = game.rating;
  return {
    "@type": "SoftwareApplication",
    applicationCategory: "GameApplication",
    operatingSystem: "Any",
    name: game.title,
    description,
    url: addressOf(site, gamePath(toGameCard(game))),
    image: site.origin + game.images["824x460"],
    datePublished: game.released_on,
    author: { "@type": "Organization", name: providerName(game.provider) },
    ...(votes > 0 && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating,
        ratingCount: votes,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
