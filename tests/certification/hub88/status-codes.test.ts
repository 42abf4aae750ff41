import { Hub88Reply, Hub88Status } from "@bellwether/contract";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { cashMinorOf, certifiedGate, seatedPlayer } from "../certified-gate.ts";
import { conditions } from "./status-conditions.ts";

/** Statuses whose reply contains the balance. */
const WITH_BALANCE = ["RS_OK", "RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"];

describe("Hub88 certification: status codes", () => {
  const TWENTY_HOURS_MS = 20 * HOUR_MS;
  const gateOf = certifiedGate({ settings: { idleTimeoutMs: TWENTY_HOURS_MS } });

  for (const status of Hub88Status.options) {
    describe(status, () => {
      it.each(Object.entries(conditions[status]))("%s", async (_, arrange) => {
        const gate = gateOf();
        const { player, seat } = await seatedPlayer(gate);
        const ask = await arrange({ gate, player, seat });
        const before = await cashMinorOf(gate, player);
        const reply = await ask();
        expect(Hub88Reply.parse(reply).status).toBe(status);
        expect(reply.balance !== undefined).toBe(WITH_BALANCE.includes(status));
        if (status !== "RS_OK") expect(await cashMinorOf(gate, player)).toBe(before);
      });
    });
  }
});
