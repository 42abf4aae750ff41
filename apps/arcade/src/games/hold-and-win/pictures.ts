/** The pictures of the symbols that pay on paylines. The coin is left out, because `paintCoin` draws it. */
export function picturesOf(icons: readonly string[]): readonly string[] {
  return icons.filter((icon) => icon !== "coin");
}
