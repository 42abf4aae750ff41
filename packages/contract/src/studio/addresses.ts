// Apart from the calls, because pages need these addresses before they load any schema.

/** The address of a table's picture after the round with this number; 0 is the table before its first result. SVG, without words. */
export const tablePicturePath = (tableId: string, number: number) =>
  `/studio/api/tables/${tableId}/pictures/${number}`;

/** The address of a table's event stream, a WebSocket. */
export const tableStreamPath = (tableId: string) => `/studio/api/tables/${tableId}/stream`;

/** The address of a clock of a win-time jackpot, for everybody. */
export const clockPath = (pot: string, currency: string, number: number) =>
  `/studio/api/clocks/${pot}/${currency}/${number}`;

/** The address of the periods of a drop that began before a moment, for everybody. */
export const dropsPath = (pot: string, currency: string, before: string) =>
  `/studio/api/drops/${pot}/${currency}/${before}`;

/** The address of the stream of all pots in a currency, a WebSocket. */
export const potsStreamPath = (currency: string) => `/studio/api/pots/${currency}/stream`;
