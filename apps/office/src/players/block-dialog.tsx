import { type BlockScope, blockScopes } from "@bellwether/contract/office/index.ts";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { GroupFrame } from "@bellwether/ui/fields/field-frame.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { fieldTime, timeOfField } from "../formats/time-text.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { ReasonField, typedText } from "../kit/reason-field.tsx";
import { playerWords as words } from "./words.ts";

export type BlockDialogProps = { playerId: string; onClose: () => void };

/** Blocks a player from what is ticked. */
export function BlockDialog({ playerId, onClose }: BlockDialogProps) {
  const { send, isBusy, error } = useCall("blockPlayer", {
    changes: ["playerPage", "playerTimeline"],
    onDone: () => {
      announce(words.block.done);
      onClose();
    },
  });
  const wrong = fieldTexts(error);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.block.title}
      description={words.block.text}
      submitLabel={words.block.submit}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={(values) =>
        send({
          player_id: playerId,
          scopes: values.getAll("scopes") as BlockScope[],
          reason: typedText(values, "reason"),
          until: timeOfField(typedText(values, "until")),
        })
      }
    >
      <GroupFrame id="block-scopes" label={words.block.scopes} error={wrong.scopes}>
        <div>
          {blockScopes.map((scope) => (
            <CheckboxField
              key={scope}
              id={`block-${scope}`}
              name="scopes"
              value={scope}
              label={words.scopes[scope]}
              hint={scope === "login" ? words.block.login : undefined}
            />
          ))}
        </div>
      </GroupFrame>
      <ReasonField label={words.block.reason} hint={words.block.reasonHint} error={wrong.reason} />
      <TextField
        name="until"
        type="datetime-local"
        min={fieldTime(Date.now())}
        label={words.block.until}
        hint={words.block.untilHint}
        error={wrong.until}
      />
    </FormDialog>
  );
}
