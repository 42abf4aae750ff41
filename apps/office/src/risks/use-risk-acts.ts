import type { PlayerAtRisk, RiskAct, RiskInteraction } from "@bellwether/contract/office/index.ts";
import { useState } from "react";
import { may, useSelf } from "../identity/self.ts";
import { isAnothers } from "../kit/in-hand.ts";
import type { MarkCall } from "./mark-dialog.tsx";

type Open =
  | { dialog: "record"; act?: RiskAct }
  | { dialog: "entry"; interaction: RiskInteraction }
  | { dialog: "mark"; call: MarkCall }
  | { dialog: "limit" }
  | { dialog: "break" };

/** What may be done about a player at risk, and which of it is being done. */
export function useRiskActs(risk: PlayerAtRisk | undefined) {
  const self = useSelf();
  const [open, setOpen] = useState<Open>();
  const isFree = risk !== undefined && !isAnothers(risk);
  const mayDecide = isFree && may(self, "harm.decide");
  return {
    ...{ open, start: setOpen },
    close: () => setOpen(undefined),
    mayTake: isFree && may(self, "harm.interact"),
    mayInteract: isFree && may(self, "harm.interact"),
    mayProtect: isFree && risk.status === "open" && may(self, "players.protect"),
    /** Marking, or keeping a mark that waits; undefined when neither can be done. */
    markCall: mayDecide ? markCallOf(risk) : undefined,
    mayLift: mayDecide && risk.mark !== null,
  };
}

export type RiskActsState = ReturnType<typeof useRiskActs>;

function markCallOf({ mark, status }: PlayerAtRisk): MarkCall | undefined {
  if (mark) return mark.reviewed_by === null ? "keepRiskMark" : undefined;
  return status === "closed" ? undefined : "markAtRisk";
}
