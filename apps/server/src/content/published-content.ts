import { titlesOfPots } from "@bellwether/contract/content/jackpot.ts";
import type { BuildContent, OfferedContent } from "@bellwether/gate";
import { createToggles, type ToggleEnvironment, type ToggleOverrides, toggleNames } from "@bellwether/market";
import { parseOverrides } from "../settings/toggle-overrides.ts";
import { type Content, readContent } from "./content.ts";
import { type ContentFiles, withDocuments } from "./content-files.ts";
import { refuseReleasedPaths, TOGGLES_FILE } from "./publishable-paths.ts";
import { refuseBrokenPromises } from "./refuse-broken-promises.ts";

/** All content of a version, the part of it that the gate reads, and the toggles, where an operator has published some. */
export type PublishedContent = {
  all: Content;
  offered: OfferedContent;
  toggleOverrides: ToggleOverrides | undefined;
};

export type ContentRules = {
  build: BuildContent<PublishedContent>;
  compare: (before: PublishedContent, after: PublishedContent) => void;
};

type Options = {
  files: ContentFiles;
  /** The environment's toggles. A published one of the same name counts instead. */
  toggles: { overrides?: ToggleOverrides | undefined; environment: ToggleEnvironment };
  /** A change of the sandbox to the tables that it plays. */
  shapeTables?: (tables: Content["tables"]) => Content["tables"];
  warn: (message: string) => void;
  now: () => Date;
};

/** How a version of the content is built from the release's files and the published documents, and what a later version may not break. */
export function contentRules({
  files,
  toggles,
  shapeTables = (tables) => tables,
  warn,
  now,
}: Options): ContentRules {
  const build: ContentRules["build"] = ({ version, documents }) => {
    refuseReleasedPaths(documents.keys());
    const merged = withDocuments(files, documents);
    const read = readContent(merged);
    const all = { ...read, tables: shapeTables(read.tables) };
    const { environment } = toggles;
    const toggleOverrides = publishedToggles(toggles.overrides, merged);
    const overrides = toggleOverrides ?? toggles.overrides;
    const offered = {
      ...offeredOf(all),
      contentVersion: version,
      toggles: createToggles({ overrides, environment, warn }),
    };
    return { all, offered, toggleOverrides };
  };
  return { build, compare: (before, after) => refuseBrokenPromises(before.all, after.all, now()) };
}

function offeredOf(content: Content) {
  return {
    titles: content.titles,
    campaigns: content.campaigns,
    promotions: content.promotions,
    potTitles: titlesOfPots(content.jackpots),
    messageTexts: content.messageTexts,
    content,
    drawCalendars: new Map(
      content.tables.flatMap(({ gameCode, calendar }) => (calendar ? [[gameCode, calendar]] : [])),
    ),
  };
}

/**
 * The environment's toggles with the published ones above them; undefined where none are published.
 * @throws an error naming the file and the toggle that does not fit.
 */
function publishedToggles(
  fromEnvironment: ToggleOverrides = {},
  files: ContentFiles,
): ToggleOverrides | undefined {
  if (!files.has(TOGGLES_FILE)) return undefined;
  try {
    const published = parseOverrides(files.read(TOGGLES_FILE));
    refuseUnknownToggles(published);
    return {
      ...fromEnvironment,
      ...published,
      toggles: { ...fromEnvironment.toggles, ...published.toggles },
    };
  } catch (error) {
    throw new Error(`${TOGGLES_FILE}: ${(error as Error).message}`);
  }
}

/** The environment may name a toggle of an earlier release; somebody who publishes one means one that exists. */
function refuseUnknownToggles({ toggles = {} }: ToggleOverrides): void {
  const unknown = Object.keys(toggles).find((name) => !(toggleNames as readonly string[]).includes(name));
  if (unknown !== undefined) throw new Error(`no toggle is called ${unknown}`);
}
