const MAX_LENGTH = 200;

const named: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  lsquo: "‘",
  rsquo: "’",
  ldquo: "“",
  rdquo: "”",
  hellip: "…",
};

/**
 * The plain text of a piece of HTML, as WordPress sends titles: tags removed, entities decoded, one line, 200 characters at most. Show it
 * as text only, since it may look like markup: `&lt;b&gt;` gives `<b>`.
 */
export function plainText(html: string): string {
  return (
    html
      .slice(0, 10 * MAX_LENGTH)
      .replaceAll(/<[^<>]*>/g, " ")
      .replaceAll(
        /&(#x[0-9a-f]{1,6}|#[0-9]{1,7}|[a-z]{2,8});/gi,
        (whole, name: string) => decode(name) ?? whole,
      )
      // Line breaks and characters without a picture, also those that turn the direction of writing.
      .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, " ")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, MAX_LENGTH)
  );
}

function decode(name: string): string | undefined {
  if (!name.startsWith("#")) return named[name.toLowerCase()];
  const point = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}
