import type { ResolverPort, StepPorts, WalletPort } from "../ports.ts";
import { giveUpStake } from "./place-stake.ts";
import type { StudioRound } from "./round.ts";
import { findRound } from "./round-store.ts";
import { whileStaking } from "./while-staking.ts";

/** Waits until the first copy of the same request, here or on another node, has received the wallet's answer. */
export async function awaitStake(
  deps: StepPorts & ResolverPort & WalletPort,
  round: StudioRound,
): Promise<StudioRound> {
  let latest = round;
  await whileStaking(deps, async () => {
    latest = await findRound(deps.database, round, round.id);
    return latest.state === "staking";
  });
  return latest.state === "staking" ? giveUpStake(deps, latest) : latest;
}
