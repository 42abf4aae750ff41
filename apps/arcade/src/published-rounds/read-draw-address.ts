import { TableId, TableRoundNumber } from "@bellwether/contract/studio/tables.ts";

/** A draw that an address names. */
export type DrawAddress = { tableId: string; number: number };

/** The held draw that the address asks to be shown; undefined for an address that names none. */
export function readDrawAddress(search: string): DrawAddress | undefined {
  const query = new URLSearchParams(search);
  const tableId = TableId.safeParse(query.get("draw")).data;
  const number = TableRoundNumber.safeParse(Number(query.get("number"))).data;
  return tableId === undefined || number === undefined ? undefined : { tableId, number };
}
