import type { PlayerAtRisk } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { AddEntryDialog, RecordDialog } from "./interaction-dialogs.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import { ExcludeDialog, ImposeDialog } from "./protect-dialogs.tsx";
import type { RiskActsState } from "./use-risk-acts.ts";
import { riskWords as words } from "./words.ts";

type RiskActsProps = { risk: PlayerAtRisk; acts: RiskActsState };

/** What can be done about a player at risk, as buttons. */
export function RiskButtons({ acts }: Pick<RiskActsProps, "acts">) {
  const { markCall } = acts;
  return (
    <>
      {acts.mayProtect && (
        <>
          <Button variant="secondary" onClick={() => acts.start({ dialog: "limit" })}>
            {words.setLimit}
          </Button>
          <Button variant="secondary" onClick={() => acts.start({ dialog: "break" })}>
            {words.giveBreak}
          </Button>
        </>
      )}
      {markCall && (
        <Button variant="secondary" onClick={() => acts.start({ dialog: "mark", call: markCall })}>
          {markCall === "markAtRisk" ? words.markAct : words.keepAct}
        </Button>
      )}
      {acts.mayLift && (
        <Button variant="secondary" onClick={() => acts.start({ dialog: "mark", call: "liftRiskMark" })}>
          {words.liftAct}
        </Button>
      )}
      {acts.mayInteract && <Button onClick={() => acts.start({ dialog: "record" })}>{words.record}</Button>}
    </>
  );
}

/** The dialog of what is being done. A limit or a break that was just given leads to its record. */
export function RiskDialogs({ risk, acts }: RiskActsProps) {
  const { open, close } = acts;
  const player = { id: risk.player_id, currency: risk.currency };
  if (open?.dialog === "record") return <RecordDialog risk={risk} act={open.act} onClose={close} />;
  if (open?.dialog === "entry")
    return <AddEntryDialog risk={risk} interaction={open.interaction} onClose={close} />;
  if (open?.dialog === "mark") return <MarkDialog risk={risk} call={open.call} onClose={close} />;
  if (open?.dialog === "limit")
    return (
      <ImposeDialog
        player={player}
        onClose={close}
        onDone={() => acts.start({ dialog: "record", act: "limit" })}
      />
    );
  if (open?.dialog === "break")
    return (
      <ExcludeDialog
        player={player}
        onClose={close}
        onDone={() => acts.start({ dialog: "record", act: "break" })}
      />
    );
  return null;
}
