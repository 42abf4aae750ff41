/**
 * The conditions on the window's width that a stylesheet may have, written `@media (--phone)`: six widths, and how a phone is held. A part
 * whose form depends on the room that it has itself asks its container. Lengths are in rem, so a window with large letters counts as a narrow one.
 */
export const namedMedia = {
  /** Phones of less than 360 px, and any window at 400 % zoom. */
  small: "(width < 22.5rem)",
  /** Phones of less than 385 px. */
  narrow: "(width < 24.0625rem)",
  phone: "(width < 48rem)",
  /** A tablet held upright, and all that is wider. */
  tablet: "(width >= 48rem)",
  "below-desk": "(width < 64rem)",
  /** Room for two columns. */
  desk: "(width >= 64rem)",
  "below-wide": "(width < 80rem)",
  /** Room for a column beside the page. */
  wide: "(width >= 80rem)",
  "below-full": "(width < 90rem)",
  /** Room for the whole header. */
  full: "(width >= 90rem)",
  /** A phone held upright. */
  upright: "(width < 48rem) and (orientation: portrait)",
  /** A phone on its side. */
  flat: "(height < 32.5rem) and (width > 37.5rem)",
  /** A phone, upright or on its side. */
  handheld: "(width < 48rem), (height < 32.5rem)",
  "not-handheld": "(width >= 48rem) and (height >= 32.5rem)",
} as const;

/** The condition with each `(--name)` replaced by what it stands for. */
export function expandMedia(condition: string): string {
  const meanings = new Map<string, string>(Object.entries(namedMedia));
  return condition.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
    const meaning = meanings.get(name);
    if (!meaning) throw new Error(`@media ${condition}: --${name} is not in packages/ui/src/tokens/media.ts`);
    // In a list each part stands alone: `and` would add a condition to one part of it.
    if (meaning.includes(",") && condition !== `(--${name})`)
      throw new Error(`@media ${condition}: --${name} has two parts and allows no other condition beside it`);
    return meaning;
  });
}
