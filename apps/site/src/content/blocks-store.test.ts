import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { expect, test } from "vitest";
import { blocksFor } from "./blocks-store.ts";

const block = (id: string) => ({ id }) as ShownBlock;
const stored = { home: [block("stored")], deposit: [], signup: [] };
const page = [block("page")];

test.each([
  ["the same reader's stored ones", { reader: "a", blocks: stored }, "stored"],
  ["the page's after another login", { reader: "b", blocks: stored }, "page"],
  ["the page's while nothing is stored", { reader: "a", blocks: undefined }, "page"],
])("of 2 lists of blocks %s are shown", (_which, state, id) => {
  expect(blocksFor(state, "a", "home", page)[0]?.id).toBe(id);
});
