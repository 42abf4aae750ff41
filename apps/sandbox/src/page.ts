import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the sandbox. `script` runs by a nonce; `style` replaces the sandbox's own style. */
export function showPage(
  c: Context,
  page: {
    title: string;
    language: string;
    content: Content;
    script?: string;
    style?: string;
  },
) {
  const nonce = crypto.randomUUID();
  c.header(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`,
  );
  c.header("cache-control", "no-store");
  return c.html(html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${raw(page.style ?? style)}
        </style>
      </head>
      <body>
        <main>${page.content}</main>
        ${page.script ? html`<script nonce="${nonce}">${raw(page.script)}</script>` : ""}
      </body>
    </html>`);
}

const style = `
:root { color-scheme: light; --ink: #1b2333; --soft: #5a6478; --line: #d5dae4; --paper: #fff; --strong: #17499c; --bad: #b3261e; --good: #146c43; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, "Segoe UI", sans-serif; color: var(--ink); background: #eef1f6; }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem; }
h1 { font-size: 1.35rem; margin: 0 0 .75rem; }
h2 { font-size: 1.15rem; margin: 1.75rem 0 .5rem; }
.soft { color: var(--soft); }
form { display: grid; gap: .9rem; margin: 0; }
button:focus-visible, a:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
button { font: inherit; font-weight: 700; min-height: 2.9rem; padding: .6rem 1.2rem; border-radius: .5rem; border: 1.5px solid var(--strong); background: var(--strong); color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: var(--strong); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.1rem; margin: 0 0 .8rem; }
.code { font-family: ui-monospace, monospace; }
`;
