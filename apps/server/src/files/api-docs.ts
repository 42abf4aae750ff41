import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Hono } from "hono";
import { docsHeaders } from "../requests/security-headers.ts";
import { serveFolder } from "./static-files.ts";

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Bellwether gate: every call</title>
    <link rel="stylesheet" href="/gate/docs/swagger-ui.css" />
    <link rel="icon" href="/gate/docs/favicon-32x32.png" />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/gate/docs/swagger-ui-bundle.js"></script>
    <script src="/gate/docs/start.js"></script>
  </body>
</html>
`;

const start = `SwaggerUIBundle({ url: "/gate/openapi.json", dom_id: "#docs", tryItOutEnabled: true, deepLinking: true, validatorUrl: null });
`;

/** The contract as an interactive page: Swagger UI over `/gate/openapi.json`, served entirely from this host. */
export function mountApiDocs(app: Pick<Hono, "get">, isSecure: (request: Request) => boolean): void {
  const files = serveFolder(dirname(fileURLToPath(import.meta.resolve("swagger-ui-dist/swagger-ui.css"))), {
    immutable: false,
    headers: docsHeaders(false),
  });
  const served = new Set(["swagger-ui.css", "swagger-ui-bundle.js", "favicon-32x32.png"]);
  app.get("/gate/docs", (c) => c.html(page, 200, docsHeaders(isSecure(c.req.raw))));
  app.get("/gate/docs/start.js", (c) =>
    c.body(start, 200, { ...docsHeaders(false), "content-type": "text/javascript" }),
  );
  app.get("/gate/docs/:file", async (c) => {
    const file = c.req.param("file");
    return (served.has(file) ? await files(file, c.req.raw) : undefined) ?? c.text("Not found", 404);
  });
}
