import { trace } from "@opentelemetry/api";
import pino, { type DestinationStream, type Logger } from "pino";
import { currentRequestId } from "./request-scope.ts";

/** JSON lines. Each carries the request and the trace to which it belongs, and contains no secret. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    mixin: () => {
      const requestId = currentRequestId();
      const traceId = trace.getActiveSpan()?.spanContext().traceId;
      return { ...(requestId && { request_id: requestId }), ...(traceId && { trace_id: traceId }) };
    },
    formatters: { log: (details: object) => loggable(details) as Record<string, unknown> },
    // Errors are already serialised here.
    serializers: { err: (error: unknown) => error },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Names whose values are never logged, at any depth and in any spelling. */
const SECRET =
  /password|session|token|secret|signature|authorization|cookie|cvv|pincode|national_?id|personal_?(id|number)|card_?number|^number$/i;

/** Deeper than anything we log; an external party's error may be nested without end. */
const MAX_DEPTH = 6;

function loggable(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return "…";
  if (value instanceof Error) return loggableError(value, depth);
  if (Array.isArray(value)) return value.map((each) => loggable(each, depth + 1));
  if ("toJSON" in value) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !SECRET.test(name))
      .map(([name, each]) => [name, loggable(each, depth + 1)]),
  );
}

/** The fields of an error that may be logged besides its text: codes and names. */
const TOLD = [
  "code",
  "errno",
  "syscall",
  "responseCode",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
];

/**
 * A database's error also contains the statement's parameters and the refused row, an HTTP client's the request: hashes, addresses,
 * personal numbers. So only the fields listed here are logged.
 */
function loggableError(error: Error, depth: number): object {
  const known = error as Error & Record<string, unknown>;
  return {
    type: error.constructor.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(TOLD.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]]))),
    ...(error.cause !== undefined && { cause: loggable(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && { errors: loggable(error.errors, depth + 1) }),
  };
}
