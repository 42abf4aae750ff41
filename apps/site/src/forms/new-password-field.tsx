import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { PasswordField, type PasswordFieldProps } from "@bellwether/ui/fields/password-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type FocusEvent, useRef, useState } from "react";
import { afterPress } from "../browser/after-press.ts";
import { useGate } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./new-password-field.module.css";

type Weighed = OutputOf<Calls["weighPassword"]>;
type NewPasswordFieldProps = Omit<PasswordFieldProps, "autoComplete" | "onBlur"> & {
  /** The account's address, where there is no session; read from the form's field `email` if undefined. */
  email?: string;
};

const MIN_LENGTH = 8;

/** A field for a new password: once it is left, its strength as a meter, with what would be better in words. */
export function NewPasswordField({ email, ...field }: NewPasswordFieldProps) {
  const t = useTexts();
  const gate = useGate();
  const [weighed, setWeighed] = useState<Weighed>();
  const asked = useRef("");
  const weigh = async ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    const password = currentTarget.value;
    if (password === asked.current) return;
    asked.current = password;
    await afterPress();
    setWeighed(undefined);
    if (password.length < MIN_LENGTH) return;
    const typed = currentTarget.form?.elements.namedItem("email");
    const address = email ?? (typed instanceof HTMLInputElement ? typed.value : undefined);
    // The gate weighs it again when it is sent: without an answer there is no meter.
    const answer = await gate("weighPassword", { password, ...(address && { email: address }) }).catch(
      () => undefined,
    );
    await afterPress();
    if (asked.current === password) setWeighed(answer);
  };
  return (
    <div className={layout.stack1}>
      <PasswordField {...field} autoComplete="new-password" onBlur={weigh} />
      <div role="status" className={styles.weighed}>
        {weighed && (
          <>
            <meter
              className={styles.meter}
              min={0}
              max={4}
              low={2}
              high={3}
              optimum={4}
              value={weighed.strength}
              aria-label={t("core.password_strength")}
            />
            <span>
              {weighed.weakness
                ? t(`core.error_password_${weighed.weakness}`)
                : t(weighed.strength >= 4 ? "core.password_strong" : "core.password_fair")}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
