import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useState } from "react";
import { AskDialog } from "../asking/ask-dialog.tsx";
import { fieldTexts, isApprovalNeeded } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { playerWords } from "./words.ts";

const words = playerWords.bonus;

/** Gives a bonus from the month's budget, or asks a second person for a larger one. */
export function GiveBonusDialog({ player, onClose }: { player: OfficePlayer; onClose: () => void }) {
  const [amount, setAmount] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const { send, isBusy, error } = useCall("grantBonus", {
    changes: ["playerPage", "playerTimeline"],
    onDone: () => {
      announce(words.done);
      onClose();
    },
  });
  if (isAsking)
    return (
      <AskDialog
        action="bonus.give"
        title={words.title(player.currency)}
        input={{ player_id: player.id, amount }}
        onClose={onClose}
      />
    );
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title(player.currency)}
      description={words.text}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: player.id, amount, reason: typedText(values, "reason") })}
      secondary={
        isApprovalNeeded(error) && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {words.askSecond}
          </Button>
        )
      }
    >
      <TextField
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        label={words.amount}
        value={amount}
        onChange={(event) => setAmount(event.target.value.trim())}
        error={wrong.amount}
      />
      <ReasonField label={words.reason} hint={words.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
