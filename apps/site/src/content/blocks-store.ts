import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
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
    skipHydration: true,
  }),
);

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
