/** Does the history hold another page of the visit to return to from a failed page, or has the visit just begun [2.31]? */
export function leadsBack(historyLength: number): boolean {
  return historyLength > 2;
}
