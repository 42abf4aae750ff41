import type { JackpotFile } from "@bellwether/contract/content/jackpot.ts";
import type { JackpotWin } from "@bellwether/contract/studio/index.ts";
import { potsOfJackpot } from "./round-pot.ts";

/** What players see of a pot. A pot whose file was deleted keeps its id as its name. */
export function namePot(jackpots: readonly JackpotFile[], pot: string): Omit<JackpotWin, "amountMinor"> {
  const known = jackpots.flatMap(potsOfJackpot).find((each) => each.pot === pot);
  if (!known) return { jackpotId: pot, name: pot, kind: "drop", tier: null };
  const { jackpot, tier } = known;
  return { jackpotId: jackpot.id, name: jackpot.name, kind: jackpot.kind, tier };
}
