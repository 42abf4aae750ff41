import { createHash } from "node:crypto";

const shared: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const policy = (script: string, more: string[]) =>
  ["default-src 'self'", `script-src ${script}`, "object-src 'none'", "base-uri 'none'", ...more].join("; ");

const overHttps = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

type PolicyHeaders = Record<string, string> & { "content-security-policy": string };

/**
 * Headers of a page of the site. `script` is `'self'` with the page's nonce or the hashes of its own inline scripts. `framed` is for the
 * few pages that the cashier or a game opens in its frame, or in a window with which it still communicates. `hosts` are the operator's own
 * apps, which may frame any page [2.27].
 */
export function pageHeaders(
  script: string,
  frameSources: readonly string[],
  secure: boolean,
  { framed = false, hosts = [] }: { framed?: boolean; hosts?: readonly string[] } = {},
): PolicyHeaders {
  const frames = ["'self'", ...frameSources].join(" ");
  const more = [
    "style-src 'self'",
    // React writes style attributes; they cannot run scripts.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `frame-src ${frames}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    `frame-ancestors ${[...(framed ? [frames] : []), ...hosts].join(" ") || "'none'"}`,
  ];
  return {
    ...shared,
    ...(framed && { "cross-origin-opener-policy": "unsafe-none" }),
    "content-security-policy": policy(script, more),
    ...(secure && overHttps),
  };
}

/** The same headers for a page on which a licensor's seal may run and show its picture; other pages never allow that host. */
export function withSealAllowed(headers: PolicyHeaders, origin: string): PolicyHeaders {
  const policy = headers["content-security-policy"];
  return {
    ...headers,
    "content-security-policy": policy
      .replace(/script-src [^;]+/, (sources) => `${sources} ${origin}`)
      .replace(/img-src [^;]+/, (sources) => `${sources} ${origin}`),
  };
}

/**
 * The same headers where a chat provider is configured [2.30]: any page may open the chat, so all allow its origin, over HTTP and as a
 * socket. Only its script may run, connect, and show images and frames from there.
 */
export function withChatAllowed(headers: PolicyHeaders, origin: string): PolicyHeaders {
  const policy = headers["content-security-policy"];
  const socket = origin.replace(/^http/, "ws");
  return {
    ...headers,
    "content-security-policy": policy
      .replace(/(?:script|style|img|frame)-src [^;]+/g, (sources) => `${sources} ${origin}`)
      .replace(/connect-src [^;]+/, (sources) => `${sources} ${origin} ${socket}`),
  };
}

/**
 * Headers of the arcade: it may be framed by the site, renders from blobs, and connects to the studio. A round that is only watched may be
 * framed by anybody: nothing can be pressed in it, and the site need not say where its office is.
 */
export function arcadeHeaders({ isWatched = false } = {}): Record<string, string> {
  const more = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' data: blob:",
    ...(isWatched ? [] : ["frame-ancestors 'self'"]),
  ];
  return {
    ...shared,
    "content-security-policy": policy("'self'", more),
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
  };
}

/** Headers of the back office: nothing from elsewhere but the games in which rounds are watched, in no frame, and passkeys. */
export function officeHeaders(isSecure: boolean, gameOrigins: readonly string[]): Record<string, string> {
  const more = [
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${gameOrigins.join(" ") || "'none'"}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return {
    ...shared,
    "referrer-policy": "no-referrer",
    "content-security-policy": policy("'self'", more),
    ...(isSecure && overHttps),
  };
}

/** Headers of the page that shows every call: its viewer uses style elements and a few images in its style sheet. */
export function docsHeaders(secure: boolean): Record<string, string> {
  const more = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    ...shared,
    "cache-control": "no-cache",
    "content-security-policy": policy("'self'", more),
    ...(secure && overHttps),
  };
}

/**
 * Makes a page shareable: removes the nonce with which it was rendered, and returns the hashes of the inline scripts that carried it. An
 * injected script could not know the nonce; it gets no hash and does not run.
 */
export function withoutNonce(html: string, nonce: string): { text: string; hashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const own = new RegExp(`<script\\b[^>]*${attribute}[^>]*>([\\s\\S]*?)</script>`, "g");
  const hashes = new Set<string>();
  for (const [tag, script = ""] of html.matchAll(own)) {
    if (/^<script\b[^>]*\ssrc=/.test(tag)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(script.replaceAll(attribute, "")).digest("base64")}'`);
  }
  return { text: html.replaceAll(attribute, ""), hashes: [...hashes] };
}
