/** Does the way back from a page that failed lead to another page of the visit, or has the visit just begun [2.31]? */
export function leadsBack(historyLength: number): boolean {
  return historyLength > 2;
}
