import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useStore } from "../browser/store.ts";
import { fieldTexts } from "../gate/error-text.ts";
import { proofRoom } from "../gate/office.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { KeyIcon } from "../kit/icons.ts";
import { typedText } from "../kit/reason-field.tsx";
import { proveWithPasskey } from "./passkeys.ts";
import { becomeSelf, useSelf } from "./self.ts";
import { identityWords as words } from "./words.ts";

/** Asks for a fresh proof while a call waits for it. */
export function ProofDialog() {
  const isWaiting = useStore(proofRoom.waiting);
  return isWaiting ? <OpenProofDialog /> : null;
}

function OpenProofDialog() {
  const self = useSelf();
  const ways = useQuery({ ...officeQuery("signInWays", {}), staleTime: Number.POSITIVE_INFINITY });
  const proven = (now: OfficeSelf) => {
    becomeSelf(now);
    proofRoom.answer(true);
  };
  const passkey = useMutation({ mutationFn: proveWithPasskey, onSuccess: proven });
  const password = useCall("prove", { onDone: proven });
  const again = useCall("enterAs", { onDone: proven });
  const isOfSandbox = ways.data?.enter_as?.some(({ id }) => id === self.operator.id);
  const wrong = fieldTexts(password.error);
  return (
    <FormDialog
      open
      onClose={() => proofRoom.answer(false)}
      size="small"
      title={words.proofTitle}
      description={words.proofText}
      submitLabel={words.prove}
      isBusy={password.isBusy}
      error={passkey.error ?? password.error ?? again.error ?? undefined}
      onSubmit={(values) => {
        passkey.reset();
        password.send({ password: String(values.get("password") ?? ""), code: typedText(values, "code") });
      }}
      secondary={
        isOfSandbox && (
          <Button
            variant="secondary"
            busy={again.isBusy}
            onClick={() => again.send({ operator_id: self.operator.id })}
          >
            {words.proveSandbox}
          </Button>
        )
      }
    >
      {self.passkeys > 0 && (
        <Button icon={<KeyIcon />} block busy={passkey.isPending} onClick={() => passkey.mutate()}>
          {words.provePasskey}
        </Button>
      )}
      <PasswordField
        name="password"
        autoComplete="current-password"
        label={words.password}
        showLabel={words.show}
        hideLabel={words.hide}
        error={wrong.password}
      />
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        error={wrong.code}
      />
    </FormDialog>
  );
}
