/** Switches of features. There is no such file in a release: the environment's are what it stands above. */
export const TOGGLES_FILE = "content/toggles.json";

/** The files whose published documents a running product takes over; `*` is one name. */
const PUBLISHABLE = [
  "content/campaigns.json",
  "content/catalogue/*.json",
  "content/landings/*.json",
  "content/promotions/*.json",
  TOGGLES_FILE,
  "brands/*/blocks.json",
  "brands/*/staff-picks.json",
  "languages/*/descriptions.json",
  "languages/*/landings.json",
  "languages/*/letters.json",
  "languages/*/promotions.json",
];

const patterns = PUBLISHABLE.map(
  (path) => new RegExp(`^${path.replaceAll(".", "\\.").replaceAll("*", "[a-z0-9-]+")}$`),
);

/**
 * Refuses documents for files that only a release can change: games, tables and jackpots, which run by what they were started with, and what
 * the pages and pictures are built from.
 * @throws an error naming the file and those that can be published.
 */
export function refuseReleasedPaths(paths: Iterable<string>): void {
  for (const path of paths)
    if (!patterns.some((pattern) => pattern.test(path)))
      throw new Error(
        `${path}: this file changes with a release; published can be: ${PUBLISHABLE.join(", ")}`,
      );
}
