import {
  type ContactField,
  contactFields,
  type LetterAgain,
  lettersAgain,
  type OfficePlayer,
} from "@bellwether/contract/office/index.ts";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { contactWords as words } from "./words.ts";

type ContactDialogProps = { player: OfficePlayer; onClose: () => void };

/** Sends a code or link again, to where the player has entered. */
export function SendAgainDialog({ player, onClose }: ContactDialogProps) {
  const { send, isBusy, error } = useCall("sendLetterAgain", {
    changes: ["playerTimeline"],
    onDone: () => {
      announce(words.sendAgain.done);
      onClose();
    },
  });
  const isActivated = !player.marks.includes("not_activated");
  const goesTo: Record<LetterAgain, string | null> = {
    activation_code: isActivated ? player.pending.phone : player.phone || null,
    email_confirmation: player.pending.email,
    password_reset: player.email,
  };
  const offered = lettersAgain.filter((letter) => goesTo[letter] !== null);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.sendAgain.title}
      description={words.sendAgain.text}
      submitLabel={words.sendAgain.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          player_id: player.id,
          letter: typedText(values, "letter") as LetterAgain,
          reason: typedText(values, "reason"),
        })
      }
    >
      <RadioCards
        name="letter"
        label={words.sendAgain.which}
        defaultValue={offered[0] ?? "password_reset"}
        cards={offered.map((letter) => ({
          value: letter,
          title: words.sendAgain.letters[letter],
          detail: words.sendAgain.goesTo(goesTo[letter] ?? ""),
        }))}
      />
      <ReasonField label={words.sendAgain.reason} error={fieldTexts(error).reason} />
    </FormDialog>
  );
}

/** Enters another email or number, which a second person then confirms. */
export function EnterContactDialog({
  player,
  onClose,
  onEntered,
}: ContactDialogProps & { onEntered: (field: ContactField) => void }) {
  const { send, isBusy, error } = useCall("enterContact", { changes: ["playerPage", "playerTimeline"] });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.enter.title}
      description={words.enter.text}
      submitLabel={words.enter.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => {
        const field = typedText(values, "field") as ContactField;
        const reason = typedText(values, "reason");
        send(
          { player_id: player.id, field, value: typedText(values, "value"), reason },
          { onSuccess: () => onEntered(field) },
        );
      }}
    >
      <RadioCards
        name="field"
        look="tiles"
        label={words.enter.what}
        defaultValue="email"
        cards={contactFields.map((field) => ({ value: field, title: words[field] }))}
      />
      <TextField name="value" autoComplete="off" label={words.enter.value} error={wrong.value} />
      <ReasonField label={words.enter.reason} hint={words.enter.reasonHint} error={wrong.reason} />
    </FormDialog>
  );
}
