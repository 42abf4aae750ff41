/** A page's structured data for search engines (schema.org). It does not run; `<` is escaped so that no text in it can close the element. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{text}</script>;
}
