import {
  type Call,
  type CallName,
  calls,
  Envelope,
  type ErrorCode,
  ErrorData,
  errorTable,
  exampleInputs,
  pathParameters,
  statusOf,
} from "@bellwether/contract";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { brandKeys } from "@bellwether/market";
import { z } from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import { filePaths } from "./open-api-files.ts";
import { partyPaths } from "./open-api-parties.ts";
import { uploadPaths } from "./open-api-uploads.ts";

/** What a client must know besides the calls. */
const ABOUT = [
  "Each answer is an envelope: event.status, event.data, and session after login and signup.",
  'A number is a JSON number or the same in plain decimal text ("90": no plus, leading zero, exponent or space), in path, query and body of every call alike; an amount may have two places.',
  'Nothing else is made into a number: "", true, null and [90] are refused.',
  "A JSON object that names a key twice is refused (malformed_body).",
  "While newer terms wait for the player's word, event.data of every answer to a call with a session holds need_terms_acceptance: true beside what the call answers.",
  "The header x-brand names the brand of a call; a session is good at the brand that it was opened at alone (session_of_other_brand).",
  "A player's news are pushed over the Vert.x event-bus bridge at /eventbus (SockJS; a raw WebSocket at /eventbus/websocket).",
  'The stock client @vertx/eventbus-bridge-client.js registers with the header session: bus.registerHandler("user/" + player_channel, { session }, (error, message) => { … }).',
  'message.body is the balance at once, {"type":"balance","version":12,"cash":"40.00","bonus":"10.00","total":"50.00","currency":"EUR"}, and then each balance, round, payment, bonus, award, reality_check and session_ended; docs/listen-to-push.md shows them all.',
];

/**
 * The gate as OpenAPI 3.1, generated from the contract so that the two cannot differ: the site's calls, the static files, and the calls of
 * game providers and the cashier.
 */
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
      description: ABOUT.join(" "),
    },
    paths: { ...paths, ...filePaths(refusalWith("not_found")), ...partyPaths(), ...uploadPaths() },
  });
}

const Failure = Envelope.extend({
  event: z.object({ status: z.enum(["user_error", "server_error", "session_error"]), data: ErrorData }),
});

/** The error response of a call, with an example. */
function refusalWith(errorCode: ErrorCode, more: object = {}) {
  const data = { message: errorTable[errorCode].message, errorCode, ...more };
  const example = { event: { status: statusOf(errorCode), data } };
  return {
    description: "Refused or failed",
    content: { "application/json": { schema: Failure, example } },
  };
}

/** A typical error of the call: a player's call without a session, a visitor's call without a required field. */
const refusalOf = ({ access }: Call) =>
  access === "player"
    ? refusalWith("session_missing", { reason: "session_missing" })
    : refusalWith("invalid_param", { fields: { country: "core.error_invalid_param" } });

/** Example values of parameters that the call's own example omits. */
const otherParameters: Record<string, unknown> = {
  region: "ON",
  features: "free_play,jackpot",
  device: "mobile",
  state: "closed",
  from: "2026-11-01",
  until: "2026-11-30",
};

function withExamples(call: Call, entries: [string, z.ZodType][]) {
  const example: Record<string, unknown> = { ...otherParameters, ...exampleInputs[call.name as CallName] };
  return z.object(
    Object.fromEntries(
      entries.map(([name, schema]) => [
        name,
        example[name] === undefined ? schema : schema.meta({ example: example[name] }),
      ]),
    ),
  );
}

/** The brand whose players, games and texts the call uses [1.03]. */
const BrandHeader = z.enum(brandKeys).optional().meta({
  description:
    "The brand; without it the host's or the query's (brand), where the house lets them choose, else the house's default",
  example: brandKeys[0],
});

const SESSION_EXAMPLE = "the session's token";

function describe(call: Call) {
  const input = call.input as z.ZodObject;
  const names = pathParameters(call.path);
  const entries = Object.entries(input.shape) as [string, z.ZodType][];
  const rest = entries.filter(([name]) => !names.includes(name));
  const session = call.access === "player" ? z.string() : z.string().optional();
  const withSession = z.object(Object.fromEntries(rest)).extend({ session });
  const success = Envelope.extend({ event: z.object({ status: z.literal("success"), data: call.output }) });
  return {
    operationId: call.name,
    summary: call.summary,
    requestParams: {
      ...(names.length > 0 && {
        path: withExamples(
          call,
          entries.filter(([name]) => names.includes(name)),
        ),
      }),
      ...(call.method !== "POST" && {
        query: withExamples(call, rest),
      }),
      header: z.object({
        "x-brand": BrandHeader,
        ...(call.method !== "POST" &&
          call.access === "player" && { "x-session-data": z.string().meta({ example: SESSION_EXAMPLE }) }),
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
      default: refusalOf(call),
    },
  };
}

/** The example's body: path parameters are not repeated, and a player's call carries a session. */
function withoutPath(call: Call, names: readonly string[]): object {
  const entries = Object.entries(exampleInputs[call.name as CallName]).filter(
    ([name]) => !names.includes(name),
  );
  return {
    ...Object.fromEntries(entries),
    ...(call.access === "player" && { session: SESSION_EXAMPLE }),
  };
}

function exampleAnswer(call: Call): object {
  const data = (exampleAnswers as Record<string, unknown>)[call.name];
  return { event: { status: "success", data } };
}
