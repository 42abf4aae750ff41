import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { KeyIcon } from "../kit/icons.ts";
import { PersonMark } from "../kit/person-mark.tsx";
import { typedText } from "../kit/reason-field.tsx";
import { keepCompanyLogin } from "./company-login.ts";
import { signInWithPasskey } from "./passkeys.ts";
import { RoleTags } from "./role-tags.tsx";
import styles from "./sign-in-form.module.css";
import { identityWords as words } from "./words.ts";

export type SignInFormProps = {
  onSignedIn: (self: OfficeSelf) => void;
  /** Who is expected: their email is filled in, and the sandbox offers only them. */
  expected?: OfficeSelf["operator"];
  /** Where somebody wants to go who leaves for the company's directory. */
  returnTo?: string;
};

/** The ways in: a passkey, else password and code, and in the sandbox as one of its persons. */
export function SignInForm({ onSignedIn, expected, returnTo = "/" }: SignInFormProps) {
  const ways = useQuery({ ...officeQuery("signInWays", {}), staleTime: Number.POSITIVE_INFINITY });
  const passkey = useMutation({ mutationFn: signInWithPasskey, onSuccess: onSignedIn });
  const password = useCall("operatorSignIn", { onDone: onSignedIn });
  const enter = useCall("enterAs", { onDone: onSignedIn });
  const company = useCall("companyBegin", {
    onDone: ({ url, state }) => {
      keepCompanyLogin({ state, to: returnTo });
      window.location.assign(url);
    },
  });
  const [last, setLast] = useState<"passkey" | "password" | "enter" | "company">();
  const errors = { passkey: passkey.error, password: password.error };
  const error = { ...errors, enter: enter.error, company: company.error }[last ?? "passkey"];
  const wrong = last === "password" ? fieldTexts(password.error) : {};
  const companyName = ways.data?.company;
  const persons = ways.data?.enter_as?.filter(({ id }) => !expected || id === expected.id) ?? [];
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    setLast("password");
    password.send({
      email: typedText(values, "email"),
      // A password is sent as it was typed.
      password: String(values.get("password") ?? ""),
      code: typedText(values, "code"),
    });
  };
  return (
    <div className={styles.frame} data-sandbox={persons.length > 0 ? "" : undefined}>
      <div className={styles.ways}>
        {error && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
        <Button
          block
          icon={<KeyIcon />}
          busy={passkey.isPending}
          onClick={() => {
            setLast("passkey");
            passkey.mutate();
          }}
        >
          {words.withPasskey}
        </Button>
        {companyName && !expected && (
          <Button
            block
            variant="secondary"
            busy={company.isBusy}
            onClick={() => {
              setLast("company");
              company.send({});
            }}
          >
            {words.withCompany(companyName)}
          </Button>
        )}
        <p className={styles.or}>{words.orPassword}</p>
        <form onSubmit={submit} noValidate className={styles.form}>
          <TextField
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={expected?.email}
            label={words.email}
            error={wrong.email}
            required
          />
          <PasswordField
            name="password"
            autoComplete="current-password"
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            error={wrong.password}
            required
          />
          <TextField
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={words.code}
            hint={words.codeHint}
            error={wrong.code}
            required
          />
          <Button type="submit" variant="secondary" block busy={password.isBusy}>
            {words.signIn}
          </Button>
        </form>
      </div>
      {persons.length > 0 && (
        <section className={styles.sandbox} aria-label={words.enterAs}>
          <h2 className={styles.heading}>{words.enterAs}</h2>
          <p className={styles.hint}>{words.enterAsHint}</p>
          <ul className={styles.persons}>
            {persons.map(({ id, name, roles }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.person}
                  disabled={enter.isBusy}
                  onClick={() => {
                    setLast("enter");
                    enter.send({ operator_id: id });
                  }}
                >
                  <PersonMark name={name} />
                  <span className={styles.name}>{name}</span>
                  <RoleTags roles={roles} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
