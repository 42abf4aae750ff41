/** Where a hero scene is drawn. The left half stays free for words when wide, nothing when narrow. */
export type HeroField = { width: number; height: number; wide: boolean; centre: number; ground: number };
