import { Button } from "@bellwether/ui/actions/button.tsx";
import { Passkey } from "@bellwether/ui/icons.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import { answerWithPasskey, canSuggestPasskeys, hasPasskeys, stopPasskeys } from "../browser/passkeys.ts";
import { refusalOf, refusalText } from "../gate/refusal.ts";
import { useGate } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import { FormAlert } from "./form-alert.tsx";
import styles from "./passkey-login.module.css";

/** A challenge is good for five minutes: a suggestion is made anew before it is over. */
const SUGGESTED_MS = 4.5 * 60_000;

/** The form's field with the passkey's answer. */
export const PASSKEY_FIELD = "passkey";

/** What {@link PASSKEY_FIELD} holds, as the gate takes it; undefined for a form without it. */
export function readPasskey(
  form: FormData,
): { challenge_id: string; response: Record<string, unknown> } | undefined {
  const text = form.get(PASSKEY_FIELD);
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return { challenge_id: "", response: {} };
  }
}

/**
 * Logs in with a passkey of this host: on a press, and where the browser can, from the list of the email field, whose `autocomplete` has to end in
 * `webauthn`. Its answer is posted to the page's own action.
 */
export function PasskeyLogin({ busy }: { busy: boolean }) {
  const t = useTexts();
  const [isAble, setAble] = useState(true);
  const { ask, problem } = usePasskeyAnswer();
  useEffect(() => setAble(hasPasskeys()), []);
  const suggest = useSuggestion(ask);
  const press = async () => {
    await ask();
    // The dialog has ended the suggestion.
    suggest();
  };
  if (!isAble) return null;
  return (
    <div className={styles.passkey}>
      <Button variant="secondary" block busy={busy} icon={<Passkey aria-hidden="true" />} onClick={press}>
        {t("static.login_passkey")}
      </Button>
      <FormAlert>{problem}</FormAlert>
    </div>
  );
}

/** Asks for a passkey and posts its answer. What went wrong on a press is told; a suggestion fails in silence. */
function usePasskeyAnswer() {
  const t = useTexts();
  const call = useGate();
  const submit = useSubmit();
  const [problem, setProblem] = useState<string>();
  const ask = useCallback(
    async ({ isSuggestion = false }: { isSuggestion?: boolean } = {}) => {
      if (!isSuggestion) setProblem(undefined);
      const tell = (text: string) => {
        if (!isSuggestion) setProblem(text);
      };
      try {
        const { challenge_id, options } = await call("offerPasskeyLogin", {});
        const response = await answerWithPasskey(options, { isSuggestion }).catch(() => undefined);
        if (!response) return tell(t("static.login_passkey_stopped"));
        const form = new FormData();
        form.set(PASSKEY_FIELD, JSON.stringify({ challenge_id, response }));
        await submit(form, { method: "post" });
      } catch (error) {
        tell(refusalText(refusalOf(error), t));
      }
    },
    [call, submit, t],
  );
  return { ask, problem };
}

/** Keeps a suggestion open while the page is, where the browser can make one. Returns how to make it again. */
function useSuggestion(ask: (how: { isSuggestion: true }) => Promise<void>): () => void {
  const latest = useRef(ask);
  latest.current = ask;
  const isOpen = useRef(false);
  const suggest = useCallback(() => {
    if (isOpen.current) void latest.current({ isSuggestion: true });
  }, []);
  useEffect(() => {
    let isGone = false;
    void canSuggestPasskeys().then((can) => {
      isOpen.current = can && !isGone;
      suggest();
    });
    const timer = setInterval(suggest, SUGGESTED_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
      if (isOpen.current) void stopPasskeys();
      isOpen.current = false;
    };
  }, [suggest]);
  return suggest;
}
