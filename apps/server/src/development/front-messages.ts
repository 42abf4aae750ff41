import type { FromSiteThread, ToSiteThread } from "../pages/site-thread-messages.ts";

/** From the dev process to the product: permission to open the data folder, and the messages of the pages that the product requested. */
export type FromFront = { type: "go" } | FromSiteThread;

/** From the product to the dev process. */
export type FromProduct =
  /** All code is loaded and the product waits for "go". */
  | { type: "loaded" }
  /** The product listens. */
  | { type: "up" }
  /** The options of `createSite` that can be cloned. */
  | { type: "site"; options: object }
  | ToSiteThread;

/** Does nothing when the dev process has ended. */
export function postToFront(message: FromProduct): void {
  if (process.connected) process.send?.(message);
}
