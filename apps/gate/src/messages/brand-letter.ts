import { type BrandKey, brands } from "@bellwether/market";

/**
 * An email as HTML: one column, inline styles, no images and no scripts, so that every mail program shows it without asking to load
 * anything. All content is escaped. URLs in the text become links, except in a quote: a link that a stranger typed into a form must not look like ours.
 */
export function brandLetter(
  brand: BrandKey,
  language: string,
  { subject, body }: { subject: string; body: string },
): string {
  const { name, letterColour, supportEmail } = brands[brand];
  const paragraphs = body
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split("\n").map(shown).join("<br>")}</p>`)
    .join("");
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    `<body style="margin:0;background:#eef1f6;font:16px/1.5 Arial,sans-serif;color:#1b2333">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff">`,
    `<tr><td style="background:${letterColour};color:#ffffff;font-size:20px;font-weight:bold;padding:16px 24px">${escaped(name)}</td></tr>`,
    `<tr><td style="padding:24px">${paragraphs}</td></tr>`,
    `<tr><td style="padding:0 24px 24px;font-size:13px;color:#5a6478">${escaped(name)} · ${escaped(supportEmail)} · 18+</td></tr>`,
    `</table></td></tr></table></body></html>`,
  ].join("");
}

function shown(line: string): string {
  return line.startsWith("> ") ? escaped(line) : linked(line);
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part),
    )
    .join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
