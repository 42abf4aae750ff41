/** What search engines read of a page (schema.org). It does not run; `<` is escaped so that no text in it can end the block. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{text}</script>;
}
