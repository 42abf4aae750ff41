import { request as ask, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { pipeline } from "node:stream";
import type { ProductStanding } from "./keep-product.ts";

/** A handler that calls `next` for requests it does not know. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  /** The product's port on this machine. */
  productPort: number;
  standing: () => Promise<ProductStanding>;
  /** The handlers of the two Vite servers: the site's, and the arcade's below /arcade/. */
  site: Promise<Middleware>;
  arcade: Promise<Middleware>;
};

/** API paths; no file of the site has such a URL. */
const CALLS = /^\/(?:gate|studio|sandbox|eventbus)\//;

/**
 * Answers in front of the product: calls go to the product, every other request to Vite's handlers first and to the product if they do not
 * know it. Requests wait while the product restarts, and get an error page if it did not start.
 */
export function mountFront(server: Server, { productPort, standing, site, arcade }: Options): void {
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    const product = await standing();
    if (!product.isUp) return answerDown(response, product.words);
    const asked = ask(askFor(request, "close"), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, ownHeaders(answer));
      pipeline(answer, response, () => {});
    });
    asked.on("error", () => (response.headersSent ? response.destroy() : answerDown(response, "")));
    response.on("close", () => asked.destroy());
    request.pipe(asked);
  };

  server.on("request", (request, response) => {
    const url = request.url ?? "";
    const pass = () => void forward(request, response);
    if (CALLS.test(url)) pass();
    else void (url.startsWith("/arcade/") ? arcade : site).then((vite) => vite(request, response, pass));
  });

  server.on("upgrade", async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Vite's own WebSocket to its pages.
    if (request.headers["sec-websocket-protocol"]?.startsWith("vite-")) return;
    socket.on("error", () => socket.destroy());
    if (!(await standing()).isUp) return socket.destroy();
    const asked = ask(askFor(request, "upgrade"));
    asked.on("error", () => socket.destroy());
    asked.on("upgrade", (answer, line, first) => {
      socket.write(headOf(answer));
      socket.write(first);
      line.write(head);
      pipeline(line, socket, line, () => {});
    });
    asked.on("response", (answer) => {
      socket.write(headOf(answer));
      pipeline(answer, socket, () => {});
    });
    asked.end();
  });

  const askFor = ({ method, url, headers }: IncomingMessage, connection: string) => ({
    host: "127.0.0.1",
    port: productPort,
    method,
    path: url,
    // A kept-alive connection would delay the product's next restart.
    agent: false as const,
    headers: { ...headers, connection },
  });
}

/** All headers except those about the connection to the product. */
function ownHeaders({ rawHeaders }: IncomingMessage): string[] {
  return rawHeaders.filter(
    (_, index) => !/^(?:connection|keep-alive)$/i.test(rawHeaders[index - (index % 2)] ?? ""),
  );
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [`${name}: ${rawHeaders[index + 1]}`] : [],
  );
  return `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join("\r\n")}\r\n\r\n`;
}

/** The page reloads by itself, so that it shows the next change that starts. */
function answerDown(response: ServerResponse, words: string): void {
  const text = words.replace(/[&<]/g, (character) => `&#${character.charCodeAt(0)};`);
  response
    .writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", refresh: "2" })
    .end(
      `<!doctype html><title>The product is down</title><h1>The product is down</h1><p>The next change of its code starts it again.</p><pre>${text}</pre>`,
    );
}
