import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { useState } from "react";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { OfficeDialog } from "../kit/office-dialog.tsx";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { kitWords } from "../kit/words.ts";
import styles from "./see-dialog.module.css";
import { playerWords } from "./words.ts";

const words = playerWords.see;

export type SeeDialogProps = { playerId: string; onClose: () => void };

/** Prepares the site as the player sees it, and opens it when the person presses: a window that opens by itself would be blocked. */
export function SeeDialog({ playerId, onClose }: SeeDialogProps) {
  const [address, setAddress] = useState<string>();
  const { send, isBusy, error } = useCall("seeAsPlayer", {
    changes: ["playerTimeline"],
    onDone: ({ url }) => setAddress(url),
  });
  if (address)
    return (
      <OfficeDialog open onClose={onClose} title={words.title} description={words.ready}>
        <div className={styles.acts}>
          <Button variant="secondary" onClick={onClose}>
            {kitWords.cancel}
          </Button>
          <LinkButton href={address} target="_blank" rel="noopener noreferrer" onClick={onClose}>
            {words.open}
          </LinkButton>
        </div>
      </OfficeDialog>
    );
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.title}
      description={words.text}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ player_id: playerId, reason: typedText(values, "reason") })}
    >
      <ReasonField label={words.reason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}
