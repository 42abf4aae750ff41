import { createPrivateKey, type KeyObject, sign } from "node:crypto";
import { promisify } from "node:util";
import { HUB88_SIGNATURE_HEADER, Hub88Reply, type hub88Requests } from "@bellwether/contract/hub88.ts";
import type { WalletClient } from "../ports.ts";

type Path = keyof typeof hub88Requests;

/** The wallet gave no business answer: the call may or may not have taken effect. */
export class WalletSilenceError extends Error {
  constructor(path: string, reason: unknown) {
    super(`no answer to ${path}`, { cause: reason });
    this.name = "WalletSilenceError";
  }
}

export type WalletOptions = {
  /** The gate's URL, without a path. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** PEM of the private key by provider code; a game whose provider has none can only be played for free. */
  privateKeys: Readonly<Record<string, string>>;
  /** The wallet's time-out; 2 seconds by default. */
  timeoutMs?: number;
};

/** A supplier times out on a bet after one to three seconds. */
const TIMEOUT_MS = 2_000;
/** The longest answer is that to `MAX_HUB88_WINS` wins in one call, which is shorter than this. */
const MAX_REPLY_CHARACTERS = 100_000;
const WITH_BALANCE: ReadonlySet<Path> = new Set(["/user/balance", "/transaction/bet", "/transaction/win"]);
const signAside = promisify(sign);

/** The studio's wallet client, in Hub88's dialect, each body signed with the provider's key. */
export function createWalletClient(options: WalletOptions): WalletClient {
  const keys = new Map<string, KeyObject>(
    Object.entries(options.privateKeys).map(([provider, pem]) => [provider, createPrivateKey(pem)]),
  );
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS;

  return {
    timeoutMs,
    serves: (provider) => keys.has(provider),
    async ask(provider, path, request) {
      const key = keys.get(provider);
      if (!key) throw new Error(`no private key for provider ${provider}`);
      const body = JSON.stringify(request);
      const signature = (await signAside("RSA-SHA256", Buffer.from(body), key)).toString("base64");
      try {
        return await within(timeoutMs, async (signal) => {
          const response = await options.fetch(`${options.baseUrl}/gate/wallet/${provider}${path}`, {
            method: "POST",
            headers: { "content-type": "application/json", [HUB88_SIGNATURE_HEADER]: signature },
            body,
            signal,
          });
          if (response.status !== 200) throw new Error(`the wallet answered ${response.status}`);
          return readReply(path, await response.text());
        });
      } catch (error) {
        throw new WalletSilenceError(path, error);
      }
    },
  };
}

/** A response that cannot be parsed counts as no answer. */
function readReply(path: Path, text: string): Hub88Reply {
  if (text.length > MAX_REPLY_CHARACTERS) throw new Error("the wallet's answer is too long");
  const reply = Hub88Reply.parse(JSON.parse(text));
  if (reply.status === "RS_OK" && WITH_BALANCE.has(path) && reply.balance === undefined) {
    throw new Error("the wallet named no balance");
  }
  if (reply.status === "RS_OK" && path === "/transaction/wins" && reply.results === undefined)
    throw new Error("the wallet named no results");
  return reply;
}

/** A call inside the process cannot be aborted, so a timer decides. */
async function within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      abort.abort();
      reject(new Error(`no answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
