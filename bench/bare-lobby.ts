import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Renders one player's lobby for each request, from a tree whose data was loaded once. Arguments: the bundle, the product's address, the
 * session.
 */
const [bundle, product, session] = process.argv.slice(2) as [string, string, string];
const { captureTree } = (await import(bundle)) as {
  captureTree(
    options: object,
    request: Request,
    context: object,
  ): Promise<(response: ServerResponse) => void>;
};
const render = await captureTree(
  {
    gateFetch: fetch,
    gateBaseUrl: product,
    brandSources: { fromQuery: false, fromHostname: false, default: "BELLWETHER" },
    maintenanceCountries: [],
    showTranslationKeys: false,
    sandbox: true,
    idleTimeoutMs: 1_800_000,
    tagEvents: false,
  },
  new Request(`${product}/`, { headers: { cookie: `session=${session}`, "accept-language": "en" } }),
  { nonce: "bare", hostname: "localhost", country: "IE", secure: false },
);
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
  render(response);
});
server.listen(0, "127.0.0.1", () => process.send!((server.address() as AddressInfo).port));
