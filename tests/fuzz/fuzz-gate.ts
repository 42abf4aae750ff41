import { setImmediate } from "node:timers/promises";
import { envelope } from "@bellwether/contract";
import fc from "fast-check";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { contractRequests, type FuzzRequest } from "./contract-operations.ts";
import { type PartyRequest, partyRequests } from "./party-requests.ts";

/** An answer that takes longer than this is a hang. */
const HANG_MS = 10_000;
const AT_ONCE = 8;
/** These end the session or the account that the other requests need. */
const ENDING = ["logout", "selfExclude", "closeAccount"];

export type FuzzReport = {
  requests: number;
  byStatus: Record<string, number>;
  byOperation: Record<string, number>;
  /** What must not happen: server errors, answers without the envelope, hangs, broken promises of the ledger. */
  faults: string[];
};

/** Sends seeded requests, valid and broken, to a real gate on a fresh embedded database, several at once. */
export async function fuzzGate({ seed, requests }: { seed: number; requests: number }): Promise<FuzzReport> {
  const gate = await createGateFixture();
  const players: (Awaited<ReturnType<GateFixture["player"]>> & { token: string })[] = [];
  const paymentIds: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    const player = await gate.player(`fuzz-${index}@example.org`);
    await gate.deposit(player, "1000.00");
    for (let payment = 0; payment < 10; payment += 1) {
      const started = await gate.call("startDeposit", { method: "TRUSTLY", amount: "20.00" }, player.session);
      paymentIds.push(started.payment_id);
    }
    players.push({ ...player, token: await gate.launch(player) });
  }
  const report: FuzzReport = { requests, byStatus: {}, byOperation: {}, faults: [] };
  const samples = fc.sample(
    fc.oneof(
      { weight: 3, arbitrary: contractRequests(ENDING) },
      { weight: 1, arbitrary: partyRequests(players, paymentIds) },
    ),
    { numRuns: requests, seed },
  );
  const queue = samples.entries();
  const worker = async () => {
    for (const [index, request] of queue) {
      // Everything runs in this one process: without a pause, the work of other threads would never be heard of.
      await setImmediate();
      const name = "operation" in request ? request.operation : `${request.party}${request.path}`;
      const fault = await withinTime(
        "operation" in request
          ? sendCall(gate, request, players[index % players.length]!.session)
          : sendParty(gate, request),
        report,
      );
      report.byOperation[name] = (report.byOperation[name] ?? 0) + 1;
      if (fault)
        report.faults.push(`request ${index}: ${name}: ${fault}: ${JSON.stringify(request).slice(0, 600)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const violation of await gate.violations()) report.faults.push(JSON.stringify(violation));
  await gate.close();
  return report;
}

type Answer = { status: number; problem?: string };

async function withinTime(answer: Promise<Answer>, report: FuzzReport): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<"hang">((resolve) => {
    timer = setTimeout(() => resolve("hang"), HANG_MS);
  });
  const result = await Promise.race([
    answer.catch((error: unknown) => ({ status: 0, problem: String(error) })),
    hang,
  ]);
  clearTimeout(timer);
  if (result === "hang") return `no answer within ${HANG_MS} ms`;
  report.byStatus[result.status] = (report.byStatus[result.status] ?? 0) + 1;
  if (result.status >= 500) return `status ${result.status}`;
  return result.problem;
}

async function sendCall(gate: GateFixture, request: FuzzRequest, session: string): Promise<Answer> {
  const token = { player: session, none: undefined, forged: "A".repeat(43) }[request.session];
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-geo-country": request.country,
  };
  const query = new URLSearchParams(
    Object.entries(request.query).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[name, (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed()]],
    ),
  );
  const init: RequestInit = { method: request.method, headers };
  if (request.method === "POST")
    init.body = request.rawBody ?? JSON.stringify({ ...request.body, session: token });
  else if (token) headers["x-session-data"] = token;
  const response = await gate.app.request(
    `http://gate.test${request.path}${query.size > 0 ? `?${query}` : ""}`,
    init,
  );
  return check(response);
}

async function check(response: Response): Promise<Answer> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { status: response.status, problem: `not JSON: ${text.slice(0, 100)}` };
  }
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return { status: response.status, problem: "no envelope" };
  return { status: response.status };
}

async function sendParty(gate: GateFixture, { party, path, body }: PartyRequest): Promise<Answer> {
  if (party === "cashier") {
    const answer = await gate.piq(path, body);
    return { status: 200, ...(typeof answer.success !== "boolean" && { problem: "no verdict" }) };
  }
  const { status } = await gate.wallet(path, body);
  return { status: 200, ...(status === "RS_ERROR_UNKNOWN" && { problem: "RS_ERROR_UNKNOWN" }) };
}
