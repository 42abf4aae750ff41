import type { ClockPort, DatabasePort, ResolverPort, WalletPort } from "../ports.ts";
import { giveUpStake } from "./place-stake.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";

const LOOK_EVERY_MS = 100;
/** Longer than the wallet's time-out, so that the first request has finished unless its node died. */
const SPARE_MS = 1_000;

/** Waits until the first copy of the same request, here or on another node, has received the wallet's answer. */
export async function awaitStake(
  studio: ClockPort & DatabasePort & ResolverPort & WalletPort,
  round: StudioRound,
): Promise<StudioRound> {
  const looks = Math.ceil((studio.wallet.timeoutMs + SPARE_MS) / LOOK_EVERY_MS);
  let latest = round;
  for (let look = 0; latest.state === "staking" && look < looks; look += 1) {
    await studio.wait(LOOK_EVERY_MS);
    latest = await findRound(studio.database, round, round.id);
  }
  return latest.state === "staking" ? giveUpStake(studio, latest) : latest;
}
