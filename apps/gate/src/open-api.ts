import {
  type Call,
  type CallName,
  calls,
  envelope,
  errorData,
  exampleInputs,
  pathParameters,
} from "@bellwether/contract";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

/** The gate's calls as OpenAPI 3.1, made from the contract itself, so that it cannot say anything else. */
export function createOpenApi(): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of Object.values(calls) as Call[]) {
    const method = call.method.toLowerCase() as "get" | "post" | "delete";
    paths[call.path] = { ...paths[call.path], [method]: describe(call) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Bellwether gate",
      version: "1",
      description:
        "Each answer is an envelope: event.status, event.data, and session after login and signup. While newer terms wait for the player's word, event.data of every answer to a call with a session holds need_terms_acceptance: true beside what the call answers.",
    },
    paths,
  });
}

function describe(call: Call) {
  const input = call.input as z.ZodObject;
  const names = pathParameters(call.path);
  const entries = Object.entries(input.shape);
  const inPath = z.object(Object.fromEntries(entries.filter(([name]) => names.includes(name))));
  const rest = z.object(Object.fromEntries(entries.filter(([name]) => !names.includes(name))));
  const withSession = rest.extend({ session: call.access === "player" ? z.string() : z.string().optional() });
  const success = envelope.extend({ event: z.object({ status: z.literal("success"), data: call.output }) });
  const failure = envelope.extend({
    event: z.object({ status: z.enum(["user_error", "server_error", "session_error"]), data: errorData }),
  });
  return {
    operationId: call.name,
    summary: call.summary,
    requestParams: {
      ...(names.length > 0 && { path: inPath }),
      ...(call.method !== "POST" && {
        query: rest,
        ...(call.access === "player" && { header: z.object({ "x-session-data": z.string() }) }),
      }),
    },
    ...(call.method === "POST" && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: withSession, example: withoutPath(call, names) } },
      },
    }),
    responses: {
      "200": {
        description: "Success",
        content: { "application/json": { schema: success, example: exampleAnswer(call) } },
      },
      default: { description: "Refused or failed", content: { "application/json": { schema: failure } } },
    },
  };
}

/** The body of the example: what stands in the path is not repeated, and a player's call carries a session. */
function withoutPath(call: Call, names: readonly string[]): object {
  const entries = Object.entries(exampleInputs[call.name as CallName]).filter(
    ([name]) => !names.includes(name),
  );
  return {
    ...Object.fromEntries(entries),
    ...(call.access === "player" && { session: "the session's token" }),
  };
}

function exampleAnswer(call: Call): object {
  const data = (exampleAnswers as Record<string, unknown>)[call.name];
  return { event: { status: "success", data } };
}
