import type { LinesFeature } from "./feature.ts";

export type FeatureKind = LinesFeature["kind"];

/**
 * The titles whose models have a feature that suits the title's name. These models are named `{title}-{word}`. The earlier models without a
 * feature remain, because rounds were played on them.
 */
export const TITLES_WITH_FEATURE: Readonly<Record<FeatureKind, readonly string[]>> = {
  book: [
    "pharaohs-day-off",
    "nine-lives-of-luxor",
    "librarians-of-the-deep",
    "ghost-writer-wanted",
    "rune-raccoons",
    "hex-and-the-city",
    "the-minotaurs-map",
  ],
  "expanding-wilds": [
    "balloon-bandits",
    "kabuki-kangaroo",
    "mount-mozzarella",
    "five-alarm-phoenix",
    "a-llama-named-drama",
    "the-haunted-lift",
  ],
  "multiplier-wilds": [
    "hedgehog-hedge-fund",
    "checkmate-chateau",
    "gorgons-day-at-the-races",
    "bowling-for-dragons",
    "the-norns-knitwear",
    "hydras-hairdresser",
  ],
  "sticky-wilds": ["countess-cardigan", "squid-pro-quo", "hop-skip-and-scotch", "skunk-parfumier"],
  "walking-wilds": ["moonlit-wolves", "moose-in-toulouse", "finns-fox-trot", "tortoise-and-share"],
};

const WORDS: Readonly<Record<FeatureKind, string>> = {
  book: "book",
  "expanding-wilds": "expanding",
  "multiplier-wilds": "multiplied",
  "sticky-wilds": "sticky",
  "walking-wilds": "walking",
};

/** The feature of a title's model, and that model's id. */
export function featureFor(code: string): { kind: FeatureKind; id: string } | undefined {
  for (const [kind, codes] of Object.entries(TITLES_WITH_FEATURE) as [FeatureKind, readonly string[]][])
    if (codes.includes(code)) return { kind, id: `${code}-${WORDS[kind]}` };
  return undefined;
}
