const MAX_TITLE = 35;

/** Cuts a title after 35 characters and adds an ellipsis [9.05]; a character outside the basic plane counts as one. */
export function cutTitle(title: string): string {
  const characters = Array.from(title);
  if (characters.length <= MAX_TITLE) return title;
  return `${characters.slice(0, MAX_TITLE).join("").trimEnd()}…`;
}
