import { isDeepStrictEqual } from "node:util";
import type { RoundReplay } from "@bellwether/contract/studio/index.ts";
import { findModel } from "@bellwether/games";
import type { DatabasePort, JackpotsPort, ModelsPort, SeedVaultPort } from "../ports.ts";
import { openServerSeed } from "../seeds/index.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { type DrawnRound, isDrawn, type StudioRound, type TakenAction } from "./round.ts";
import { findRound, type Holder } from "./round-store.ts";
import { asWireRound } from "./wire-round.ts";
import { withScript } from "./with-script.ts";

/** A past round as it was played, with its server seed once that is revealed. Throws `round_not_found`. */
export async function replayRound(
  deps: DatabasePort & JackpotsPort & ModelsPort & SeedVaultPort,
  holder: Holder,
  roundId: string,
): Promise<RoundReplay> {
  const round = withScript(deps, await findRound(deps.database, holder, roundId));
  if (!isDrawn(round)) throw new StudioRefusalError("round_not_found", "the round was not drawn");
  return asReplay(deps, round);
}

/** A drawn round with everything that it was drawn from; the server seed only once it is revealed. */
export function asReplay(deps: JackpotsPort & ModelsPort & SeedVaultPort, round: DrawnRound): RoundReplay {
  return {
    ...asWireRound(deps, round),
    mechanic: round.script.mechanic,
    model: round.model,
    modelHash: round.modelHash ?? findModel(deps.models, round.model).hash,
    mode: round.mode,
    currency: round.currency,
    input: round.input,
    actions: actionsOf(round).map((each) => ({ ...each, stakeMinor: each.stakeMinor.toString() })),
    serverSeed: round.isSeedRevealed ? openServerSeed(deps.seedVault, round) : null,
    clientSeed: round.clientSeed,
    ...(round.table && { table: { tableId: round.table.id, number: round.table.number } }),
    at: round.startedAt.toISOString(),
  };
}

/** The player's actions in order. At a table, those with a further stake are among the actions of the run. */
function actionsOf({ actions, table }: StudioRound): readonly TakenAction[] {
  if (!table) return actions;
  const staked = [...actions];
  return table.actions.map(({ action }) => {
    const isStaked = staked[0] !== undefined && isDeepStrictEqual(staked[0].action, action);
    return (isStaked ? staked.shift() : undefined) ?? { action, stakeMinor: 0n, byRule: false };
  });
}
