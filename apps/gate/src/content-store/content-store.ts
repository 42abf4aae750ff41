import { paced, type QuietPort } from "@bellwether/contract/paced.ts";
import type { Database } from "@bellwether/db";
import type { LogPort, MetricsPort } from "../ports.ts";
import { type Published, readPublishedVersion, readVersion } from "./documents.ts";

/** The content as it is at one version; nothing in it is ever changed. */
export type ContentSnapshot<Content> = { readonly version: number; readonly content: Content };

export type ContentStore<Content> = {
  /** What is in force now. Read it again for each call, job or page: the next one may find a later version. */
  current(): ContentSnapshot<Content>;
  /** Calls `listener` with each later version, once it is in force on this node. */
  onChange(listener: (snapshot: ContentSnapshot<Content>) => void): void;
  /** Takes over what was published meanwhile, without waiting for the next look. */
  refresh(): Promise<void>;
  stop(): void;
};

/**
 * Builds the whole content of a version from the release's files with its documents in their place, and checks it.
 * @throws an error naming the file and the field that do not fit.
 */
export type BuildContent<Content> = (published: Published) => Content;

type Deps<Content> = QuietPort & LogPort & MetricsPort & { database: Database; build: BuildContent<Content> };

/** A version is in force on every node within a second of its publication. */
const LOOK_EVERY_MS = 400;

/**
 * Opens the content of a node: the release's files, with the documents that operators have published above them. Looks for a later version
 * until it is stopped. While the database does not answer, or if a version does not fit this release's files, the last one stays in force.
 * @throws at the start, if the published documents do not fit this release: no node should offer what an operator has taken away.
 */
export async function openContentStore<Content>(deps: Deps<Content>): Promise<ContentStore<Content>> {
  const { database, build, log, metrics } = deps;
  const listeners: ((snapshot: ContentSnapshot<Content>) => void)[] = [];
  const first = await readPublishedVersion(database);
  let current = firstSnapshot(first, build);
  const standing = [...first.documents.keys()];
  if (standing.length > 0)
    log.info({ version: first.version, standing }, "published documents stand above the release's files");
  let refused = 0;
  let isSilent = false;
  metrics.set("content_version", {}, current.version);

  const take = async () => {
    const published = await readPublishedVersion(database);
    const { version } = published;
    if (version <= current.version || version === refused) return;
    try {
      current = { version, content: build(published) };
    } catch (error) {
      refused = version;
      log.error({ err: error, version }, "a published version of the content does not fit this release");
      return;
    }
    metrics.set("content_version", {}, version);
    log.info({ version }, "a published version of the content is in force");
    for (const listener of listeners) listener(current);
  };

  let reading: Promise<void> | undefined;
  const refresh = () => {
    reading ??= take().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  const look = async () => {
    try {
      if ((await readVersion(database)) > current.version) await refresh();
      isSilent = false;
    } catch (error) {
      // One line per outage, because it looks often.
      if (!isSilent) log.warn({ err: error }, "the content's version could not be read");
      isSilent = true;
    }
  };
  const lookInPace = paced(look, deps);
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const lookLater = () => {
    timer = setTimeout(async () => {
      await lookInPace();
      if (!isStopped) lookLater();
    }, LOOK_EVERY_MS);
    timer.unref();
  };
  lookLater();

  return {
    current: () => current,
    onChange: (listener) => void listeners.push(listener),
    refresh,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

function firstSnapshot<Content>(
  published: Published,
  build: BuildContent<Content>,
): ContentSnapshot<Content> {
  const { version } = published;
  try {
    return { version, content: build(published) };
  } catch (error) {
    if (version === 0) throw error;
    throw new Error(
      `${(error as Error).message}\nThe content of the release and the published documents of version ${version} do not fit together. ` +
        `Publish a document that fits, or take it back: npm run content:publish -- --back <file>.`,
      { cause: error },
    );
  }
}
