/** The number of a draw in an address; undefined for anything else. */
export function drawNumberIn(text: string): number | undefined {
  const number = /^[1-9][0-9]{0,9}$/.test(text) ? Number(text) : Number.NaN;
  return number <= 2_147_483_647 ? number : undefined;
}
