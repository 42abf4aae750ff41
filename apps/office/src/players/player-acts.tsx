import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { saveFile } from "../browser/save-file.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { ExcludeDialog, ImposeDialog } from "../risks/protect-dialogs.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import { GiveBonusDialog } from "./give-bonus-dialog.tsx";
import { SeeDialog } from "./see-dialog.tsx";
import type { PlayerActsState } from "./use-acts.ts";
import { contactWords, playerWords as words } from "./words.ts";

type ActsOfPlayer = { player: OfficePlayer; acts: PlayerActsState };

/** The dialog of what is being done about a player. */
export function PlayerActs({ player, acts }: ActsOfPlayer) {
  if (acts.lifted) return <LiftDialog player={player} acts={acts} blockId={acts.lifted.id} />;
  if (acts.open === "block") return <BlockDialog playerId={player.id} onClose={acts.close} />;
  if (acts.open === "limit") return <ImposeDialog player={player} onClose={acts.close} />;
  if (acts.open === "exclude") return <ExcludeDialog player={player} onClose={acts.close} />;
  if (acts.open === "bonus") return <GiveBonusDialog player={player} onClose={acts.close} />;
  if (acts.open === "sessions") return <SessionsDialog player={player} acts={acts} />;
  if (acts.open === "factors") return <ResetDialog player={player} acts={acts} />;
  if (acts.open === "correct") return <CorrectDialog player={player} acts={acts} />;
  if (acts.open === "export") return <ExportDialog player={player} acts={acts} />;
  if (acts.open === "erase") return <EraseDialog player={player} acts={acts} />;
  if (acts.open === "see") return <SeeDialog playerId={player.id} onClose={acts.close} />;
  return acts.open === "reveal" ? <RevealDialog player={player} acts={acts} /> : null;
}

function SessionsDialog({ player, acts }: ActsOfPlayer) {
  const { send, isBusy, error } = useCall("endPlayerSessions", {
    changes: ["playerPage", "playerTimeline"],
    onDone: ({ ended }) => {
      announce(words.sessions.done(ended));
      acts.close();
    },
  });
  return (
    <FormDialog
      open
      onClose={acts.close}
      title={words.sessions.title}
      description={words.sessions.text(player.sessions)}
      submitLabel={words.sessions.submit}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: player.id, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.sessions.reason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}

function RevealDialog({ player, acts }: ActsOfPlayer) {
  const { send, isBusy, error } = useCall("revealPlayer", {
    changes: ["playerTimeline"],
    onDone: (contact) => {
      acts.revealed.show(contact);
      acts.close();
    },
  });
  return (
    <FormDialog
      open
      onClose={acts.close}
      title={contactWords.dialogTitle}
      description={contactWords.dialogText}
      submitLabel={contactWords.show}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: player.id, reason: typedText(values, "reason") })}
    >
      <ReasonField
        label={contactWords.reason}
        hint={contactWords.reasonHint}
        error={fieldTexts(error).reason}
      />
    </FormDialog>
  );
}

function ExportDialog({ player, acts }: ActsOfPlayer) {
  const { send, isBusy, error } = useCall("exportPlayer", {
    changes: ["playerTimeline"],
    onDone: ({ data }) => {
      saveFile(`player-${player.id}.json`, JSON.stringify(data, null, 2), "application/json");
      announce(words.data.exported);
      acts.close();
    },
  });
  return (
    <FormDialog
      open
      onClose={acts.close}
      title={words.data.exportTitle}
      description={words.data.exportText}
      submitLabel={words.data.exportSubmit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: player.id, reason: typedText(values, "reason") })}
    >
      <ReasonField
        label={words.data.exportReason}
        hint={words.data.exportReasonHint}
        error={fieldTexts(error).reason}
      />
    </FormDialog>
  );
}

function EraseDialog({ player, acts }: ActsOfPlayer) {
  return (
    <AskDialog
      action="player.erase"
      title={words.data.eraseTitle}
      onClose={acts.close}
      input={{ player_id: player.id }}
    />
  );
}

function CorrectDialog({ player, acts }: ActsOfPlayer) {
  return (
    <AskDialog
      action="balance.correct"
      title={words.correct.title(player.currency)}
      onClose={acts.close}
      input={{ player_id: player.id }}
    />
  );
}

function ResetDialog({ player, acts }: ActsOfPlayer) {
  return (
    <AskDialog
      action="player.reset_factors"
      title={words.factors.resetTitle}
      onClose={acts.close}
      input={{ player_id: player.id }}
    />
  );
}

function LiftDialog({ player, acts, blockId }: ActsOfPlayer & { blockId: string }) {
  return (
    <AskDialog
      action="player.unblock"
      title={words.blocks.liftTitle}
      onClose={acts.close}
      input={{ player_id: player.id, block_id: blockId }}
    />
  );
}
