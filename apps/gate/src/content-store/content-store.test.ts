import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandActor } from "../actor.ts";
import { createKeptMetrics } from "../testing/kept-metrics.ts";
import {
  type BuildContent,
  type ContentStore,
  contentStoreMigrations,
  listVersions,
  openContentStore,
  publishContent,
} from "./index.ts";

/** A release with two files. The build refuses `words` that are no text; the comparison refuses changed `terms`. */
type Files = Record<string, { words: string; terms?: string }>;
const released: Files = { "a.json": { words: "first" }, "b.json": { words: "second", terms: "old" } };

const build: BuildContent<Files> = ({ documents }) => {
  const files = { ...released, ...(Object.fromEntries(documents) as Files) };
  for (const [path, { words }] of Object.entries(files))
    if (typeof words !== "string") throw new Error(`${path}: words: it is no text`);
  return files;
};
const compare = (before: Files, after: Files) => {
  if (before["b.json"]?.terms !== after["b.json"]?.terms) throw new Error("b.json: terms: they have begun");
};

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const stores: ContentStore<Files>[] = [];
const kept = createKeptMetrics();
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });

beforeEach(async () => {
  database = await openTestDatabase([contentStoreMigrations]);
  lines.length = 0;
});
afterEach(async () => {
  for (const store of stores.splice(0)) store.stop();
  await database.close();
});

const open = async (own = build) => {
  const store = await openContentStore({ database, log, metrics: kept.metrics, build: own });
  stores.push(store);
  return store;
};
const publish = (documents: Record<string, unknown>, more: { expects?: number } = {}) =>
  publishContent(
    { database, build, compare },
    {
      documents: new Map(Object.entries(documents)),
      by: commandActor("erin"),
      reason: "a better word",
      ...more,
    },
  );

describe("the content of a node", () => {
  it("the content of a node is the release's at version 0, a published document's at version 1, and the release's again once it is taken back", async () => {
    const store = await open();
    expect(store.current()).toEqual({ version: 0, content: released });
    expect(await publish({ "a.json": { words: "published" } })).toBe(1);
    await store.refresh();
    expect(store.current().version).toBe(1);
    expect(store.current().content["a.json"]).toEqual({ words: "published" });
    expect(store.current().content["b.json"]).toEqual(released["b.json"]);
    expect(await publish({ "a.json": null })).toBe(2);
    await store.refresh();
    expect(store.current()).toEqual({ version: 2, content: released });
  });

  it("the content of a node reaches two nodes without being asked for, each of which tells its listeners once, and a node that starts later, which logs the files that documents stand for", async () => {
    const nodes = [await open(), await open()];
    const seen: number[] = [];
    for (const node of nodes) node.onChange(({ version }) => void seen.push(version));
    await publish({ "a.json": { words: "published" } });
    await vi.waitFor(() => expect(nodes.map((node) => node.current().version)).toEqual([1, 1]), 5_000);
    expect(seen).toEqual([1, 1]);
    expect((await open()).current().version).toBe(1);
  });

  it("the content of a node keeps the order of a document's fields", async () => {
    await publish({ "a.json": { words: "z", zebra: 1, apple: 2 } });
    expect(Object.keys((await open()).current().content["a.json"]!)).toEqual(["words", "zebra", "apple"]);
  });

  it("the content of a node stays at the last version that fits its release, and says so once", async () => {
    const older = await open((published) => {
      if (published.documents.has("new.json")) throw new Error("new.json: this release does not know it");
      return build(published);
    });
    await publish({ "new.json": { words: "of a later release" } });
    await older.refresh();
    await older.refresh();
    expect(older.current().version).toBe(0);
    expect(lines.filter((line) => line.includes("does not fit this release"))).toHaveLength(1);
  });

  it("the content of a node does not start a node whose release does not fit what is published, and names the way out", async () => {
    await publish({ "new.json": { words: "of a later release" } });
    const start = open(() => {
      throw new Error("new.json: this release does not know it");
    });
    await expect(start).rejects.toThrow(/new\.json.*\n.*version 1.*content:publish -- --back/s);
  });
});

describe("a publication", () => {
  it("a publication that does not fit is refused with the file and the field, and nothing is kept", async () => {
    await expect(publish({ "a.json": { words: 7 } })).rejects.toMatchObject({
      code: "invalid_param",
      message: "a.json: words: it is no text",
    });
    await expect(publish({ "b.json": { words: "x", terms: "new" } })).rejects.toThrow(
      "b.json: terms: they have begun",
    );
    await expect(publish({ "a.json": null })).rejects.toThrow("a.json: no document stands for this file");
    await expect(publish({})).rejects.toThrow("there is nothing to publish");
    expect(await listVersions(database)).toEqual([]);
  });

  it("a publication by an author who has not seen the latest version is a conflict", async () => {
    await publish({ "a.json": { words: "erin's" } }, { expects: 0 });
    await expect(publish({ "a.json": { words: "omar's" } }, { expects: 0 })).rejects.toMatchObject({
      code: "conflict",
    });
    expect(await publish({ "a.json": { words: "omar's" } }, { expects: 1 })).toBe(2);
  });

  it("a publication of ten at once gets ten versions, one after another", async () => {
    const versions = await Promise.all(
      Array.from({ length: 10 }, (_, number) => publish({ [`${number}.json`]: { words: "x" } })),
    );
    expect(versions.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Object.keys((await open()).current().content)).toHaveLength(12);
  });

  it("a publication is listed with who published which files and why, and can be neither changed nor deleted", async () => {
    await publish({ "a.json": { words: "x" }, "b.json": { words: "y", terms: "old" } });
    await publish({ "b.json": null });
    expect(await listVersions(database)).toEqual([
      {
        version: 2,
        publishedAt: expect.any(Date),
        publishedBy: "erin",
        reason: "a better word",
        paths: ["b.json"],
        takenBack: ["b.json"],
      },
      {
        version: 1,
        publishedAt: expect.any(Date),
        publishedBy: "erin",
        reason: "a better word",
        paths: ["a.json", "b.json"],
        takenBack: [],
      },
    ]);
    for (const statement of ["UPDATE content_version SET reason = ''", "DELETE FROM content_document"])
      await expect(database.query(statement)).rejects.toThrow(/permission denied/);
  });
});
