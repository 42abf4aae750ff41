import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A certificate with its key, as files. */
export type Certificate = { certificate: string; key: string };

export type Authority = {
  /** The file by which clients know the authority. */
  file: string;
  /** Signs a certificate. `names` as openssl writes them: `IP:127.0.0.1`, `DNS:localhost`. */
  sign(commonName: string, names?: readonly string[]): Certificate;
  remove(): void;
};

/** Makes a certificate authority, as `docs/operate.md` does it with openssl. */
export function createAuthority(name = "bellwether"): Authority {
  const folder = mkdtempSync("/tmp/bellwether-authority-");
  // Servers that run as other users read the files here.
  chmodSync(folder, 0o755);
  const openssl = (...args: string[]) => void execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  openssl(
    "req",
    "-x509",
    ...newKey,
    "-days",
    "2",
    "-subj",
    `/CN=${name}`,
    "-keyout",
    "ca.key",
    "-out",
    "ca.crt",
  );
  let count = 0;
  return {
    file: join(folder, "ca.crt"),
    sign(commonName, names = []) {
      count += 1;
      const [key, request, certificate] = ["key", "csr", "crt"].map((ending) => `${count}.${ending}`) as [
        string,
        string,
        string,
      ];
      openssl("req", ...newKey, "-subj", `/CN=${commonName}`, "-keyout", key, "-out", request);
      writeFileSync(join(folder, "names"), names.length > 0 ? `subjectAltName=${names.join(",")}` : "");
      openssl(
        ...["x509", "-req", "-in", request, "-CA", "ca.crt", "-CAkey", "ca.key", "-CAcreateserial"],
        ...["-days", "2", "-extfile", "names", "-out", certificate],
      );
      return { certificate: join(folder, certificate), key: join(folder, key) };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
