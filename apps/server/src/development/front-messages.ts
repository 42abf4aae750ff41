import type { FromSiteThread, ToSiteThread } from "../pages/site-thread-messages.ts";

/** From the process in front to the product: it may take the data folder now; and what comes of the pages that the product asked for. */
export type FromFront = { type: "go" } | FromSiteThread;

/** From the product to the process in front. */
export type FromProduct =
  /** All code is loaded; the product waits for "go". */
  | { type: "loaded" }
  /** The product listens. */
  | { type: "up" }
  /** The options of `createSite` that can be cloned. */
  | { type: "site"; options: object }
  | ToSiteThread;

/** Does nothing once the process in front has gone. */
export function postToFront(message: FromProduct): void {
  if (process.connected) process.send?.(message);
}
