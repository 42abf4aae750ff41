import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Blocks } from "./blocks.ts";

type BlocksState = {
  /** For whom these are: brand, language, country, login, partner. Anyone else's are reset and loaded anew [4.12]. */
  reader: string;
  blocks: Partial<Blocks>;
};

/** Content blocks as this browser was last told them [3.18, 7.35]. */
export const useBlocksStore = create<BlocksState>()(
  persist((): BlocksState => ({ reader: "", blocks: {} }), {
    name: "content_blocks",
    skipHydration: true,
  }),
);

/** Keeps what a page brought, beside what other pages brought for the same reader. */
export function keepBlocks(reader: string, brought: Partial<Blocks>): void {
  useBlocksStore.setState((state) => ({
    reader,
    blocks: { ...(state.reader === reader && state.blocks), ...brought },
  }));
}

/** What a page shows: what was stored for this very reader, else what the page brought. */
export function blocksFor(
  state: BlocksState,
  reader: string,
  place: keyof Blocks,
  fromPage: readonly ShownBlock[],
): readonly ShownBlock[] {
  return (state.reader === reader && state.blocks[place]) || fromPage;
}
