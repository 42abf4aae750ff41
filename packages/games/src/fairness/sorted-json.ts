/** JSON without spaces, with the keys of every object sorted by code units: equal values have equal texts. */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
