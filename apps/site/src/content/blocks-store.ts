import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { inBrowser, isRecord } from "@bellwether/ui/browser-storage.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { keptState } from "../browser/kept-state.ts";
import type { Blocks } from "./blocks.ts";

type BlocksState = {
  /** Whom the blocks are for: brand, language, country, login, partner. Blocks of any other reader are dropped and loaded again [4.12]. */
  reader: string;
  blocks: Partial<Blocks>;
};

/** Content blocks as this browser last loaded them [3.18, 7.35]. */
export const useBlocksStore = create<BlocksState>()(
  persist((): BlocksState => ({ reader: "", blocks: {} }), {
    name: "content_blocks",
    storage: keptState(
      inBrowser,
      ({ reader, blocks }) =>
        typeof reader === "string" && isRecord(blocks) && Object.values(blocks).every(isListOfBlocks),
    ),
    skipHydration: true,
  }),
);

function isListOfBlocks(list: unknown): boolean {
  return Array.isArray(list) && list.every(isBlock);
}

/** As `ShownBlock`; written out, because a schema would bring Zod into each page's script. */
function isBlock(block: unknown): boolean {
  if (!isRecord(block) || !isRecord(block.text_keys)) return false;
  const { id, artwork, background, css_class, url, deposit_code, game_ids, text_keys } = block;
  const { eyebrow, headline, text, action } = text_keys;
  return (
    [id, artwork, background, css_class, url, headline, text, action].every(isText) &&
    [deposit_code, eyebrow].every((each) => each === null || isText(each)) &&
    Array.isArray(game_ids) &&
    game_ids.every(Number.isInteger)
  );
}

const isText = (value: unknown) => typeof value === "string";

/** Keeps the blocks that a page delivered together with those that other pages delivered for the same reader. */
export function keepBlocks(reader: string, brought: Partial<Blocks>): void {
  useBlocksStore.setState((state) => ({
    reader,
    blocks: { ...(state.reader === reader && state.blocks), ...brought },
  }));
}

/** The blocks that a page shows: those stored for exactly this reader, otherwise those that the page delivered. */
export function blocksFor(
  state: BlocksState,
  reader: string,
  place: keyof Blocks,
  fromPage: readonly ShownBlock[],
): readonly ShownBlock[] {
  return (state.reader === reader && state.blocks[place]) || fromPage;
}
