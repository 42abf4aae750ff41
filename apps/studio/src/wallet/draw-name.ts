import type { Hub88Draw } from "@bellwether/contract/hub88.ts";

/** A draw on the wallet's wire, the same in all its tickets. */
export const drawName = ({
  tableId,
  number,
  drawsAt,
}: {
  tableId: string;
  number: number;
  drawsAt: Date;
}): Hub88Draw => ({ id: `${tableId}/${number}`, at: drawsAt.toISOString() });
