/**
 * A file of `ops` as a test runs it: with its own addresses and paths.
 * @throws if the file does not say what is to be replaced, so that a test never runs on the addresses of production.
 */
export function replaceAll(
  text: string,
  replaced: readonly (readonly [before: string, after: string])[],
): string {
  let changed = text;
  for (const [before, after] of replaced) {
    if (!changed.includes(before)) throw new Error(`the file does not say ${before}`);
    changed = changed.replaceAll(before, after);
  }
  return changed;
}
