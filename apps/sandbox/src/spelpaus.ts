import { randomUUID } from "node:crypto";
import { SpelpausRequest } from "@bellwether/contract";
import type { Hono } from "hono";

/** Personal numbers with these birth numbers (digits 9 to 11) have special results; everyone else is not in the register. */
const BLOCKED = "666";
const NO_ANSWER = "503";

/** The Swedish self-exclusion register's request and response, to try out each result. */
export function mountSpelpaus(app: Hono, { key }: { key: string }): void {
  app.post("/sandbox/spelpaus/api/blocking-info/:actorId", async (c) => {
    if (c.req.header("authorization") !== key) return c.json({ message: "unknown key" }, 401);
    const parsed = SpelpausRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!parsed.success || !/^\d{12}$/.test(parsed.data.subjectId))
      return c.json({ message: "subjectId has 12 digits" }, 400);
    const { requestId, subjectId } = parsed.data;
    const birthNumber = subjectId.slice(8, 11);
    if (birthNumber === NO_ANSWER) return c.json({ message: "out of order" }, 503);
    return c.json({ isBlocked: birthNumber === BLOCKED, requestId, responseId: randomUUID() });
  });
}
