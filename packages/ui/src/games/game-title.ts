const longestTitle = 35;

/** A title of more than 35 characters is cut there and ends in an ellipsis [9.05]; a character outside the basic plane counts as one. */
export function cutTitle(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= longestTitle) return title;
  return `${characters.slice(0, longestTitle).join("").trimEnd()}…`;
}
