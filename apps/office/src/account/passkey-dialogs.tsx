import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useMutation } from "@tanstack/react-query";
import type { OfficeOutput } from "../gate/call-office.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { refresh } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { registerPasskey } from "../identity/passkeys.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { accountWords as words } from "./words.ts";

export type OwnPasskey = OfficeOutput<"ownPasskeys">["passkeys"][number];

/** Adds a passkey with a name. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: registerPasskey,
    onSuccess: () => {
      void refresh("ownPasskeys", "me");
      announce(words.addDone);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="small"
      title={words.addTitle}
      description={words.addText}
      submitLabel={words.add}
      isBusy={isPending}
      error={error ?? undefined}
      onSubmit={(values) => mutate(typedText(values, "label"))}
    >
      <TextField
        name="label"
        label={words.label}
        autoComplete="off"
        maxLength={80}
        error={fieldTexts(error).label}
      />
    </FormDialog>
  );
}

/** Removes a passkey. */
export function RemovePasskeyDialog({ passkey, onClose }: { passkey: OwnPasskey; onClose: () => void }) {
  const { send, isBusy, error } = useCall("removePasskey", {
    changes: ["ownPasskeys", "me"],
    onDone: () => {
      announce(words.removeDone);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      size="small"
      title={words.removeTitle(passkey.label)}
      submitLabel={words.remove}
      isDanger
      isBusy={isBusy}
      error={error}
      onSubmit={() => send({ id: passkey.id })}
    >
      <p>{words.removeText}</p>
    </FormDialog>
  );
}
