import { type Call, calls, envelope, errorData, pathParameters } from "@bellwether/contract";
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
        "Each answer is an envelope: event.status, event.data, and session after login and signup.",
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
      requestBody: { required: true, content: { "application/json": { schema: withSession } } },
    }),
    responses: {
      "200": { description: "Success", content: { "application/json": { schema: success } } },
      default: { description: "Refused or failed", content: { "application/json": { schema: failure } } },
    },
  };
}
