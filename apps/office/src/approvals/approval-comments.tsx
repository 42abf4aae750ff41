import type { Approval } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { type FormEvent, useState } from "react";
import { errorText, fieldTexts, isOfFields } from "../gate/error-text.ts";
import { useCall } from "../gate/use-call.ts";
import { Callout } from "../kit/callout.tsx";
import { Moment } from "../kit/moment.tsx";
import styles from "./approval-comments.module.css";
import { approvalWords as words } from "./words.ts";

/** What people have said about a request. */
export function ApprovalComments({ approval: { id, comments } }: { approval: Approval }) {
  const [text, setText] = useState("");
  const { send, isBusy, error } = useCall("commentApproval", {
    changes: ["approvals"],
    onDone: () => setText(""),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "" && !isBusy) send({ approval_id: id, text });
  };
  return (
    <section className={styles.comments} aria-label={words.comments}>
      <h3 className={styles.heading}>{words.comments}</h3>
      {comments.length === 0 && <p className={styles.quiet}>{words.noComments}</p>}
      <ul className={styles.list}>
        {comments.map(({ by, at, text: said }) => (
          <li key={`${by.id} ${at}`}>
            <span className={styles.by}>{by.name}</span> <Moment at={at} />
            <p className={styles.said}>{said}</p>
          </li>
        ))}
      </ul>
      <form onSubmit={submit} className={styles.form}>
        <TextField
          name="comment"
          label={words.comment}
          autoComplete="off"
          maxLength={1_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={fieldTexts(error).text}
        />
        <Button type="submit" variant="secondary" busy={isBusy} disabled={text.trim() === ""}>
          {words.addComment}
        </Button>
      </form>
      {error && !isOfFields(error) && <Callout tone="danger">{errorText(error)}</Callout>}
    </section>
  );
}
