import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installDebianPackages } from "./debian.ts";
import { freePort } from "./postgres.ts";
import { waitForPort } from "./redis.ts";
import { replaceAll } from "./replace-all.ts";

const CONFIGURATION = fileURLToPath(new URL("../../ops/nginx.conf", import.meta.url));

export type Balancer = {
  /** Over HTTP, so that clients need no certificate. */
  url: string;
  /** Over TLS, with a certificate that nobody has signed. */
  secureUrl: string;
  stop(): Promise<void>;
};

/**
 * Starts Debian's nginx with `ops/nginx.conf` in front of two nodes. It changes the addresses of the nodes, the files of the certificate and the
 * ports in that file, and adds a port without TLS. Everything else is as in production.
 */
export async function startBalancer(nodes: readonly [url: string, url: string]): Promise<Balancer> {
  if (!existsSync("/usr/sbin/nginx")) installDebianPackages(["nginx"]);
  const folder = mkdtempSync("/tmp/bellwether-nginx-");
  const [port, securePort, redirecting] = [await freePort(), await freePort(), await freePort()];
  const certificate = join(folder, "site.crt");
  const key = join(folder, "site.key");
  execFileSync(
    "openssl",
    [
      ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2"],
      ...["-subj", "/CN=bellwether.example", "-keyout", key, "-out", certificate],
    ],
    { stdio: "pipe" },
  );
  const text = replaceAll(readFileSync(CONFIGURATION, "utf8"), [
    ["10.0.0.11:3000", new URL(nodes[0]).host],
    ["10.0.0.12:3000", new URL(nodes[1]).host],
    ["/etc/ssl/bellwether.crt", certificate],
    ["/etc/ssl/bellwether.key", key],
    ["listen 80;", `listen 127.0.0.1:${redirecting};`],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${securePort} ssl http2; listen 127.0.0.1:${port};`],
  ]);
  const file = join(folder, "nginx.conf");
  const log = join(folder, "error.log");
  writeFileSync(file, text);
  const main = `daemon off; pid ${join(folder, "pid")}; error_log ${log} warn;`;
  const child: ChildProcess = spawn("/usr/sbin/nginx", ["-c", file, "-e", log, "-g", main], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr?.on("data", (data) => (output += data));
  const ended = new Promise<void>((resolve) => void child.once("exit", () => resolve()));
  await waitForPort(port).catch(() => {
    throw new Error(`nginx does not start: ${output}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    secureUrl: `https://127.0.0.1:${securePort}`,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
