import { isLoopbackHost } from "./web-address.ts";

/**
 * The origin at which browsers open the office: its public address, or else where it listens. Browsers resolve `*.localhost` to this machine; a name
 * of its own keeps the office's cookie apart from the site's.
 */
export function officeOrigin({ url, host }: { url: string | undefined; host: string }, port: number): string {
  if (url !== undefined) return new URL(url).origin;
  const name = isLoopbackHost(host) ? "office.localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
