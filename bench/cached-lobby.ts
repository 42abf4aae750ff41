import { writeFileSync } from "node:fs";
import { startProduct } from "../tests/servers/product.ts";
import { cpuOf } from "./cpu-time.ts";
import { keepAliveLoad, requestBytes } from "./keep-alive-load.ts";
import { type Bench, inTurnsOn } from "./measure.ts";
import { startPeer } from "./peer.ts";

const CONNECTIONS = 32;
const REQUESTS = 20_000;
const BODY_FILE = "/tmp/bellwether-bench-lobby.br";

/** The visitor's lobby from the cache, compared with the same bytes from a bare Hono handler in a separate process. */
export const cachedLobby: Bench = {
  name: "cached-lobby",
  async run() {
    const product = await startProduct({ LOG_LEVEL: "error" });
    const headers = { "accept-encoding": "br", "accept-language": "en" };
    const page = await fetchRaw(`${product.url}/`, headers);
    writeFileSync(BODY_FILE, page);
    const peer = await startPeer("./bare-hono.ts", { args: [BODY_FILE] });
    try {
      const load = async (port: number) => {
        let left = REQUESTS;
        const request = requestBytes({ method: "GET", path: "/", headers });
        const { answered, failed, seconds } = await keepAliveLoad(port, CONNECTIONS, () =>
          left-- > 0 ? request : undefined,
        );
        if (failed > 0) throw new Error(`${failed} page requests did not get 200`);
        return answered / seconds;
      };
      const port = Number(new URL(product.url).port);
      const result = await inTurnsOn({ ours: port, peer: peer.port }, load, {
        ours: cpuOf(product.pid()),
        peer: cpuOf(peer.child.pid!),
      });
      return [
        {
          name: "visitor's lobby, cached ÷ bare Hono handler",
          ...result,
          unit: "/s",
          goal: { atLeast: 0.5 },
        },
      ];
    } finally {
      peer.stop();
      await product.remove();
    }
  },
};

/** The body as sent over the wire, still compressed. */
async function fetchRaw(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    })
      .on("error", reject)
      .end();
  });
}
