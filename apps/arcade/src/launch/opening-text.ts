import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { hasChips } from "../controls/control-bar.ts";
import { isShared } from "../studio/is-shared.ts";
import type { TextKey } from "../texts/texts.ts";

/**
 * What the status of an opened game says: how a round begins, or that the game has changed since the round that is shown. Undefined for a
 * past round of a table that has not changed: rounds begin at the table.
 */
export function openingText({
  sheet,
  startsRounds,
}: Pick<OpenSessionReply, "sheet" | "startsRounds">): TextKey | undefined {
  if (!startsRounds) return "changed_game";
  if (isShared(sheet)) return undefined;
  return hasChips(sheet) ? "ready_roulette" : `ready_${sheet.family}`;
}
