import { text } from "node:stream/consumers";
import fc from "fast-check";
import { type ReactNode, Suspense, use, useId } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { SharedPartsContext, sharedPart } from "../hydration/shared-part.tsx";
import { type RootData, refusingPersonal } from "../page-data/root-data.ts";
import { pageStream } from "./page-stream.server.ts";
import { createParts, PartStore } from "./shared-parts.server.ts";

let rendered = 0;
const Rail = sharedPart("rail", ({ games }: { games: readonly string[] }) => {
  rendered += 1;
  const id = useId();
  return (
    <ul id={id}>
      {games.map((game) => (
        <li key={game}>{game}</li>
      ))}
    </ul>
  );
});

let later: Promise<string>;
const Late = () => <b>{use(later)}</b>;
const Slow = sharedPart("slow", () => (
  <Suspense fallback="…">
    <Late />
  </Suspense>
));

/** A page as a player sees it, with one part from the store or kept there. */
function page(store: PartStore | undefined, node: ReactNode, nowMs = 0, market = "IE en"): Promise<string> {
  const parts = store && createParts(store, market, `secret${Math.random()}`, nowMs);
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <SharedPartsContext value={parts?.find}>{node}</SharedPartsContext>,
      {
        onShellReady: () => resolve(text(pipe(pageStream(parts)))),
        onShellError: reject,
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
  });
}

const lobby = (name: string, games: readonly string[], hasOwn: boolean) => (
  <main>
    <h1>{name}</h1>
    {hasOwn && <Rail games={[name]} />}
    <Suspense>
      Hello <Rail games={games} /> {name}
    </Suspense>
  </main>
);

describe("a part of a page that readers share", () => {
  it("is rendered once for two players of a market, again after 10 seconds, and for another market", async () => {
    const store = new PartStore();
    const seen: number[] = [];
    for (const [nowMs, market] of [
      [0, "IE en"],
      [9_999, "IE en"],
      [10_000, "IE en"],
      [10_000, "FI en"],
    ] as const) {
      rendered = 0;
      await page(store, lobby("Ann", ["Bell", "Book"], false), nowMs, market);
      seen.push(rendered);
    }
    expect(seen).toEqual([1, 0, 1, 1]);
  });

  it("gives every player the page that they would have without it, whatever the names and games", async () => {
    const store = new PartStore();
    const name = fc.string({ unit: "grapheme", maxLength: 12 });
    const player = fc.tuple(name, fc.constantFrom(["Bell"], ["Bell", "Book"], ["<[["]), fc.boolean());
    await fc.assert(
      fc.asyncProperty(player, async ([own, games, hasOwn]) => {
        const node = lobby(own, games, hasOwn);
        const [shared, whole] = [await page(store, node), await page(undefined, node)];
        // React puts empty comments between texts; a browser skips them.
        expect(shared.replaceAll("<!-- -->", "")).toBe(whole.replaceAll("<!-- -->", ""));
      }),
    );
  });

  it("is not kept while a piece of it is still loading", async () => {
    const store = new PartStore();
    later = new Promise<string>((resolve) => setTimeout(() => resolve("late"), 500));
    const node = (
      <main>
        <Slow />
      </main>
    );
    const first = await page(store, node);
    expect([first.includes("<b>late</b>"), first.includes("…"), store.kept.size]).toEqual([true, true, 0]);
    await page(store, node);
    expect(store.kept.size).toBe(1);
  });

  it("is found wherever the bytes of the page are split", async () => {
    const store = new PartStore();
    for (const round of ["kept", "filled in"]) {
      const parts = createParts(store, "IE en", "secret", 0);
      const marks = parts.find("rail");
      const html = "kept" in marks ? marks.kept : `${marks.begin}<p>Bell</p>${marks.end}`;
      const bytes = Buffer.from(`<main>[[${html}]]</main>`);
      for (let at = 0; at <= bytes.length; at += 1) {
        const head = bytes.subarray(0, at);
        const held = parts.unfinished(head);
        const first = parts.fill(head.subarray(0, at - held));
        const rest = parts.fill(bytes.subarray(at - held));
        expect(`${first}${rest}`, `${round} ${at}`).toBe("<main>[[<p>Bell</p>]]</main>");
      }
    }
  });

  it("keeps at most 400 parts, the latest", () => {
    const store = new PartStore();
    for (let key = 0; key < 401; key += 1) store.keep(String(key), Buffer.from("<p></p>"), 0);
    expect(store.kept.size).toBe(400);
    expect(store.kept.has("0")).toBe(false);
  });

  it("cannot read who the player is", () => {
    const root = { language: "en", player: { id: "p1" }, maskedToken: "m" } as unknown as RootData;
    const shared = refusingPersonal(root);
    expect(shared.language).toBe("en");
    expect(() => shared.player).toThrow('A part of the page that readers share reads "player".');
    expect(() => shared.maskedToken).toThrow('reads "maskedToken"');
  });
});
