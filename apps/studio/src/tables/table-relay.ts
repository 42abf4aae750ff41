/** Tells the other nodes at once that a table has changed. A message may be lost: each node also looks by itself. */
export type TableRelay = {
  announce(tableId: string): void;
  onAnnounced(changed: (tableId: string) => void): void;
};
