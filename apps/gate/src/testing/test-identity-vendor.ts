import { randomUUID } from "node:crypto";
import type { ApplicantAnswer, ApplicantRequest, IdentityResult, ReadDocument } from "@bellwether/contract";
import type { IdentityVendor } from "../applicants/index.ts";
import { signDelivery } from "../webhooks/webhook-secret.ts";
import type { GateFixture } from "./gate-fixture.ts";

const SECRET = `whsec_${Buffer.from("a secret of thirty-two bytes or so").toString("base64")}`;
/** Accepted too, while the vendor changes its secret. */
export const NEXT_SECRET = `whsec_${Buffer.from("the next secret of thirty bytes").toString("base64")}`;

/** A vendor in memory. A test says what it answers, silences it, and posts its webhooks. */
export function createTestIdentityVendor() {
  const told: ApplicantRequest[] = [];
  const answers = new Map<string, ApplicantAnswer | "gone">();
  const state = { isSilent: false };
  const refuse = () => {
    if (state.isSilent) throw new Error("no answer");
  };
  const vendor: IdentityVendor = {
    webhookSecrets: [SECRET, NEXT_SECRET],
    async create(applicant) {
      refuse();
      if (!told.some(({ id }) => id === applicant.id)) told.push(applicant);
      return { id: applicant.id, url: `https://vendor.example/${applicant.id}` };
    },
    async read(id) {
      refuse();
      const answer = answers.get(id) ?? { id, status: "pending" };
      return answer === "gone" ? undefined : answer;
    },
  };

  type Sent = { id?: string; at?: Date; secret?: string; headers?: Record<string, string> };
  /** Posts a text as a webhook. */
  async function postText(gate: GateFixture, body: string, more: Sent = {}): Promise<[number, string]> {
    const { id = `msg_${randomUUID()}`, at = gate.clock.at, secret = SECRET } = more;
    const response = await gate.app.request("http://gate.test/gate/identity/webhook", {
      method: "POST",
      headers: { ...signDelivery([secret], { id, at, body }), ...more.headers },
      body,
    });
    return [response.status, ((await response.json()) as { result: string }).result];
  }
  /** Posts a result as a webhook. */
  const post = (gate: GateFixture, result: IdentityResult, more: Sent = {}) =>
    postText(
      gate,
      JSON.stringify({ type: "applicant.result", timestamp: gate.clock.at.toISOString(), data: result }),
      more,
    );
  return { vendor, told, answers, state, post, postText };
}

/** The passport of an applicant, as the vendor has read it. */
export const passportOf = (
  { first_name, last_name, born_on }: ApplicantRequest,
  more: Partial<ReadDocument> = {},
): ReadDocument => ({
  ...{ kind: "passport", first_name, last_name, born_on, valid_until: "2030-01-31" },
  ...more,
});
