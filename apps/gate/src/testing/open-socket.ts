import { pushAddress } from "@bellwether/contract";
import { BridgeConnection, createRegistrationQueue } from "../bridge/index.ts";
import { createUnseenAwards } from "../rewards/index.ts";
import type { GateFixture } from "./gate-fixture.ts";

type Frame = { type: string; body?: { type: string; reason?: string; [field: string]: unknown } };

/** A socket of the push bridge that is registered on the player's address with the session; returns the received frames. */
export async function openSocket(
  gate: Pick<GateFixture, "deps">,
  player: { channel: string; session: string },
): Promise<Frame[]> {
  const frames: Frame[] = [];
  const socket = new BridgeConnection(
    { gate: gate.deps, queue: createRegistrationQueue(), awards: createUnseenAwards(gate.deps) },
    { send: (text) => void frames.push(JSON.parse(text)), close: () => {} },
  );
  await socket.take(
    JSON.stringify({
      type: "register",
      address: pushAddress(player.channel),
      headers: { session: player.session },
    }),
  );
  return frames;
}

/** The last message about the session that a socket received, if any. */
export function endReceived(frames: Frame[]): Frame["body"] {
  return frames.map(({ body }) => body).findLast((body) => body?.type === "session_ended");
}
