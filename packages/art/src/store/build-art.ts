import { availableParallelism } from "node:os";
import { createDrawer } from "../drawing/draw-unit.ts";
import { createPictureIndex, type PictureIndex } from "../files/picture-index.ts";
import type { Filled, Filling } from "./fill-store.ts";
import { createPictureStore } from "./picture-store.ts";
import type { StoreLog } from "./store-log.ts";

/** The renderer has its own threads; three drawings at a time keep two cores busy. */
const atOnce = Math.max(3, availableParallelism());

/** Draws what is missing in `folder` in this process, as fast as the machine can, and removes files that are no longer pictures. */
export function buildArt(
  folder: string,
  options: { index?: PictureIndex; log: StoreLog; progress?: Filling["progress"] },
): Promise<Filled> {
  const { index = createPictureIndex(), log, progress } = options;
  const store = createPictureStore({ folder, index, draw: createDrawer(), log });
  return store.fill({ atOnce, ...(progress && { progress }) });
}
