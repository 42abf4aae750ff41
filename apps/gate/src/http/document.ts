import type { Hono } from "hono";

/** Serves a description of calls or events as JSON. It is made when it is asked for first: that takes longer than the rest of a gate. */
export function mountDocument(app: Hono, path: string, create: () => object): void {
  let text: string | undefined;
  app.get(path, (c) => {
    text ??= JSON.stringify(create());
    return c.body(text, 200, { "content-type": "application/json" });
  });
}
