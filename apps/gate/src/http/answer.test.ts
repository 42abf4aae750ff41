import { Hono } from "hono";
import pino from "pino";
import { expect, it } from "vitest";
import { answerFailure } from "./answer.ts";

it("a failed call with a mailed token in its path leaves 1 line in the log, without the token", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const app = new Hono();
  app.get("/gate/api/actionable/token/:token", () => {
    throw new Error("the disk is full");
  });
  app.onError((error, c) => answerFailure(c, error, log));
  expect((await app.request("/gate/api/actionable/token/s3cret")).status).toBe(500);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("/gate/api/actionable/token/…");
  expect(lines[0]).not.toContain("s3cret");
});
