/** The pictures of the symbols that pay on lines. The coin is not among them: `paintCoin` draws it. */
export function picturesOf(icons: readonly string[]): readonly string[] {
  return icons.filter((icon) => icon !== "coin");
}
