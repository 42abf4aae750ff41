import type { IncomingMessage } from "node:http";
import { ANSWER_HEADERS, MAX_QUESTION_LENGTH } from "@bellwether/gate";
import type { AnswerRequest } from "./answer-requests.ts";
import { bodyOf } from "./request-body.ts";

const HEADERS = [...Object.entries(ANSWER_HEADERS).flat(), "x-content-type-options", "nosniff"];

/**
 * The balance call, which every open screen repeats: answered from the cache when nothing has changed, directly through Node's API and
 * bypassing the gate's routes. Any other request goes through the gate as usual.
 */
export function createBalanceLane(
  answerAgain: (body: string, request: IncomingMessage) => string | undefined,
  answer: AnswerRequest,
): AnswerRequest {
  return (request, response, requestId) => {
    const body = bodyOf(request);
    const isQuestion = request.method === "POST" && body.length > 0 && body.length <= MAX_QUESTION_LENGTH;
    const text = isQuestion ? answerAgain(body.toString(), request) : undefined;
    if (text === undefined) return answer(request, response, requestId);
    // All headers at once and as a list: set one by one, each name and value is validated again.
    const length = String(Buffer.byteLength(text));
    response.writeHead(200, [...HEADERS, "x-request-id", requestId, "content-length", length]);
    response.end(text);
  };
}
