import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, type ReactNode, useRef } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { OwnerFields, ownersWord, wantsCode } from "../forms/owner-fields.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { type Refusal, refusalText } from "../gate/refusal.ts";
import { useTexts } from "../locale/texts.tsx";

type OwnerFormProps<Answer> = {
  id: string;
  /** What the button does. */
  label: string;
  isDanger?: boolean;
  /** Fields before the password. */
  children?: ReactNode;
  /** Sends what a login wants; undefined for a refusal. */
  send: (word: ReturnType<typeof ownersWord>, form: FormData) => Promise<Answer | undefined>;
  pending: boolean;
  refusal: Refusal | undefined;
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks for what a login wants, before something changes that opens the account. */
export function OwnerForm<Answer>(props: OwnerFormProps<Answer>) {
  const { id, label, isDanger = false, children, send, pending, refusal, onDone, onClose } = props;
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, refusal);
  const isOfField = wantsCode(refusal) || Object.keys(refusal?.fields ?? {}).length > 0;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const answer = await send(ownersWord(given), given);
    if (answer !== undefined) onDone(answer);
  };
  return (
    <form ref={form} className={layout.stack4} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
      {children}
      <OwnerFields id={id} refusal={refusal} />
      <div className={layout.row3}>
        <SubmitButton
          variant={isDanger ? "danger" : "primary"}
          busy={pending}
          busyLabel={t("core.settings_busy")}
        >
          {label}
        </SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t("core.settings_cancel")}
        </Button>
      </div>
    </form>
  );
}
