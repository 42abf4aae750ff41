import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import type { SupportTopic } from "@bellwether/contract/calls/support.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { Mail } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGate, useGateWrite } from "../gate/use-gate.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { forgetMessage, messageId, useMessageDraft } from "./message-draft.ts";
import styles from "./message-form.module.css";
import { useOpeningHours } from "./use-opening-hours.ts";

const topics = [
  "account",
  "deposits",
  "cashout",
  "bonus",
  "games",
  "safety",
  "other",
] as const satisfies SupportTopic[];

/** The gate's maximum length. */
const MAX_TEXT = 2_000;

type Sent = OutputOf<Calls["writeToSupport"]> & { email: string };

/** A message to support: sender, topic and text; then when to expect an answer. */
export function MessageForm({ root }: { root: RootData }) {
  const [sent, setSent] = useState<Sent>();
  return sent ? (
    <Arrived sent={sent} onAgain={() => setSent(undefined)} />
  ) : (
    <Write root={root} onSent={setSent} />
  );
}

function Write({ root, onSent }: { root: RootData; onSent: (sent: Sent) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const draft = useMessageDraft();
  const { run, pending, refusal } = useGateWrite("writeToSupport");
  useWhoWrites(root.player);
  const openingHours = useOpeningHours(root);
  useFirstError(form, refusal);
  const wrong = (field: string) => fieldError(refusal, field, t);
  const isGeneral = refusal !== undefined && Object.keys(refusal.fields).length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { ...draft, topic: draft.topic as SupportTopic, language };
    const answer = await run({ ...input, request_id: messageId(JSON.stringify(input)) });
    if (!answer) return;
    forgetMessage();
    onSent({ ...answer, email: draft.email.trim() });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className={layout.stack3}>
      <p className={layout.small}>{t("core.shell_chat_text", openingHours)}</p>
      <FormAlert>
        {isGeneral
          ? isNoAnswer(refusal.code)
            ? t("core.shell_chat_unknown")
            : refusalText(refusal, t)
          : undefined}
      </FormAlert>
      <SelectField
        id="field-support-topic"
        name="topic"
        label={t("core.shell_chat_topic")}
        placeholder={t("core.shell_chat_choose")}
        options={topics.map((topic) => ({ value: topic, label: t(`core.shell_chat_topic_${topic}`) }))}
        value={draft.topic}
        onChange={(event) =>
          useMessageDraft.setState({ topic: event.currentTarget.value as SupportTopic | "" })
        }
        error={wrong("topic")}
        required
      />
      <TextAreaField
        id="field-support-text"
        name="text"
        label={t("core.shell_chat_message")}
        hint={t("core.shell_chat_message_hint")}
        rows={3}
        maxLength={MAX_TEXT}
        value={draft.text}
        onChange={(event) => useMessageDraft.setState({ text: event.currentTarget.value })}
        error={wrong("text")}
        required
      />
      <TextField
        id="field-support-email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t("core.shell_chat_email")}
        value={draft.email}
        onChange={(event) => useMessageDraft.setState({ email: event.currentTarget.value })}
        error={wrong("email")}
        required
      />
      <TextField
        id="field-support-name"
        name="name"
        autoComplete="name"
        maxLength={100}
        label={t("core.shell_chat_name")}
        value={draft.name}
        onChange={(event) => useMessageDraft.setState({ name: event.currentTarget.value })}
        error={wrong("name")}
      />
      <SubmitButton block busy={pending} busyLabel={t("core.shell_chat_busy")}>
        {t("core.shell_chat_send")}
      </SubmitButton>
    </form>
  );
}

function Arrived({ sent, onAgain }: { sent: Sent; onAgain: () => void }) {
  const t = useTexts();
  const timeText = useTimeText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={layout.stack3}>
      <h3 ref={title} tabIndex={-1} className={styles.arrived}>
        <Mail aria-hidden="true" /> {t("core.shell_chat_sent_title")}
      </h3>
      <p>{t("core.shell_chat_sent_text", { email: sent.email, time: timeText(sent.answer_by) })}</p>
      <p className={layout.small}>
        {t(sent.copy_sent ? "core.shell_chat_sent_copy" : "core.shell_chat_sent_no_copy")}
      </p>
      <Button variant="secondary" block onClick={onAgain}>
        {t("core.shell_chat_again")}
      </Button>
    </div>
  );
}

/** No response is not a refusal: the message may have arrived. The same id makes sending it again idempotent. */
function isNoAnswer(code: string): boolean {
  return code === "Unknown server error" || code === "malformed response";
}

/** Prefills a signed-in player's name and address, unless they have entered others. */
function useWhoWrites(player: RootData["player"]): void {
  const gate = useGate();
  const name = player?.displayName;
  useEffect(() => {
    if (name === undefined) return;
    useMessageDraft.setState((draft) => ({ name: draft.name || name }));
    gate("details", {}).then(
      ({ email }) => {
        // A placeholder is not an email address [3.03].
        if (!email.endsWith(".null")) useMessageDraft.setState((draft) => ({ email: draft.email || email }));
      },
      // When the gate does not answer, the field stays empty for the player to fill.
      () => {},
    );
  }, [gate, name]);
}
