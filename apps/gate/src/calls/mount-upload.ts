import { DomainError, fieldMessages, genericMessage } from "@bellwether/contract";
import { inSpan } from "@bellwether/db";
import type { Hono } from "hono";
import type { z } from "zod";
import { ANSWER_HEADERS, answerFailure, codeOf, successText } from "../http/answer.ts";
import { requestContext } from "../http/request-context.ts";
import type { SignedIn } from "../sessions/index.ts";
import { type CallPorts, sessionAtBrand } from "./mount-call.ts";

type Upload<Query extends z.ZodType, Output extends z.ZodType> = {
  name: string;
  path: string;
  query: Query;
  output: Output;
};

/**
 * Serves a call whose body is a file: the session is in the header `x-session-data`, the input in the query. A stranger's file is not read.
 * @param take reads the request's body, within its own bounds, and returns the response's data.
 */
export function mountUpload<Query extends z.ZodType, Output extends z.ZodType>(
  app: Hono,
  deps: CallPorts,
  upload: Upload<Query, Output>,
  take: (given: { input: z.output<Query>; signedIn: SignedIn; request: Request }) => Promise<z.input<Output>>,
): void {
  app.post(upload.path, (c) =>
    inSpan(`call ${upload.name}`, {}, async () => {
      try {
        const { brand } = requestContext(c, deps.settings.defaultBrand);
        const signedIn = await sessionAtBrand(deps, c.req.header("x-session-data"), brand);
        const parsed = upload.query.safeParse(c.req.query(), { error: genericMessage });
        if (!parsed.success) throw new DomainError("invalid_param", fieldMessages(parsed.error.issues));
        try {
          const data = await take({ input: parsed.data, signedIn, request: c.req.raw });
          deps.metrics.add("gate_calls_total", { call: upload.name, code: "ok" });
          return c.body(successText(upload.output.parse(data)), 200, ANSWER_HEADERS);
        } finally {
          deps.responses.forget(signedIn.player.channel);
        }
      } catch (error) {
        deps.metrics.add("gate_calls_total", { call: upload.name, code: codeOf(error) });
        return answerFailure(c, error, deps.log);
      }
    }),
  );
}
