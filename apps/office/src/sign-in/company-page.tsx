import { GateError } from "@bellwether/contract/client.ts";
import { localPath } from "@bellwether/contract/local-path.ts";
import type { OfficeSelf } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { takeCompanyLogin } from "../identity/company-login.ts";
import { becomeSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { typedText } from "../kit/reason-field.tsx";
import { officePaths } from "../paths.ts";
import styles from "./company-page.module.css";
import { FrontPage } from "./front-page.tsx";
import { signInWords as words } from "./words.ts";

/** Where the company's directory sends somebody back to. */
export function CompanyPage() {
  const navigate = useNavigate();
  const [login] = useState(takeCompanyLogin);
  const [ticket, setTicket] = useState<string>();
  const isSent = useRef(false);
  const enter = (self: OfficeSelf) => {
    becomeSelf(self);
    void navigate(localPath(login?.to ?? null) ?? officePaths.today(), { replace: true });
  };
  const answer = useCall("companySignIn", {
    onDone: ({ self, ticket: given }) => {
      if (self) enter(self);
      else setTicket(given ?? undefined);
    },
  });
  const { send } = answer;
  useEffect(() => {
    // The directory's answer is good once.
    if (!login || isSent.current) return;
    isSent.current = true;
    send({ state: login.state, query: window.location.search.slice(1) || "none" });
  }, [login, send]);
  const failure = login ? answer.error && companyText(answer.error) : words.company.notBegun;
  return (
    <FrontPage title={words.title}>
      {ticket !== undefined ? (
        <CodeForm ticket={ticket} onSignedIn={enter} />
      ) : failure ? (
        <div className={styles.form}>
          <Callout tone="danger">{failure}</Callout>
          <Link to={officePaths.signIn(login?.to)}>{words.toSignIn}</Link>
        </div>
      ) : (
        <p role="status">{words.company.waiting}</p>
      )}
    </FrontPage>
  );
}

/** Asks for the person's own code, because the directory has asked for none. */
function CodeForm({ ticket, onSignedIn }: { ticket: string; onSignedIn: (self: OfficeSelf) => void }) {
  const { send, isBusy, error } = useCall("companyCode", { onDone: onSignedIn });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send({ ticket, code: typedText(new FormData(event.currentTarget), "code") });
  };
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <p>{words.company.codeText}</p>
      {error !== undefined && !isOfFields(error) && <Callout tone="danger">{codeText(error)}</Callout>}
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={words.company.code}
        error={fieldTexts(error).code}
        required
      />
      <Button type="submit" block busy={isBusy}>
        {words.title}
      </Button>
      <Link to={officePaths.signIn()}>{words.toSignIn}</Link>
    </form>
  );
}

/** What a refusal means here; others mean what they always do. */
function companyText(error: unknown): string {
  const code = error instanceof GateError ? error.code : "";
  if (code === "not_found") return words.company.unknown;
  if (code === "token_invalid" || code === "invalid_param") return words.company.refused;
  return code === "unavailable" ? words.company.silent : errorText(error);
}

function codeText(error: unknown): string {
  const code = error instanceof GateError ? error.code : "";
  if (code === "token_invalid") return words.company.late;
  return code === "wrong_password" ? words.company.wrongCode : errorText(error);
}
