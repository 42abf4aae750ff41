import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { QrCode } from "@bellwether/ui/data/qr-code.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import type { FormEvent } from "react";
import type { OfficeOutput } from "../gate/call-office.ts";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { RoleTags } from "../identity/role-tags.tsx";
import { Callout } from "../kit/callout.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import { typedText } from "../kit/reason-field.tsx";
import styles from "./accept-form.module.css";
import { signInWords as words } from "./words.ts";

export type AcceptFormProps = {
  token: string;
  invitation: OfficeOutput<"readInvitation">;
  onAccepted: (self: OfficeSelf) => void;
};

/** Name, password and authenticator app of somebody who was invited. */
export function AcceptForm({ token, invitation, onAccepted }: AcceptFormProps) {
  const { send, isBusy, error } = useCall("acceptInvitation", { onDone: onAccepted });
  const wrong = fieldTexts(error);
  const { secret, uri } = invitation.authenticator;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    if (isBusy) return;
    send({
      token,
      name: typedText(values, "name"),
      password: String(values.get("password") ?? ""),
      code: typedText(values, "code"),
    });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.person}>
        <p>{words.invited(invitation.email)}</p>
        <RoleTags roles={invitation.roles} />
      </div>
      {/* Password managers keep the password under this name. */}
      <input type="hidden" name="email" autoComplete="username" value={invitation.email} />
      <TextField
        name="name"
        autoComplete="name"
        label={words.name}
        defaultValue={invitation.name}
        error={wrong.name}
      />
      <PasswordField
        name="password"
        autoComplete="new-password"
        label={words.password}
        hint={words.passwordHint}
        showLabel={words.show}
        hideLabel={words.hide}
        error={wrong.password}
      />
      <section className={styles.app}>
        <h2 className={styles.heading}>{words.authenticator}</h2>
        <p className={styles.hint}>{words.scan}</p>
        <QrCode text={uri} label={words.qr} />
        <p className={styles.secret}>
          <span className={styles.hint}>{words.secret}</span>
          <code>{inGroups(secret)}</code>
          <CopyButton text={secret} label={words.copySecret} />
        </p>
      </section>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.code}
        hint={words.codeHint}
        error={wrong.code}
      />
      {error && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
      <Button type="submit" block busy={isBusy}>
        {words.accept}
      </Button>
    </form>
  );
}

/** Four letters at a time are typed with fewer mistakes. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;
