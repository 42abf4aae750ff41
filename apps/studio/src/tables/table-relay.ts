/** Notifies the other nodes when a table has changed. A message may be lost, because each node also reads the tables by itself. */
export type TableRelay = {
  announce(tableId: string): void;
  onAnnounced(changed: (tableId: string) => void): void;
};
