import type { TableReactionsMessage } from "@bellwether/contract/studio/index.ts";

/** Notifies the other nodes when a table has changed. A message may be lost, because each node also reads the tables by itself; a lost reaction is harmless. */
export type TableRelay = {
  announce(tableId: string): void;
  onAnnounced(changed: (tableId: string) => void): void;
  /** Carries what the watchers of this node have shown to the other nodes. */
  react(tableId: string, counts: TableReactionsMessage["counts"]): void;
  /** Calls back with what watchers of other nodes have shown. */
  onReacted(reacted: (tableId: string, counts: TableReactionsMessage["counts"]) => void): void;
  /** Carries how many watch the table on this node to the other nodes. */
  attend(tableId: string, count: number): void;
  /** Calls back with how many watch a table on another node, which is named. */
  onAttended(attended: (tableId: string, node: string, count: number) => void): void;
};
