import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { hasChips } from "../controls/control-bar.ts";
import { isShared } from "../studio/is-shared.ts";
import type { TextKey } from "../texts/texts.ts";

/**
 * The status line of an opened game: how to start a round, or a note that the shown round used an older model. Undefined for a past round of a
 * table whose model is the same, because its rounds start at the table.
 */
export function openingText({
  sheet,
  startsRounds,
}: Pick<OpenSessionReply, "sheet" | "startsRounds">): TextKey | undefined {
  if (!startsRounds) return "changed_game";
  if (isShared(sheet)) return undefined;
  return hasChips(sheet) ? "ready_roulette" : `ready_${sheet.family}`;
}
