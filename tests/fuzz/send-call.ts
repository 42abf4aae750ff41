import { type Call, calls, Envelope, ErrorData } from "@bellwether/contract";
import type { GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import type { Answer } from "./answer.ts";
import { type FuzzRequest, onTheWire } from "./contract-operations.ts";
import { ownPlayer } from "./own-player.ts";

/** Sends a call as a client would, as the player of that session or as a new one, and checks the response against the contract. */
export async function sendCall(gate: GateFixture, request: FuzzRequest, shared: string): Promise<Answer> {
  const own = request.hasOwnPlayer ? await ownPlayer(gate, request.operation) : undefined;
  const session = { player: own?.session ?? shared, none: undefined, forged: "A".repeat(43) }[
    request.session
  ];
  const values = request.values === "example" ? own!.example : request.values;
  const { address, body } = onTheWire(request, values);
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-geo-country": request.country,
  };
  const init: RequestInit = { method: request.method, headers };
  if (request.method === "POST") init.body = request.rawBody ?? JSON.stringify({ ...body, session });
  else if (session) headers["x-session-data"] = session;
  const response = await gate.app.request(`http://gate.test${address}`, init);
  return check(calls[request.operation], response);
}

async function check(call: Call, response: Response): Promise<Answer> {
  const { status } = response;
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status, problem: `not JSON: ${text.slice(0, 100)}` };
  }
  const parsed = Envelope.safeParse(body);
  if (!parsed.success) return { status, problem: "no envelope" };
  const { event } = parsed.data;
  if ((status === 200) !== (event.status === "success"))
    return { status, problem: `${event.status} with status ${status}` };
  const data = (status === 200 ? call.output : ErrorData).safeParse(event.data);
  if (!data.success)
    return { status, problem: `data that break the contract: ${data.error.message.slice(0, 300)}` };
  return { status, isAccepted: status === 200 };
}
