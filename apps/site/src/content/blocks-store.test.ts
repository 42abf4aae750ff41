import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("window", {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  },
});
const { blocksFor, keepBlocks, useBlocksStore } = await import("./blocks-store.ts");

const block = (id: string) => ({ id }) as ShownBlock;
const stored = { home: [block("stored")], deposit: [], signup: [] };
const page = [block("page")];

test("keeps content blocks in local storage under content_blocks", () => {
  keepBlocks("a", { home: page });
  expect([...kept.keys()]).toEqual(["content_blocks"]);
  expect(JSON.parse(kept.get("content_blocks")!).state).toEqual({ reader: "a", blocks: { home: page } });
});

test("keeps the blocks of 2 places for one reader and drops those of another reader", () => {
  keepBlocks("a", { home: page });
  keepBlocks("a", { deposit: [block("deposit")] });
  const { blocks } = useBlocksStore.getState();
  expect([blocks.home?.[0]?.id, blocks.deposit?.[0]?.id, blocks.signup]).toEqual([
    "page",
    "deposit",
    undefined,
  ]);
  keepBlocks("b", { signup: [] });
  expect(useBlocksStore.getState()).toMatchObject({ reader: "b", blocks: { signup: [] } });
  expect(useBlocksStore.getState().blocks.home).toBeUndefined();
});

test.each([
  ["those stored for the same reader", { reader: "a", blocks: stored }, "stored"],
  ["the page's after another login", { reader: "b", blocks: stored }, "page"],
  ["the page's while nothing is stored", { reader: "a", blocks: {} }, "page"],
])("of 2 lists of blocks shows %s", (_which, state, id) => {
  expect(blocksFor(state, "a", "home", page)[0]?.id).toBe(id);
});
