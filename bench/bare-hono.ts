import { readFileSync } from "node:fs";
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const body = new Uint8Array(readFileSync(process.argv[2]!));
const app = new Hono().get(
  "/",
  () =>
    new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "content-encoding": "br" } }),
);
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => process.send!(port));
