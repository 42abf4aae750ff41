import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errorTable } from "@bellwether/contract";
import { MAX_BODY_BYTES } from "@bellwether/gate";
import { trace } from "@opentelemetry/api";
import { type AnswerRequest, namingItsId } from "./answer-requests.ts";

/** How much of a body that is too large is read and discarded, so that a client that is still sending receives the refusal. */
const MAX_DISCARDED_BYTES = 1_000_000;
const MAX_DISCARDING_MS = 1_000;

type WithBody = IncomingMessage & { rawBody?: Buffer };

/**
 * Reads each request's body before any other handler: the listener's only reader. A body over 100 kB is refused with 413, whether or not a
 * length was declared, and the connection is closed; `maxBytesOf` knows the calls that take more. An upload is left to whoever answers it: a stranger's file is not read at all.
 */
export function readingBody(
  answer: AnswerRequest,
  {
    isUpload = () => false,
    maxBytesOf = () => MAX_BODY_BYTES,
  }: {
    isUpload?: (request: IncomingMessage) => boolean;
    maxBytesOf?: (request: IncomingMessage) => number;
  } = {},
): AnswerRequest {
  return (request: WithBody, response, requestId) => {
    if (isUpload(request)) return answer(request, response, requestId);
    const { "content-length": declared, "transfer-encoding": encoding } = request.headers;
    if (encoding === undefined && (declared === undefined || declared === "0"))
      return answer(request, response, requestId);
    const maxBytes = maxBytesOf(request);
    if (Number(declared) > maxBytes) return refuse(request, response, requestId);
    // Later chunks arrive in the connection's async context: restore this request's, or its trace would be lost.
    const here = trace.getActiveSpan() && AsyncLocalStorage.snapshot();
    const pieces: Buffer[] = [];
    let length = 0;
    const take = (piece: Buffer) => {
      length += piece.length;
      if (length <= maxBytes) return void pieces.push(piece);
      pieces.length = 0;
      request.off("data", take);
      request.off("end", finish);
      refuse(request, response, requestId);
    };
    const finish = () => {
      // The property in which the Node adapter expects a body that was already read.
      const [first] = pieces;
      request.rawBody = first && pieces.length === 1 ? first : Buffer.concat(pieces);
      if (here) here(answer, request, response, requestId);
      else answer(request, response, requestId);
    };
    request.on("data", take);
    request.on("end", finish);
  };
}

/** The body that was read; empty if there was none. */
export function bodyOf(request: IncomingMessage): Buffer {
  return (request as WithBody).rawBody ?? Buffer.alloc(0);
}

const refuse = namingItsId((request: IncomingMessage, response: ServerResponse) => {
  const [type, text] = (request.url ?? "").startsWith("/gate/")
    ? ["application/json", ENVELOPE]
    : ["text/plain; charset=utf-8", "This is too much at once."];
  response.writeHead(413, {
    "content-type": type,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    connection: "close",
  });
  // The response is complete here; ending it closes the connection.
  response.write(text);
  let discarded = 0;
  const discard = (piece: Buffer) => {
    discarded += piece.length;
    if (discarded > MAX_DISCARDED_BYTES) leave();
  };
  const leave = () => {
    clearTimeout(timer);
    request.off("data", discard).off("end", leave).off("close", leave);
    response.end();
  };
  const timer = setTimeout(leave, MAX_DISCARDING_MS);
  request.on("data", discard).on("end", leave).on("close", leave);
});

const ENVELOPE = JSON.stringify({
  event: {
    status: "user_error",
    data: { message: errorTable.body_too_large.message, errorCode: "body_too_large" },
  },
});
