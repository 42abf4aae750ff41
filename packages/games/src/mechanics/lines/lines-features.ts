import type { Range } from "../../search/wanted.ts";
import type { LinesFeature } from "./feature.ts";
import { GIANT_PLANS } from "./giant-lines.ts";

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
  "mystery-symbols": [
    "magpie-and-daughters",
    "curtain-call-clock",
    "opening-night",
    "professor-plumes-parrot",
    "cuckoos-overtime",
    "lady-lobster",
    "ice-queens-thaw",
    "rooftop-cat-alarm",
  ],
  "linked-reels": [
    "grand-piano-getaway",
    "vinyl-frontier",
    "mixtape-martians",
    "troubadour-toads",
    "skeleton-staff",
    "dodos-second-chance",
    "barber-shop-bears",
    "dragons-denims",
  ],
  "upgrading-symbols": ["the-emperors-old-clothes", "parsnip-privateers"],
  "giant-symbols": Object.keys(GIANT_PLANS),
  "bonus-wheel": ["lighthouse-lottie", "hourglass-hamster", "weathercock", "hot-pot-hourly"],
  "bonus-trail": ["snooze-cruise", "dragons-dry-cleaning", "crocodile-alley-oop", "beaver-bureau"],
  "sticky-wilds": ["countess-cardigan", "squid-pro-quo", "hop-skip-and-scotch", "skunk-parfumier"],
  "walking-wilds": ["moonlit-wolves", "moose-in-toulouse", "finns-fox-trot", "tortoise-and-share"],
};

const WORDS: Readonly<Record<FeatureKind, string>> = {
  book: "book",
  "expanding-wilds": "expanding",
  "multiplier-wilds": "multiplied",
  "mystery-symbols": "mystery",
  "linked-reels": "linked",
  "upgrading-symbols": "upgrading",
  "giant-symbols": "giant",
  "bonus-wheel": "wheel",
  "bonus-trail": "trail",
  "sticky-wilds": "sticky",
  "walking-wilds": "walking",
};

/**
 * The figures of models with mystery symbols, linked reels, a wheel or a trail, and of those whose symbols upgrade: their titles were bold
 * before, and stay so. Models with other features have the range of all lines slots.
 */
const BONUS_RANGE: Range = { hitRate: [0.24, 0.42], deviation: [4, 14] };
const RANGES: Partial<Record<Exclude<FeatureKind, "giant-symbols">, Range>> = {
  "mystery-symbols": BONUS_RANGE,
  "linked-reels": BONUS_RANGE,
  "upgrading-symbols": { hitRate: [0.23, 0.32], deviation: [15.2, 20] },
  "bonus-wheel": BONUS_RANGE,
  "bonus-trail": BONUS_RANGE,
};
export const isSpread = (kind: FeatureKind): boolean =>
  kind === "giant-symbols" || RANGES[kind] !== undefined;

/** The feature of a title's model, and that model's id. */
export function featureFor(code: string): { kind: FeatureKind; id: string; range?: Range } | undefined {
  for (const [kind, codes] of Object.entries(TITLES_WITH_FEATURE) as [FeatureKind, readonly string[]][])
    if (codes.includes(code)) {
      const range = kind === "giant-symbols" ? GIANT_PLANS[code]?.range : RANGES[kind];
      return { kind, id: `${code}-${WORDS[kind]}`, ...(range && { range }) };
    }
  return undefined;
}
