import { createBeacon } from "@bellwether/games/beacon/beacon-client.ts";
import { type BrandKey, brands } from "@bellwether/market";
import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { openVault } from "../documents/open-vault.ts";
import { askGamstopOverHttp } from "../outside/ask-gamstop.ts";
import { askIdentityVendor } from "../outside/ask-identity-vendor.ts";
import { askSpelpausOverHttp } from "../outside/ask-spelpaus.ts";
import { createCompanyDirectory } from "../outside/company-directory.ts";
import { decidePayoutOverHttp } from "../outside/decide-payout.ts";
import { deliverByChannel, deliverOverHttp } from "../outside/deliver-message.ts";
import { deliverOverSmtp } from "../outside/deliver-over-smtp.ts";
import { tracedFetch } from "../outside/outbound-fetch.ts";
import { screenOverHttp } from "../outside/screen-over-http.ts";
import { sendPostback } from "../outside/send-postback.ts";
import { createWebhookLine } from "../outside/webhook-line.ts";
import type { Environment } from "../settings/environment.ts";
import { INSIDE } from "./inside.ts";

/** The keys of the stand-ins for registers and lists; they exist only in the sandbox. */
export const SANDBOX_SPELPAUS_KEY = "sandbox-actor";
export const SANDBOX_GAMSTOP_KEY = "sandbox-gamstop";
export const SANDBOX_SCREENING_KEY = "sandbox-screening";
export const SANDBOX_IDENTITY = {
  key: "sandbox-identity",
  webhookSecret: `whsec_${Buffer.from("the sandbox signs with this").toString("base64")}`,
};

export type Outside = ReturnType<typeof connectOutside>;

/** Connects the parties outside: those that the environment names, and in the sandbox a stand-in for each of the others. */
export function connectOutside(environment: Environment, toSandbox: typeof globalThis.fetch) {
  const outside = tracedFetch(globalThis.fetch);
  const smtp = environment.smtp && deliverOverSmtp(environment.smtp);
  const gateway = environment.messageGatewayUrl
    ? deliverOverHttp({ url: environment.messageGatewayUrl, fetch: outside })
    : deliverOverHttp({ url: `${INSIDE}/sandbox/messages`, fetch: toSandbox });
  return {
    fetch: outside,
    deliver: deliverByChannel({ sms: gateway, email: smtp?.deliver ?? gateway }),
    beacon: environment.beacon
      ? createBeacon({ ...environment.beacon, fetch: outside })
      : environment.sandbox
        ? createBeacon({ ...SANDBOX_BEACON, url: `${INSIDE}/sandbox/beacon`, fetch: toSandbox })
        : undefined,
    blog: {
      urls: environment.sandbox ? sandboxBlogs(environment.blogUrls) : environment.blogUrls,
      fetch: ((input, init) =>
        String(input).startsWith(INSIDE)
          ? toSandbox(input, init)
          : globalThis.fetch(input, init)) as typeof globalThis.fetch,
    },
    askSpelpaus:
      environment.spelpaus || !environment.sandbox
        ? askSpelpausOverHttp(environment.spelpaus, globalThis.fetch)
        : askSpelpausOverHttp(
            { url: `${INSIDE}/sandbox/spelpaus`, actorId: "sandbox", key: SANDBOX_SPELPAUS_KEY },
            toSandbox,
          ),
    askGamstop: environment.gamstop
      ? askGamstopOverHttp(environment.gamstop, globalThis.fetch)
      : environment.sandbox
        ? askGamstopOverHttp({ url: `${INSIDE}/sandbox/gamstop`, key: SANDBOX_GAMSTOP_KEY }, toSandbox)
        : undefined,
    screenPersons: environment.screening
      ? screenOverHttp(environment.screening, outside)
      : environment.sandbox
        ? screenOverHttp({ url: `${INSIDE}/sandbox/screening`, key: SANDBOX_SCREENING_KEY }, toSandbox)
        : undefined,
    identityVendor: environment.identity
      ? askIdentityVendor(environment.identity, outside)
      : environment.sandbox
        ? askIdentityVendor(
            {
              url: `${INSIDE}/sandbox/identity`,
              key: SANDBOX_IDENTITY.key,
              webhookSecrets: [SANDBOX_IDENTITY.webhookSecret],
            },
            toSandbox,
          )
        : undefined,
    decidePayout: payoutDesk(environment, outside, toSandbox),
    documentVault: openVault(environment, globalThis.fetch),
    sendPostback: (url: URL) => sendPostback(url),
    webhookLine: createWebhookLine(environment),
    companyDirectory: environment.office.directory && createCompanyDirectory(environment.office.directory),
    close: () => smtp?.close(),
  };
}

/** The cashier's desk for withdrawals; in the sandbox the stand-in's. */
function payoutDesk(
  { paymentIq }: Environment,
  outside: typeof globalThis.fetch,
  toSandbox: typeof globalThis.fetch,
) {
  const { merchantId } = paymentIq;
  const { url, user, password } = paymentIq.admin;
  return url === undefined
    ? decidePayoutOverHttp({ url: `${INSIDE}/sandbox/cashier`, merchantId, user, password }, toSandbox)
    : decidePayoutOverHttp({ url, merchantId, user, password }, outside);
}

/** In the sandbox a brand without its own blog uses the stand-in's. */
function sandboxBlogs(urls: Partial<Record<BrandKey, string>>): Partial<Record<BrandKey, string>> {
  return Object.fromEntries(
    Object.values(brands).map(({ key, slug }) => [key, urls[key] ?? `${INSIDE}/sandbox/blog/${slug}`]),
  );
}
