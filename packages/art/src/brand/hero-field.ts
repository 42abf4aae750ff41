/** Where a hero scene is drawn. In the wide format the left half stays free for text; in the narrow format no space is kept free. */
export type HeroField = { width: number; height: number; wide: boolean; centre: number; ground: number };
