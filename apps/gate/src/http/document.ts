import type { Hono } from "hono";

/** Serves a description of calls or events as JSON. `create` runs at the first request, because it takes longer than the rest of the gate's start. */
export function mountDocument(app: Hono, path: string, create: () => object): void {
  let text: string | undefined;
  app.get(path, (c) => {
    text ??= JSON.stringify(create());
    return c.body(text, 200, { "content-type": "application/json" });
  });
}
