import { readFileSync } from "node:fs";

/** What a TLS connection is made with. Without `ca` the certificates count that Node trusts, `NODE_EXTRA_CA_CERTS` among them. */
export type ServerTls = { ca?: string; cert?: string; key?: string };

/** All that begin a TLS connection here check the server's certificate and its name, also those with which libpq checks less. */
const ENCRYPTED = ["require", "verify-ca", "verify-full"];
const FILES = { ca: "sslrootcert", cert: "sslcert", key: "sslkey" } as const;
const KNOWN: readonly string[] = ["sslmode", ...Object.values(FILES)];

/**
 * Splits the address of one server into what the driver gets and how the connection is encrypted. The driver itself goes without TLS where a
 * parameter has a name or a value that it does not know, and reads the files again for each connection, where a missing one ends the process.
 * @throws an error that continues the name of the setting, if the address does not say for certain what is wanted, or a file cannot be read.
 */
export function splitTls(address: string): { address: string; tls: false | ServerTls } {
  const url = new URL(address);
  const named = [...url.searchParams.keys()].filter((name) => /ssl/i.test(name));
  if (named.length === 0) return { address, tls: false };
  for (const name of named) {
    if (!KNOWN.includes(name))
      throw new Error(`has the parameter ${name}: TLS is set by ${KNOWN.join(", ")}`);
    if (url.searchParams.getAll(name).length > 1) throw new Error(`has the parameter ${name} twice`);
  }
  const parameters = Object.fromEntries(named.map((name) => [name, url.searchParams.get(name) ?? ""]));
  for (const name of named) url.searchParams.delete(name);
  const { sslmode } = parameters;
  if (sslmode === undefined) throw new Error(`has ${named[0]} without sslmode: set sslmode=verify-full`);
  if (sslmode === "disable") return { address: url.href, tls: false };
  if (!ENCRYPTED.includes(sslmode))
    throw new Error(
      `has sslmode=${sslmode}, with which nobody knows whether and with whom a connection is encrypted: set verify-full, or disable`,
    );
  const tls: ServerTls = {};
  for (const [option, name] of Object.entries(FILES) as [keyof ServerTls, string][]) {
    const path = parameters[name];
    if (path !== undefined) tls[option] = textOf(name, path);
  }
  if ((tls.cert === undefined) !== (tls.key === undefined))
    throw new Error("has one of sslcert and sslkey: set both, or none");
  return { address: url.href, tls };
}

function textOf(name: string, path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw new Error(`has ${name}=${path}, a file that cannot be read`);
  }
}

const NO_TLS = /does not support SSL connections/;
/** Node's codes for certificates that do not stand for the server, or that the server does not take. */
const CERTIFICATE_CODES = /CERT|^ERR_TLS_|^ERR_SSL_|^UNABLE_TO_|^HOSTNAME_MISMATCH$/;

/** Whether a connection was refused for its TLS, on this side or the server's. */
export function isRefusedTls(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return NO_TLS.test(error.message) || (typeof code === "string" && CERTIFICATE_CODES.test(code));
}

/** What to do about {@link isRefusedTls}. */
export function tlsAdvice(error: Error, setting: string): string {
  if (NO_TLS.test(error.message))
    return `${setting} asks for TLS by its sslmode, and the server has none: set ssl = on there, with ssl_cert_file and ssl_key_file`;
  if ((error as { code?: unknown }).code === "ERR_TLS_CERT_ALTNAME_INVALID")
    return `${setting} must name the server as its certificate does`;
  return `sslrootcert in ${setting} must name the file of the authority that has signed the server's certificate`;
}
