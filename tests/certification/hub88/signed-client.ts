import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import type { AddressInfo } from "node:net";
import { Hub88Reply } from "@bellwether/contract";
import { serve } from "@hono/node-server";

export type Key = ReturnType<typeof makeKey>;

export function makeKey() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    pem: publicKey.export({ type: "spki", format: "pem" }) as string,
    sign: (text: string) => sign("RSA-SHA256", Buffer.from(text), privateKey).toString("base64"),
  };
}

/** The gate behind a real socket, and a supplier that sends its own bytes and headers. */
export async function listen(app: { fetch: (request: Request) => Response | Promise<Response> }) {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/gate/wallet`;

  const post = (path: string, text: string, headers: Record<string, string>, signal?: AbortSignal) =>
    fetch(base + path, { method: "POST", body: text, headers, ...(signal && { signal }) });

  return {
    post,
    get: (path: string) => fetch(base + path),
    /** A signed call of provider BW, which must get HTTP 200 and a reply of the dialect. */
    async call(key: Key, path: string, body: Record<string, unknown>): Promise<Hub88Reply> {
      const text = JSON.stringify({ request_uuid: randomUUID(), ...body });
      const headers = { "content-type": "application/json", "x-hub88-signature": key.sign(text) };
      const response = await post(`/BW${path}`, text, headers);
      if (response.status !== 200) throw new Error(`${path} was answered with HTTP ${response.status}`);
      return Hub88Reply.parse(await response.json());
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}
