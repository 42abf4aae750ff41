import {
  Envelope,
  Hub88Reply,
  Hub88Status,
  PaymentIqAuthorized,
  PaymentIqCancelled,
  PaymentIqRefusal,
  PaymentIqTransferred,
  PaymentIqUser,
  SoftswissError,
  SoftswissReply,
} from "@bellwether/contract";
import {
  CatalogueFile,
  InitialDataFile,
  LiveFile,
  LiveRoundsFile,
} from "@bellwether/contract/calls/content.ts";
import { signAsProvider } from "../../apps/gate/src/testing/fixture-parts.ts";
import type { GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { sign as signWithHmac } from "../certification/softswiss/softswiss-client.ts";
import type { Answer } from "./answer.ts";
import type { PartyRequest } from "./party-requests.ts";

/** A party's address, its proof of identity, and which responses are successes. */
const parties = {
  wallet: {
    root: "/gate/wallet/BW",
    proofOf: (text: string) => ["x-hub88-signature", signAsProvider(text)],
    statuses: [200],
    repliesOf: () => ({ yes: Hub88Reply.extend({ status: Hub88Status.extract(["RS_OK"]) }), no: Hub88Reply }),
  },
  softswiss: {
    root: "/gate/softswiss/BW",
    proofOf: (text: string) => ["x-request-sign", signWithHmac(text)],
    statuses: [200, 400, 403, 412],
    repliesOf: () => ({ yes: SoftswissReply, no: SoftswissError }),
  },
  cashier: {
    root: "/gate/piq",
    proofOf: () => ["authorization", `Basic ${Buffer.from("piq:secret").toString("base64")}`],
    statuses: [200, 401],
    repliesOf: (path: string) => ({ yes: cashierYes[path]!, no: PaymentIqRefusal }),
  },
  static: {
    root: "",
    proofOf: () => ["accept", "application/json"],
    statuses: [200, 404],
    repliesOf: (path: string) => ({ yes: fileOf(path), no: Envelope }),
  },
} as const;

const cashierYes: Record<string, Schema> = {
  "/verifyuser": PaymentIqUser,
  "/authorize": PaymentIqAuthorized,
  "/transfer": PaymentIqTransferred,
  "/cancel": PaymentIqCancelled,
};

type Schema = { safeParse: (value: unknown) => { success: boolean } };

/** The file at an address: the catalogue, the live tables or the initial data. */
const fileOf = (path: string): Schema =>
  path.startsWith("/static/live/rounds")
    ? LiveRoundsFile
    : path.startsWith("/static/live")
      ? LiveFile
      : path.startsWith("/static/data")
        ? InitialDataFile
        : CatalogueFile;

/** Texts that show an unexpected failure of the gate. */
const CLUELESS = /"RS_ERROR_UNKNOWN"|"INTERNAL"/;

/** Sends a party's call as it would over the wire, and checks its response against the schemas of its dialect. */
export async function sendParty(
  gate: GateFixture,
  { party, path, body, proof }: PartyRequest,
): Promise<Answer> {
  const { root, proofOf, statuses, repliesOf } = parties[party];
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const [header, right] = proofOf(text) as [string, string];
  const init: RequestInit = {
    method: party === "static" ? "GET" : "POST",
    headers: {
      "content-type": "application/json",
      ...(proof !== "none" && {
        [header]: proof === "right" ? right : proofOf(`${text} `)[1]!.replace("=", "A"),
      }),
    },
    ...(party !== "static" && { body: text }),
  };
  const response = await gate.app.request(`http://gate.test${root}${path}`, init);
  const { status } = response;
  const said = await response.text();
  if (CLUELESS.test(said)) return { status, problem: said.slice(0, 200) };
  if (!(statuses as readonly number[]).includes(status)) return { status, problem: `status ${status}` };
  let answer: unknown;
  try {
    answer = JSON.parse(said);
  } catch {
    return { status, problem: `not JSON: ${said.slice(0, 100)}` };
  }
  const { yes, no } = repliesOf(path);
  if (status === 200 && yes.safeParse(answer).success)
    return party === "static" || proof === "right"
      ? { status, isAccepted: true }
      : { status, problem: `taken with ${proof} proof` };
  return no.safeParse(answer).success
    ? { status }
    : { status, problem: `no reply of the dialect: ${said.slice(0, 200)}` };
}
