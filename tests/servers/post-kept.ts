import { type Agent, request } from "node:http";
import type { SignedCall } from "./player-client.ts";

export type KeptAnswer = { status: number; text: string; connection: string | undefined };

/**
 * A signed call over a kept-alive connection, as a provider makes it. `refused` differs from lost: a connection that was never made carried
 * no request.
 */
export function postKept(
  product: { url: string },
  agent: Agent,
  { path, body, signature }: SignedCall,
): Promise<KeptAnswer | "refused"> {
  const headers = { "content-type": "application/json", "x-hub88-signature": signature };
  return new Promise((resolve, reject) => {
    const outgoing = request(product.url + path, { method: "POST", agent, headers }, (response) => {
      let text = "";
      response.on("data", (chunk) => (text += chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode!, text, connection: response.headers.connection }),
      );
      response.once("error", reject);
    });
    outgoing.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" ? resolve("refused") : reject(error),
    );
    outgoing.end(body);
  });
}
