/** The pictures of the symbols that pay on lines: without the coin, which is drawn by itself. */
export function picturesOf(icons: readonly string[]): readonly string[] {
  return icons.filter((icon) => icon !== "coin");
}
