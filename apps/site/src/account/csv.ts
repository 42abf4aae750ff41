/**
 * Writes rows as a CSV file for spreadsheets: UTF-8 with a byte order mark (Excel needs it to read names right), CRLF, every cell quoted.
 * A text that a spreadsheet would run as a formula gets an apostrophe before it; sums such as `-12.50` stay sums.
 */
export function csvText(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}

export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
    },
  });
}

function cell(text: string): string {
  const isSum = /^-?\d+(\.\d+)?$/.test(text);
  const safe = !isSum && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
