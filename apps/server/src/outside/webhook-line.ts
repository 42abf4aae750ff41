import { lookup } from "node:dns";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { WebhookLine } from "@bellwether/gate";
import { isLoopbackHost, isPrivateHost } from "../settings/web-address.ts";
import { publicOnly } from "./public-only.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
/** More of an answer is neither read nor kept. */
const MAX_ANSWER_BYTES = 200;

/**
 * Posts events to other systems. Outside the sandbox only over https and never to this machine. No private address is called, also where a name
 * leads to one. A redirect is not followed: it could lead anywhere.
 * @param find resolves a host name; the connection is made to the addresses that were looked at.
 */
export function createWebhookLine(
  { sandbox, timeoutMs = TIMEOUT_MS }: { sandbox: boolean; timeoutMs?: number },
  find: typeof lookup = lookup,
): WebhookLine {
  const isAllowed = (url: URL) => {
    if (isLoopbackHost(url.hostname)) return sandbox && /^https?:$/.test(url.protocol);
    if (isPrivateHost(url.hostname)) return false;
    return url.protocol === "https:" || (sandbox && url.protocol === "http:");
  };
  return {
    isAllowed,
    async post({ url, headers, body, signal }) {
      // Asked again, because the settings may have changed since the endpoint was added.
      if (!isAllowed(url)) throw new Error(`${url.origin} is in a private network or not https`);
      const timeout = AbortSignal.timeout(timeoutMs);
      const request = url.protocol === "https:" ? overHttps : overHttp;
      return new Promise((resolve, reject) => {
        let isAnswered = false;
        const asked = request(
          url,
          {
            method: "POST",
            headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
            // A kept connection would be used without a look at its address.
            agent: false,
            signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
            ...(!isLoopbackHost(url.hostname) && { lookup: publicOnly(find) }),
          },
          (response) => {
            isAnswered = true;
            const status = response.statusCode ?? 0;
            readBeginning(response).then((answer) => resolve({ status, answer }), reject);
          },
        );
        asked.on("error", (error) => {
          // The status has come: what breaks afterwards changes nothing about it.
          if (isAnswered) return;
          reject(timeout.aborted ? new Error(`no answer within ${timeoutMs / 1_000} seconds`) : error);
        });
        asked.end(body);
      });
    },
  };
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MAX_ANSWER_BYTES) break;
    }
  } catch {
    // The connection broke in the middle of the answer's text.
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString("utf8");
}
