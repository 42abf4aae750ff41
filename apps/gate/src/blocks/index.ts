export { blocksData } from "./personal-data.ts";
export {
  addBlock,
  findBlock,
  isBlockInForce,
  liftBlock,
  listBlocks,
  type StoredBlock,
} from "./player-block.ts";
export { listBlockEvents } from "./player-block-events.ts";

export const blocksMigrations = { part: "blocks", folder: new URL("./migrations/", import.meta.url) };
