import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { drawTablesOf, standingOrdersOf } from "../../apps/gate/src/testing/draw-examples.ts";
import { fixtureTitles, moreTitles } from "../../apps/gate/src/testing/fixture-parts.ts";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { createTestIdentityVendor } from "../../apps/gate/src/testing/test-identity-vendor.ts";
import {
  exampleCalendar,
  exampleDrops,
  exampleParcels,
  exampleSpinsDraw,
  exampleTournament,
  promotionFile,
} from "../../apps/gate/src/testing/test-promotions.ts";
import { createTestVault } from "../../apps/gate/src/testing/test-vault.ts";
import { KEY, tenSpins } from "../certification/softswiss/softswiss-client.ts";
import type { Answer } from "./answer.ts";
import { contractExamples, contractRequests, type FuzzRequest } from "./contract-operations.ts";
import { type PartyPlayer, type PartyRequest, partyExamples, partyRequests } from "./party-requests.ts";
import { sendCall } from "./send-call.ts";
import { sendParty } from "./send-party.ts";

/** A response that takes longer than this counts as a hang. */
const HANG_MS = 10_000;
const MAX_AT_ONCE = 8;

export type FuzzReport = {
  requests: number;
  /** The number of seeded requests by HTTP status. */
  byStatus: Record<string, number>;
  /** How many were sent and how many of them succeeded, including the first one of each operation. */
  byOperation: Record<string, { sent: number; accepted: number }>;
  /** Faults: server errors, responses that break the contract, hangs, violated invariants of the ledger. */
  faults: string[];
};

/**
 * Sends requests to a real gate on a new embedded database: first one of each operation that must succeed, then seeded requests, valid and
 * invalid, several at once.
 */
export async function fuzzGate({ seed, requests }: { seed: number; requests: number }): Promise<FuzzReport> {
  const gate = await createGateFixture({
    hmacKeys: [KEY],
    campaigns: [tenSpins],
    promotions: [
      exampleCalendar(),
      exampleSpinsDraw([5, 6]),
      exampleParcels(),
      exampleTournament(),
      exampleDrops(),
      promotionFile("braai-weekend"),
    ],
    deps: {
      documentVault: createTestVault().vault,
      identityVendor: createTestIdentityVendor().vendor,
      drawTables: drawTablesOf("bell-one"),
      ...standingOrdersOf("bell-one"),
      titles: [...fixtureTitles(), ...moreTitles],
    },
  });
  const players = await Promise.all(Array.from({ length: 3 }, () => settle(gate)));
  const report: FuzzReport = { requests, byStatus: {}, byOperation: {}, faults: [] };

  const send = async (name: string, request: FuzzRequest | PartyRequest, index: number) => {
    const called =
      "operation" in request
        ? request.operation
        : `${request.party}${request.party === "static" ? "" : request.path}`;
    const answer = await withinTime(
      "operation" in request
        ? sendCall(gate, request, players[index % players.length]!.session)
        : sendParty(gate, request),
    );
    const { sent, accepted } = report.byOperation[called] ?? { sent: 0, accepted: 0 };
    report.byOperation[called] = { sent: sent + 1, accepted: accepted + (answer.isAccepted ? 1 : 0) };
    const problem = answer.status >= 500 ? `status ${answer.status}` : answer.problem;
    if (problem)
      report.faults.push(`${name}: ${called}: ${problem}: ${JSON.stringify(request).slice(0, 600)}`);
    return answer;
  };

  const examples = [...partyExamples(players), ...contractExamples()];
  for (const [index, request] of examples.entries()) await send(`example ${index}`, request, index);
  const samples = fc.sample(
    fc.oneof({ weight: 3, arbitrary: contractRequests() }, { weight: 1, arbitrary: partyRequests(players) }),
    { numRuns: requests, seed },
  );
  const queue = samples.entries();
  const worker = async () => {
    for (const [index, request] of queue) {
      // Everything runs in this one process: without a pause it would never process the results of other threads.
      await setImmediate();
      const { status } = await send(`request ${index}`, request, index);
      report.byStatus[status] = (report.byStatus[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: MAX_AT_ONCE }, worker));
  for (const violation of await gate.violations()) report.faults.push(JSON.stringify(violation));
  await gate.close();
  return report;
}

/** A player who stays: with money, an open game, ten free spins and payments that wait for the cashier. */
async function settle(gate: GateFixture): Promise<PartyPlayer & { session: string }> {
  const player = await gate.stranger();
  await gate.deposit(player, "1000.00");
  const { bonus_id } = await gate.call("claimCode", { code: tenSpins.code }, player.session);
  const payments: { id: string; amount: string }[] = [];
  let frame = "";
  for (let index = 0; index < 10; index += 1) {
    const isDeposit = index % 3 < 2;
    const { payment_id, frame_url } = await gate.call(
      isDeposit ? "startDeposit" : "startWithdrawal",
      { method: "TRUSTLY", amount: "20.00" },
      player.session,
    );
    payments.push({ id: payment_id, amount: isDeposit ? "20.00" : "-20.00" });
    frame = frame_url;
  }
  return {
    ...player,
    token: await gate.launch(player),
    issueId: bonus_id,
    cashierSession: new URL(frame, "http://x").searchParams.get("sessionId")!,
    payments,
  };
}

async function withinTime(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve({ status: 0, problem: `no answer within ${HANG_MS} ms` }), HANG_MS);
  });
  const result = await Promise.race([
    answer.catch((error: unknown) => ({ status: 0, problem: String(error) })),
    hang,
  ]);
  clearTimeout(timer);
  return result;
}
