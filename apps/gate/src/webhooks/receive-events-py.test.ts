import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installDebianPackages } from "../../../../tests/servers/debian.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { openDesk } from "../testing/office-desk.ts";
import { createWebhookSender } from "./index.ts";

const script = fileURLToPath(new URL("../../../../examples/receive_events.py", import.meta.url));
/** A port that nobody has yet, so that the endpoint is added before its receiver knows the secret. */
const PORT = 20_000 + (process.pid % 20_000);

let gate: GateFixture;
let receiver: ChildProcess | undefined;
beforeAll(async () => {
  if (spawnSync("python3", ["--version"]).error) installDebianPackages(["python3"]);
  gate = await createGateFixture({
    deps: {
      webhookLine: {
        isAllowed: () => true,
        async post({ url, headers, body }) {
          const response = await fetch(url, { method: "POST", headers, body });
          return { status: response.status, answer: await response.text() };
        },
      },
    },
  });
  // The receiver refuses what is older than five minutes by its own clock.
  gate.clock.at = new Date();
});
afterAll(async () => {
  receiver?.kill();
  await gate.close();
});

/** Starts the receiver, and returns the lines that it prints from then on. */
async function receiveWith(secret: string): Promise<string[]> {
  receiver?.kill();
  if (receiver) await once(receiver, "exit");
  receiver = spawn("python3", ["-B", script, String(PORT)], {
    env: { ...process.env, WEBHOOK_SECRET: secret },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const printed = createInterface({ input: receiver.stdout! });
  await once(printed, "line");
  printed.on("line", (line) => lines.push(line));
  return lines;
}

describe("the receiver in Python", () => {
  it("verifies and prints an event once, knows a repeat, and refuses one that another secret has signed", async () => {
    const desk = await openDesk(gate, "administrator");
    const { endpoint, secret } = await desk.call("addWebhook", {
      ...{ url: `http://127.0.0.1:${PORT}/`, description: "the example", types: ["player.registered"] },
      reason: "a test",
    });
    const player = await gate.player();
    const lines = await receiveWith(secret);
    const sender = createWebhookSender(gate.deps);
    expect(await sender.sendDue()).toBe(1);
    const { version, done_up_to } = (await desk.call("webhooks", {})).endpoints[0]!;
    await desk.call("replayWebhook", {
      ...{ endpoint_id: endpoint.id, version, from_sequence: 1, from_time: null, reason: "once more" },
    });
    expect(await sender.sendDue()).toBe(1);
    expect(lines).toEqual([expect.stringMatching(`^\\d+ player.registered ${player.id} `)]);
    const { deliveries } = await desk.call("webhookDeliveries", { endpoint_id: endpoint.id });
    expect(deliveries.map(({ answer }) => answer)).toEqual(["known already", "thanks"]);
    expect(done_up_to).toBeGreaterThan(0);
    await receiveWith(`whsec_${Buffer.from("another secret of 32 bytes ....").toString("base64")}`);
    const { delivery } = await desk.call("testWebhook", { endpoint_id: endpoint.id });
    expect(delivery).toMatchObject({ status: 401, answer: "the signature does not fit" });
  });
});
