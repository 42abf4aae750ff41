import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import { create } from "zustand";
import { persist } from "zustand/middleware";
import type { Blocks } from "./blocks.ts";

type BlocksState = {
  /** For whom these are: brand, language, country, login, partner. Anyone else's are reset and loaded anew [4.12]. */
  reader: string;
  blocks: Blocks | undefined;
};

/** Content blocks as this browser was last told them [3.18, 7.35]. */
export const useBlocksStore = create<BlocksState>()(
  persist((): BlocksState => ({ reader: "", blocks: undefined }), {
    name: "content_blocks",
    skipHydration: true,
  }),
);

/** What a page shows: what was stored for this very reader, else what the page brought. */
export function blocksFor(
  state: BlocksState,
  reader: string,
  place: keyof Blocks,
  fromPage: readonly ShownBlock[],
): readonly ShownBlock[] {
  return state.reader === reader && state.blocks ? state.blocks[place] : fromPage;
}
