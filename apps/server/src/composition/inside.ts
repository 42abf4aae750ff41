import type { Hono } from "hono";

/** Inside one process the parts call each other at this host: the request never reaches a network. */
export const INSIDE = "http://bellwether.internal";

/** Calls a part in this process as if over HTTP. `app` is asked at each call, since parts that call each other are built one after the other. */
export const insideFetch =
  (app: () => Hono): typeof globalThis.fetch =>
  async (input, init) =>
    app().fetch(new Request(input, init));
