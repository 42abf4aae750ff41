import type { AnySchema } from "@bellwether/contract";
import { Envelope, ErrorData, pathParameters } from "@bellwether/contract";
import { OFFICE_HEADER, type OfficeCall, officeCalls } from "@bellwether/contract/office/index.ts";
import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";

/** What a client must know besides the calls. */
const ABOUT = [
  "Each answer is an envelope: event.status and event.data.",
  `Every call carries the header ${OFFICE_HEADER}; the cookie of a session comes with signing in.`,
  "x-permission says what a call takes: a permission of the office, anyone who is signed in, or nobody.",
  "A call with x-needs-proof is refused with proof_required when the person has not proven within ten minutes that it is they.",
  "A call with x-needs-approval is refused with approval_required where it takes two persons: ask for the action that it names.",
  "A call with x-reveals shows personal data, and is recorded with its reason.",
];

const Failure = Envelope.extend({
  event: z.object({ status: z.enum(["user_error", "server_error", "session_error"]), data: ErrorData }),
});

/** The office's calls as OpenAPI 3.1, generated from their contract. */
export function createOfficeOpenApi(): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const call of Object.values(officeCalls) as OfficeCall[]) {
    const method = call.method === "GET" ? "get" : "post";
    paths[call.path] = { ...paths[call.path], [method]: describeCall(call) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: { title: "Bellwether office", version: "1", description: ABOUT.join(" ") },
    paths,
  });
}

function describeCall(call: OfficeCall) {
  const names = pathParameters(call.path);
  const [path, rest] = splitInput(call.input, names);
  const success = Envelope.extend({ event: z.object({ status: z.literal("success"), data: call.output }) });
  return {
    operationId: call.name,
    summary: call.summary,
    "x-permission": call.permission,
    ...(call.reveals && { "x-reveals": call.reveals }),
    ...(call.needsProof && { "x-needs-proof": true }),
    ...(call.needsApproval && { "x-needs-approval": call.needsApproval }),
    requestParams: {
      ...(names.length > 0 && { path }),
      ...(call.method === "GET" && rest instanceof z.ZodObject && { query: rest }),
      header: z.object({ [OFFICE_HEADER]: z.string().meta({ example: "1" }) }),
    },
    ...(call.method === "POST" && {
      requestBody: { required: true, content: { "application/json": { schema: rest } } },
    }),
    responses: {
      "200": { description: "Success", content: { "application/json": { schema: success } } },
      default: { description: "Refused or failed", content: { "application/json": { schema: Failure } } },
    },
  };
}

/** The fields of the path, and the others. An input that is one of several objects has none in its path. */
function splitInput(input: AnySchema, names: readonly string[]): [path: z.ZodObject, rest: AnySchema] {
  if (!(input instanceof z.ZodObject)) return [z.object({}), input];
  const entries = Object.entries(input.shape as Record<string, AnySchema>);
  const pick = (isWanted: (name: string) => boolean) =>
    z.object(Object.fromEntries(entries.filter(([name]) => isWanted(name))));
  return [pick((name) => names.includes(name)), pick((name) => !names.includes(name))];
}
