import { plainPhone, plainSigns } from "@bellwether/contract/typed-text.ts";
import { formatCountdown } from "@bellwether/i18n/format/countdown.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { CodeField } from "@bellwether/ui/fields/code-field.tsx";
import { PhoneField } from "@bellwether/ui/fields/phone-field.tsx";
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { fieldText, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import type { NamedCountry } from "../locale/country-names.ts";
import { useTexts } from "../locale/texts.tsx";
import { FormAlert } from "./form-alert.tsx";
import { FormPage } from "./form-page.tsx";
import styles from "./phone-code.module.css";
import { noteSentTo, wasSentTo } from "./sent-code.ts";
import { SubmitButton } from "./submit-button.tsx";
import { useCountdown } from "./use-countdown.ts";
import { useFirstError } from "./use-first-error.ts";

type PhoneCodeProps = {
  title: string;
  text: string;
  /** Label of the last button: activate, or confirm. */
  submitLabel: string;
  countries: readonly NamedCountry[];
  country: string;
  number: string;
  /** The player has just typed this number, so the page sends the code by itself. It does so once, even if the page is loaded again. */
  sendsAtOnce?: boolean;
  onVerified: () => void;
};

/** Confirms that a phone number is the player's: first the number, then the six digits sent to it. */
export function PhoneCode(props: PhoneCodeProps) {
  const t = useTexts();
  const [sent, setSent] = useState<{ phone: string }>();
  const [code, setCode] = useState("");
  const countdown = useCountdown();
  const request = useGateWrite("requestActivation");
  const [number, setNumber] = useState({ country: props.country, number: props.number });

  const send = async () => {
    const dialCode = props.countries.find(({ code: country }) => country === number.country)?.dialCode ?? "";
    const answer = await request.run({
      phone_country_code: dialCode,
      phone_number: withoutDialCode(number.number, dialCode),
    });
    if (!answer) return;
    setSent({ phone: answer.phone });
    setCode("");
    countdown.start(answer.resend_in_seconds);
  };

  const begin = useEffectEvent(() => {
    if (!props.sendsAtOnce || wasSentTo(props.number)) return;
    noteSentTo(props.number);
    void send();
  });
  useEffect(() => begin(), []);

  // A player who reloads the page already has the code: show its field instead of the wait for another code.
  const { refusal } = request;
  const { phone, seconds } = refusal?.code === "code_requested_too_soon" ? refusal.params : {};
  const isOnItsWay = !sent && phone !== undefined && phone.endsWith(significantDigits(number.number));
  useEffect(() => {
    if (!isOnItsWay) return;
    setSent({ phone });
    countdown.start(Number(seconds));
    request.clear();
  });

  return (
    <FormPage
      title={sent ? t("static.activation_code_title") : props.title}
      text={sent ? t("static.activation_code_text", { phone: sent.phone }) : props.text}
      pose={sent ? "resting" : "waving"}
    >
      {sent ? (
        <CodeForm
          code={code}
          onCode={setCode}
          submitLabel={props.submitLabel}
          onVerified={props.onVerified}
          resend={
            <>
              {request.refusal && <FormAlert>{refusalText(request.refusal, t)}</FormAlert>}
              <Button
                variant="quiet"
                block
                disabled={countdown.secondsLeft > 0}
                busy={request.pending}
                onClick={send}
              >
                {countdown.secondsLeft > 0
                  ? t("static.activation_resend_in", { time: formatCountdown(countdown.secondsLeft) })
                  : t("static.activation_resend")}
              </Button>
              <Button variant="quiet" block onClick={() => setSent(undefined)}>
                {t("static.activation_other_number")}
              </Button>
            </>
          }
        />
      ) : (
        <NumberForm
          countries={props.countries}
          value={number}
          onChange={(change) => setNumber((before) => ({ ...before, ...change }))}
          onSend={send}
          request={request}
        />
      )}
    </FormPage>
  );
}

type NumberFormProps = {
  countries: readonly NamedCountry[];
  value: { country: string; number: string };
  /** Errors of one part; the player may have filled in both before hydration. */
  onChange: (change: { country?: string; number?: string }) => void;
  onSend: () => void;
  request: Pick<ReturnType<typeof useGateWrite<"requestActivation">>, "pending" | "refusal">;
};

function NumberForm({ countries, value, onChange, onSend, request }: NumberFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { refusal, pending } = request;
  useFirstError(form, refusal);
  const wrong = refusal?.fields.phone_number ?? refusal?.fields.phone_country_code;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
      <PhoneField
        label={t("static.activation_phone")}
        countryLabel={t("static.activation_phone_country")}
        numberLabel={t("static.activation_phone_number")}
        codes={countries.map(({ code, dialCode, name }) => ({ country: code, dialCode, name }))}
        country={value.country}
        onCountryChange={(country) => onChange({ country })}
        input={{
          value: value.number,
          onChange: (event) => onChange({ number: event.currentTarget.value }),
          required: true,
        }}
        error={fieldText(wrong, t, refusal?.params)}
      />
      <SubmitButton size="large" block busy={pending} busyLabel={t("static.activation_busy")}>
        {t("static.activation_send")}
      </SubmitButton>
    </form>
  );
}

type CodeFormProps = {
  submitLabel: string;
  onVerified: () => void;
  code: string;
  onCode: (code: string) => void;
  resend: ReactNode;
};

function CodeForm({ submitLabel, onVerified, code, onCode, resend }: CodeFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { run, pending, refusal } = useGateWrite("validateActivation");
  useFirstError(form, refusal);

  const validate = async (digits: string) => {
    if (await run({ activation_code: digits })) onVerified();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void validate(code);
  };
  const wrong = refusal?.fields.activation_code;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
      <CodeField
        name="activation_code"
        className={styles.code}
        plain={plainSigns}
        label={t("static.activation_code")}
        onCode={onCode}
        onComplete={validate}
        error={fieldText(wrong, t, refusal?.params)}
        autoFocus
        required
      />
      <SubmitButton size="large" block busy={pending} busyLabel={t("static.activation_busy")}>
        {submitLabel}
      </SubmitButton>
      <div>{resend}</div>
    </form>
  );
}

/** The national part of a number, however it was typed, as it ends the international form. */
function significantDigits(number: string): string {
  return plainPhone(number).replaceAll(/\D/g, "").replace(/^0+/, "");
}

/** `+358 40 123` with the dial code chosen beside it → `40 123`. */
function withoutDialCode(number: string, dialCode: string): string {
  const bare = plainPhone(number);
  return bare.startsWith(dialCode) && dialCode !== "" ? bare.slice(dialCode.length).trim() : bare;
}
