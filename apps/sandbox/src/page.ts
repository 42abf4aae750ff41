import type { Context } from "hono";
import { html, raw } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";

type Content = HtmlEscapedString | Promise<HtmlEscapedString>;

/** A page of the sandbox. It may be framed by the site; `script` runs by a nonce. */
export function showPage(
  c: Context,
  page: { title: string; language: string; content: Content; script?: string; framed?: boolean },
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
          ${raw(style)}
        </style>
      </head>
      <body class="${page.framed ? "framed" : ""}">
        <main>${page.content}</main>
        ${page.script ? html`<script nonce="${nonce}">${raw(page.script)}</script>` : ""}
      </body>
    </html>`);
}

const style = `
:root { color-scheme: light; --ink: #1b2333; --soft: #5a6478; --line: #d5dae4; --paper: #fff; --strong: #17499c; --bad: #b3261e; --good: #146c43; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, "Segoe UI", sans-serif; color: var(--ink); background: #eef1f6; }
body.framed { background: var(--paper); }
main { max-width: 46rem; margin: 0 auto; padding: 1.25rem; }
h1 { font-size: 1.35rem; margin: 0 0 .75rem; }
.amount { font-size: 1.9rem; font-weight: 700; margin: 0 0 1rem; font-variant-numeric: tabular-nums; }
.soft { color: var(--soft); }
form { display: grid; gap: .9rem; margin: 0; }
label { display: grid; gap: .25rem; font-weight: 600; }
input { font: inherit; padding: .7rem .8rem; border: 1.5px solid #8893a8; border-radius: .5rem; min-height: 2.9rem; width: 100%; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid #f0a202; outline-offset: 2px; }
input[aria-invalid=true] { border-color: var(--bad); }
.error { color: var(--bad); font-weight: 600; font-size: .95rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .9rem; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; }
button { font: inherit; font-weight: 700; min-height: 2.9rem; padding: .6rem 1.2rem; border-radius: .5rem; border: 1.5px solid var(--strong); background: var(--strong); color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: var(--strong); }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: 1rem 1.1rem; margin: 0 0 .8rem; }
.tip { border-left: 4px solid #f0a202; padding: .2rem .9rem; margin: 1.2rem 0 0; font-size: .92rem; color: var(--soft); }
.code { font-family: ui-monospace, monospace; }
.state { display: grid; justify-items: center; text-align: center; gap: .5rem; padding: 1.5rem 0; }
.dot { width: 4rem; height: 4rem; border-radius: 50%; display: grid; place-items: center; font-size: 2rem; color: #fff; background: var(--soft); }
.dot.success { background: var(--good); } .dot.failure { background: var(--bad); } .dot.pending { background: #8a5a00; }
`;
