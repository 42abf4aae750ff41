/** The brand's words of the lobby's first screen. */
export type HeroWords = { eyebrow: string; headline: string; text: string; action: string };
