import { randomUUID } from "node:crypto";
import type { StudioFixture } from "./studio-fixture.ts";

export const TAKE = { do: "take" };
export const DOUBLE = { do: "double" };

/** A player with 50.00 and a started round at 1.00 whose first `heads` coins are heads; then tails, if `tails` is set. `bell-two` plays double-up. */
export async function startDeciding(
  fixture: StudioFixture,
  { heads = 5, tails = false, amount = "50.00", stakeMinor = "100" } = {},
) {
  const { player, opened, session } = await fixture.playing(amount, 2);
  await fixture.destineCoins(session, heads, tails);
  const { data: round } = await fixture.start(session, { stakeMinor });
  if (!round) throw new Error("no round was started");
  const act = (action: object, more: object = {}, roundId = round.roundId) =>
    fixture.call("act", {
      session,
      roundId,
      body: { requestId: randomUUID(), seq: 1, action, ...more },
    });
  return { player, session, opened, round, act };
}
