import type { PartMarks } from "../hydration/shared-part.tsx";
import { notPersonal, type RootData } from "../page-data/root-data.ts";
import type { Site } from "./site.ts";

/** How long HTML is kept: it may show the time. */
const KEPT_MS = 10_000;
const MAX_KEPT = 400;
/** Longer addresses differ by what a reader has made up. */
const MAX_SEARCH = 40;

/** What HTML may not contain to be kept: a part that is still loading or has failed, a script. */
const UNFINISHED = ["<!--$?", "<!--$!", "<template", "<script"];

/** Pages that differ in what their parts can read are numbered, because their descriptions are long. */
const MAX_PAGES = 1_000;

type Kept = { html: Buffer; until: number };

/** The kept HTML by page and part, and the numbers of the pages. */
export class PartStore {
  readonly kept = new Map<string, Kept>();
  readonly #pages = new Map<string, number>();
  #lastPage = 0;

  numberOf(page: string): number {
    const known = this.#pages.get(page);
    if (known !== undefined) return known;
    // A page that is numbered again gets a new number; the HTML of the old one is not found any more.
    if (this.#pages.size >= MAX_PAGES) this.#pages.clear();
    this.#lastPage += 1;
    this.#pages.set(page, this.#lastPage);
    return this.#lastPage;
  }

  keep(key: string, html: Buffer, nowMs: number): void {
    if (UNFINISHED.some((text) => html.includes(text))) return;
    this.kept.delete(key);
    this.kept.set(key, { html, until: nowMs + KEPT_MS });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}

const stores = new WeakMap<object, PartStore>();

/** The shared parts of one page that is being rendered. */
export type PageParts = {
  /** The marks that the page writes in place of a part, or around it. */
  find(key: string): PartMarks;
  /** The number of bytes at the end of `html` that may be an unfinished mark. */
  unfinished(html: Buffer): number;
  /** Puts kept HTML in place of its marks, and keeps what is between others. Called with all of the page, in order. */
  fill(html: Buffer): Buffer;
};

/**
 * Keeps the HTML of shared parts (`hydration/shared-part.tsx`) for players' pages: most of a lobby is alike for all players of a market. A part is
 * kept by its properties, and by everything else that it can read: the address, the version of the content, and the root's data without the
 * player's.
 * @returns undefined for a page whose parts are not kept
 */
export function sharedPartsOf(site: Site, root: RootData | undefined): PageParts | undefined {
  const { nonce, url, options } = site;
  if (nonce === undefined || !root || url.search.length > MAX_SEARCH) return undefined;
  const { pathname, search } = url;
  const readable = { ...notPersonal(root), region: site.region, version: site.contentVersion };
  const page = `${pathname}${search} ${root.player !== undefined} ${JSON.stringify(readable)}`;
  const store = stores.get(options) ?? new PartStore();
  stores.set(options, store);
  return createParts(store, page, nonce, site.now.getTime());
}

/**
 * @param page all that parts can read beside their properties
 * @param secret a text that nobody can guess, so that no text of a page is taken for a mark
 */
export function createParts(store: PartStore, page: string, secret: string, nowMs: number): PageParts {
  const number = store.numberOf(page);
  const prefix = `[[${secret}:`;
  const found: { key: string; kept: Buffer | undefined }[] = [];
  let open: { key: string; pieces: Buffer[] } | undefined;

  return {
    find(part) {
      const key = `${number} ${part}`;
      const kept = store.kept.get(key);
      const place = found.length;
      if (kept && kept.until > nowMs) {
        found.push({ key, kept: kept.html });
        return { kept: `${prefix}kept ${place}]]` };
      }
      found.push({ key, kept: undefined });
      return { begin: `${prefix}begin ${place}]]`, end: `${prefix}end ${place}]]` };
    },
    unfinished(html) {
      const last = html.lastIndexOf(prefix);
      if (last >= 0 && html.indexOf("]]", last) < 0) return html.length - last;
      for (let length = Math.min(prefix.length - 1, html.length); length > 0; length -= 1)
        if (html.subarray(html.length - length).equals(Buffer.from(prefix.slice(0, length)))) return length;
      return 0;
    },
    fill(html) {
      const filled: Buffer[] = [];
      const write = (piece: Buffer) => {
        filled.push(piece);
        open?.pieces.push(piece);
      };
      let from = 0;
      for (let at = html.indexOf(prefix); at >= 0; at = html.indexOf(prefix, from)) {
        write(html.subarray(from, at));
        const end = html.indexOf("]]", at);
        const [mark, place] = html.toString("latin1", at + prefix.length, end).split(" ");
        const part = found[Number(place)];
        if (mark === "begin" && part) open = { key: part.key, pieces: [] };
        else if (mark === "end" && open) {
          store.keep(open.key, Buffer.concat(open.pieces), nowMs);
          open = undefined;
        } else if (part?.kept) write(part.kept);
        from = end + 2;
      }
      if (from === 0 && !open) return html;
      write(html.subarray(from));
      return Buffer.concat(filled);
    },
  };
}
