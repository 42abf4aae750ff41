import type { IncomingMessage } from "node:http";
import { ANSWER_HEADERS, LONGEST_QUESTION } from "@bellwether/gate";
import type { Answer } from "./answer-requests.ts";

const HEADERS = [...Object.entries(ANSWER_HEADERS).flat(), "x-content-type-options", "nosniff"];

/**
 * The balance call, which every open screen repeats: answered again where nothing has changed, in Node's own words and past the gate's routes; anything
 * else about it goes the gate's usual way, with the body that was read here.
 */
export function createBalanceLane(answerAgain: (body: string) => string | undefined, answer: Answer): Answer {
  return (request, response, requestId) => {
    // A length that is not told, or not a number, compares as false.
    if (request.method !== "POST" || !(Number(request.headers["content-length"]) <= LONGEST_QUESTION))
      return answer(request, response, requestId);
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
      const text = answerAgain(body.toString());
      if (text === undefined) return answer(withBody(request, body), response, requestId);
      // All at once and as a list: set one by one, each name and value is looked at again.
      const length = String(Buffer.byteLength(text));
      response.writeHead(200, [...HEADERS, "x-request-id", requestId, "content-length", length]);
      response.end(text);
    });
  };
}

/** The adapter's own word for a body that someone has read already. */
function withBody(request: IncomingMessage, rawBody: Buffer): IncomingMessage {
  return Object.assign(request, { rawBody });
}
