import { randomUUID } from "node:crypto";
import { GamstopRequest, gamstopHeaders } from "@bellwether/contract";
import type { Hono } from "hono";

/** Last names with special results; everyone else is not in the register. */
const parts: Record<string, "Y" | "P" | "silent"> = { excluded: "Y", formerly: "P", silent: "silent" };

/** The request and response of Great Britain's register, to try out each result. */
export function mountGamstop(app: Hono, { key }: { key: string }): void {
  app.post("/sandbox/gamstop", async (c) => {
    if (c.req.header(gamstopHeaders.key) !== key) return c.text("unknown key", 403);
    const parsed = GamstopRequest.safeParse(await c.req.parseBody().catch(() => undefined));
    if (!parsed.success) return c.text("a field is missing or wrong", 400);
    const part = parts[parsed.data.lastName.slice(0, 20).toLowerCase()] ?? "N";
    if (part === "silent") return c.text("out of order", 503);
    return c.body(null, 200, { [gamstopHeaders.exclusion]: part, [gamstopHeaders.reference]: randomUUID() });
  });
}
