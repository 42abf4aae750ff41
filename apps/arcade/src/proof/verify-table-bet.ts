import type { StudioClient } from "../studio/studio-client.ts";
import { checkTableBet, noneFailed } from "./check-table-bet.ts";

/**
 * Whether a bet is part of its round's root and the round was drawn as published. The proof of another bet is none. Undefined if this device
 * cannot check it. Throws `StudioCallError` when the studio has no proof.
 */
export async function verifyTableBet(
  studio: Pick<StudioClient, "call">,
  base: string,
  { tableId, number }: { tableId: string; number: number },
  roundId: string,
): Promise<boolean | undefined> {
  const [round, proof] = await Promise.all([
    studio.call("readTableRound", {}, { tableId, number }),
    studio.call("proveTableBet", {}, { tableId, roundId }),
  ]);
  const checks = await checkTableBet(round, proof, base, (url, init) => fetch(url, init)).catch(
    () => undefined,
  );
  return checks && proof.roundId === roundId && noneFailed(checks);
}
