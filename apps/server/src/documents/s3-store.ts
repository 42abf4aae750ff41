import type { DocumentStore } from "@bellwether/gate";
import { AwsClient } from "aws4fetch";

export type S3Settings = {
  /** Endpoint and bucket: `https://s3.eu-north-1.amazonaws.com/documents`. */
  url: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const ANSWER_WITHIN_MS = 60_000;
const RETRIES = 2;

/** Keeps encrypted files in a bucket of any store that speaks S3. */
export function createS3Store(
  { url, region, accessKeyId, secretAccessKey }: S3Settings,
  fetch: typeof globalThis.fetch,
): DocumentStore {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const ask = async (method: "PUT" | "GET" | "DELETE", name: string, body?: Uint8Array) => {
    // The signer takes a plus of the path for a space.
    const address = `${url.replace(/\/+$/, "").replaceAll("+", "%2B")}/${name}`;
    for (let attempt = 0; ; attempt += 1) {
      const signed = await signer.sign(address, {
        method,
        ...(body && {
          body: body as Uint8Array<ArrayBuffer>,
          headers: { "content-type": "application/octet-stream" },
        }),
      });
      const response = await fetch(signed, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
      if (response.status < 500 || attempt >= RETRIES) return response;
      await response.body?.cancel();
    }
  };
  const refuse = async (what: string, response: Response) => {
    throw new Error(
      `the S3 store answered ${response.status} to ${what}: ${(await response.text()).slice(0, 300)}`,
    );
  };
  return {
    async put(name, bytes) {
      const response = await ask("PUT", name, bytes);
      if (!response.ok) return refuse("PUT", response);
      await response.body?.cancel();
    },
    async get(name) {
      const response = await ask("GET", name);
      if (!response.ok) return refuse("GET", response);
      return new Uint8Array(await response.arrayBuffer());
    },
    async remove(name) {
      const response = await ask("DELETE", name);
      if (!response.ok && response.status !== 404) return refuse("DELETE", response);
      await response.body?.cancel();
    },
  };
}
