import type { Hono } from "hono";

/** The script of a licensor's seal: finds its places on the page and renders itself in each, as a link to the validation page. */
const script = `for (const place of document.querySelectorAll("[data-licence-seal]")) {
  if (place.firstChild) continue;
  const link = document.createElement("a");
  link.href = "/sandbox/seal";
  link.rel = "nofollow";
  link.textContent = "Licence seal (sandbox)";
  place.append(link);
}
`;

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Licence seal</title>
<h1>Licence seal</h1><p>In the sandbox nobody holds a licence. With a real one the licensor's page says here who does.</p></html>`;

/** Stand-in for the Curacao licence's seal script and the page to which it links. */
export function mountSeal(app: Hono): void {
  app.get("/sandbox/seal.js", (c) =>
    c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
  app.get("/sandbox/seal", (c) => c.html(page));
}
