import { formatCountdown } from "@bellwether/i18n/format/countdown.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { CodeField } from "@bellwether/ui/fields/code-field.tsx";
import { PhoneField } from "@bellwether/ui/fields/phone-field.tsx";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useCountdown } from "../forms/use-countdown.ts";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldText, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { type NamedCountry, namedCountries } from "../locale/country-names.ts";
import { useTexts } from "../locale/texts.tsx";
import { localPath, paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { redirectBack } from "../request/redirects.ts";
import { requirePlayer } from "../request/require-player.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { rememberedPhone } from "../session/signup-phone.ts";
import type { Route } from "./+types/activation.ts";
import styles from "./activation.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site, player } = await requirePlayer(args);
  const origin = safeOrigin(args.url.searchParams.get("origin"), localPath(paths.deposit(), site.language));
  if (player.player_activated) throw redirectBack(site, origin);
  const phone = rememberedPhone(site.requestCookies);
  return {
    page: pageOf(site, {
      title: "static.activation_title",
      texts: ["static.activation_", "core.error_"],
      unlisted: true,
    }),
    countries: namedCountries(site.language),
    country: phone?.country ?? player.player_country,
    number: phone?.number ?? "",
    origin,
  };
}

type Sent = { phone: string };

/** The account is opened by a code sent to the player's phone: first the number, then the six digits. */
export default function Activation({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const [sent, setSent] = useState<Sent>();
  const [code, setCode] = useState("");
  const countdown = useCountdown();
  const request = useGateWrite("requestActivation");
  const [number, setNumber] = useState({ country: loaderData.country, number: loaderData.number });

  const send = async () => {
    const dialCode =
      loaderData.countries.find(({ code: country }) => country === number.country)?.dialCode ?? "";
    const answer = await request.run({
      phone_country_code: dialCode,
      phone_number: withoutDialCode(number.number, dialCode),
    });
    if (!answer) return;
    setSent({ phone: answer.phone });
    setCode("");
    countdown.start(answer.resend_in_seconds);
  };

  return (
    <FormPage
      title={t(sent ? "static.activation_code_title" : "static.activation_title")}
      text={sent ? t("static.activation_code_text", { phone: sent.phone }) : t("static.activation_text")}
      pose={sent ? "resting" : "waving"}
    >
      {sent ? (
        <CodeForm
          origin={loaderData.origin}
          code={code}
          onCode={setCode}
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
          countries={loaderData.countries}
          value={number}
          onChange={setNumber}
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
  onChange: (value: { country: string; number: string }) => void;
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
        onCountryChange={(country) => onChange({ ...value, country })}
        input={{
          value: value.number,
          onChange: (event) => onChange({ ...value, number: event.currentTarget.value }),
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
  origin: string;
  code: string;
  onCode: (code: string) => void;
  resend: ReactNode;
};

function CodeForm({ origin, code, onCode, resend }: CodeFormProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const { run, pending, refusal } = useGateWrite("validateActivation");
  useFirstError(form, refusal);

  const validate = async (digits: string) => {
    const answer = await run({ activation_code: digits });
    if (!answer) return;
    await revalidator.revalidate();
    navigate(origin, { replace: true });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    validate(code);
  };
  const wrong = refusal?.fields.activation_code;
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
      <CodeField
        name="activation_code"
        className={styles.code}
        label={t("static.activation_code")}
        onCode={onCode}
        onComplete={validate}
        error={fieldText(wrong, t, refusal?.params)}
        autoFocus
        required
      />
      <SubmitButton size="large" block busy={pending} busyLabel={t("static.activation_busy")}>
        {t("static.activation_submit")}
      </SubmitButton>
      <div>{resend}</div>
    </form>
  );
}

/** `+358 40 123` with the dial code chosen beside it → `40 123`. */
function withoutDialCode(number: string, dialCode: string): string {
  const bare = number.trim();
  return bare.startsWith(dialCode) && dialCode !== "" ? bare.slice(dialCode.length).trim() : bare;
}
