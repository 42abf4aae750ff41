/** The gate's modules, the lowest layer first: each imports only from the layers below its own. */
export const LAYERS = [
  ["affiliates", "content-store", "http", "jobs", "messages", "push"],
  ["players"],
  ["balance", "holds", "rounds"],
  ["sessions"],
  ["limits", "risk"],
  ["bonus", "bridge", "calls", "verification"],
  ["rewards", "wallet"],
  ["catalogue", "identity", "payments"],
  ["account", "content", "draws", "support"],
];
