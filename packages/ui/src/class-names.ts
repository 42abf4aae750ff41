/** Joins the class names that are truthy: `classNames(styles.root, busy && styles.busy)`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
