import { ApplicantAnswer, ApplicantLink } from "@bellwether/contract";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import type { IdentityVendor } from "@bellwether/gate";
import { boundedText } from "./bounded-text.ts";

const TIMEOUT_MS = 10 * SECOND_MS;
const MAX_ANSWER_BYTES = 20_000;
/** The vendor knows the applicant no more. */
const GONE = [404, 410];

export type IdentityVendorSettings = { url: string; key: string; webhookSecrets: readonly string[] };

/** The vendor who checks who players are, over HTTP. Each call rejects unless it gets a whole answer in its form about this applicant. */
export function askIdentityVendor(
  { url, key, webhookSecrets }: IdentityVendorSettings,
  fetch: typeof globalThis.fetch,
): IdentityVendor {
  const applicants = `${url.replace(/\/$/, "")}/applicants`;
  const call = (address: string, init: RequestInit) =>
    fetch(address, {
      ...init,
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would send persons' data elsewhere.
      redirect: "error",
    });
  return {
    webhookSecrets,
    async create(applicant) {
      const response = await call(applicants, { method: "POST", body: JSON.stringify(applicant) });
      const link = ApplicantLink.parse(await read(response));
      return about(applicant.id, link);
    },
    async read(id) {
      const response = await call(`${applicants}/${encodeURIComponent(id)}`, { method: "GET" });
      if (GONE.includes(response.status)) {
        await response.body?.cancel();
        return undefined;
      }
      return about(id, ApplicantAnswer.parse(await read(response)));
    },
  };
}

async function read(response: Response): Promise<unknown> {
  if (response.ok) return JSON.parse(await boundedText(response, MAX_ANSWER_BYTES));
  await response.body?.cancel();
  throw new Error(`the identity vendor answered ${response.status}`);
}

function about<Answer extends { id: string }>(id: string, answer: Answer): Answer {
  if (answer.id !== id) throw new Error("the identity vendor answered about another applicant");
  return answer;
}
