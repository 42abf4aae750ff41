import { Button } from "@bellwether/ui/actions/button.tsx";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { DateFields } from "@bellwether/ui/fields/date-fields.tsx";
import { PhoneField } from "@bellwether/ui/fields/phone-field.tsx";
import { SelectField } from "@bellwether/ui/fields/select-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { blockFigures, loadBlocks } from "../content/blocks.ts";
import { ContentBlocks } from "../content/content-blocks.tsx";
import { useBlocks } from "../content/use-blocks.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { NewPasswordField } from "../forms/new-password-field.tsx";
import { noAnswer, sendFormOr } from "../forms/send-form.ts";
import { readSignupValues, signupInput } from "../forms/signup-form.ts";
import { countOfSteps, type SignupStep, signupSteps } from "../forms/signup-steps.ts";
import {
  asksPersonalNumber,
  countWrong,
  personalNumberError,
  signupVariant,
} from "../forms/signup-variant.ts";
import { useFirstError } from "../forms/use-first-error.ts";
import { useSignupDraft } from "../forms/use-signup-draft.ts";
import { useSignupSteps } from "../forms/use-signup-steps.ts";
import { fieldError, fieldText, refusalOf, refusalText } from "../gate/refusal.ts";
import { namedCountries } from "../locale/country-names.ts";
import { Link } from "../locale/link.tsx";
import { birthdayOrder, isLargestFirst } from "../locale/person-order.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import { affiliateReference } from "../request/affiliate-reference.ts";
import { pageOf } from "../request/page.ts";
import { readForm } from "../request/read-form.ts";
import { redirectTo } from "../request/redirects.ts";
import { maySignUpIn, siteOf } from "../request/site.ts";
import { rememberChoice } from "../safety/remembered-choice.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { rememberPhone } from "../session/signup-phone.ts";
import type { Route } from "./+types/signup.ts";
import styles from "./signup.module.css";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  if (await site.player()) throw redirectTo(site, paths.home());
  const countries = namedCountries(site.language).filter(({ code }) => maySignUpIn(site, code));
  const here = countries.find(({ code }) => code === site.country);
  return {
    page: pageOf(site, {
      title: "static.signup_title",
      description: "static.signup_description",
      texts: ["static.signup_", "core.error_", "core.password_", "promo.block_"],
    }),
    blocks: (await loadBlocks(site)).signup,
    blockFigures: await blockFigures(site),
    origin: safeOrigin(args.url.searchParams.get("origin"), "") || undefined,
    countries,
    country: here?.code,
    allowed: maySignUpIn(site, site.country),
    variant: signupVariant(site),
    // Visitors in Finland get their own texts here, in every language [2.35].
    wording: site.country === "FI" ? ("fi" as const) : ("default" as const),
  };
}

export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const form = await readForm(args.request);
  const values = readSignupValues(form);
  try {
    const session = await site.gate.begin("signup", {
      ...signupInput(values, String(form.get("password") ?? "")),
      system_language: site.language,
      ...affiliateReference(site),
    });
    site.beginSession(session);
  } catch (error) {
    return data({ values, refusal: refusalOf(error) }, { status: 422 });
  }
  site.setCookies.push(rememberPhone(values, site.secure));
  const origin = safeOrigin(args.url.searchParams.get("origin"), "");
  return redirectTo(site, paths.activation({ origin: origin || undefined }));
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  // An error status, so that the page does not reload its data over a dead connection.
  return sendFormOr(request, serverAction, (form) =>
    data({ values: readSignupValues(form), refusal: noAnswer }, { status: 503 }),
  );
}

/** Signup with all that the law requires to know of a player, in three steps; without script they are one form. */
export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const opens = useOpens();
  const form = useRef<HTMLFormElement>(null);
  const blocks = useBlocks("signup", loaderData.blocks).filter(
    ({ url }) => url !== paths.signup() && opens(url),
  );
  const busy = useNavigation().state !== "idle";
  const { countries, origin, variant, wording } = loaderData;
  const { values, refusal } = actionData ?? {};
  const [country, setCountry] = useState(values?.country || loaderData.country || "");
  const [phoneCountry, setPhoneCountry] = useState(values?.phone_country || country);
  const numberFirst = variant === "swedish" && asksPersonalNumber(country);
  const steps = useSignupSteps({ form, refused: refusal?.fields, numberFirst });
  const params = { ...refusal?.params, ...steps.params };
  const wrong = (field: string) => fieldError({ fields: steps.wrong, params }, field, t);
  // Called after the steps' effect, so that the step with the first error is already open.
  useFirstError(form, actionData);
  useSignupDraft(form);
  const currency = countries.find(({ code }) => code === country)?.currency;
  const wantsNumber = asksPersonalNumber(country);
  // Signup tells the player about deposit limits anyway [4.09], so the note is not needed.
  useEffect(() => rememberChoice("depositLimitsInfoSeen", "yes"), []);
  const isRefusedByField = refusal !== undefined && Object.keys(refusal.fields).length > 0;
  const count = countOfSteps(country);
  const countOfWrong = countWrong(steps.wrong);

  return (
    <FormPage
      wide
      title={t(wording === "fi" ? "static.signup_title_fi" : "static.signup_title")}
      text={t(
        variant === "swedish"
          ? "static.signup_text_swedish"
          : variant === "finnish"
            ? "static.signup_text_finnish"
            : "static.signup_text",
      )}
      aside={
        <p>
          {t("static.signup_have_account")}{" "}
          <Link href={paths.login({ origin })}>{t("static.signup_login")}</Link>
        </p>
      }
    >
      <Form method="post" ref={form} noValidate {...steps.formEvents}>
        <FormAlert>{alertText()}</FormAlert>
        <Part name="login" count={count} {...steps} title={t("static.signup_part_account")}>
          {numberFirst && personalNumber()}
          <TextField
            name="email"
            type="email"
            inputMode="email"
            label={t("static.signup_email")}
            autoComplete="email"
            defaultValue={values?.email}
            error={wrong("email")}
            required
          />
          <NewPasswordField
            name="password"
            label={t("static.signup_password")}
            hint={t("static.signup_password_hint")}
            showLabel={t("static.signup_password_show")}
            hideLabel={t("static.signup_password_hide")}
            error={wrong("password")}
            required
          />
        </Part>
        <Part name="person" count={count} {...steps} title={t("static.signup_part_person")}>
          <div className={styles.pair}>
            {(isLargestFirst(language)
              ? (["lastname", "firstname"] as const)
              : (["firstname", "lastname"] as const)
            ).map((name) => (
              <TextField
                key={name}
                name={name}
                label={t(`static.signup_${name}`)}
                autoComplete={name === "firstname" ? "given-name" : "family-name"}
                defaultValue={values?.[name]}
                error={wrong(name)}
                required
              />
            ))}
          </div>
          {!wantsNumber && (
            <DateFields
              id="field-birthday"
              label={t("static.signup_birthdate")}
              partLabels={{
                day: t("static.signup_day"),
                month: t("static.signup_month"),
                year: t("static.signup_year"),
              }}
              order={birthdayOrder(language)}
              autoComplete="bday"
              defaultValues={values}
              error={wrong("day") ?? wrong("month") ?? wrong("year")}
              required
            />
          )}
          <SelectField
            name="gender"
            label={t("static.signup_gender")}
            placeholder={t("static.signup_choose")}
            options={[
              { value: "female", label: t("static.signup_gender_female") },
              { value: "male", label: t("static.signup_gender_male") },
              { value: "other", label: t("static.signup_gender_other") },
            ]}
            autoComplete="sex"
            defaultValue={values?.gender}
            error={wrong("gender")}
            required
          />
          <SelectField
            name="country"
            label={t("static.signup_country")}
            hint={currency ? t("static.signup_currency", { currency }) : t("static.signup_currency_hint")}
            placeholder={t("static.signup_choose")}
            options={countries.map(({ code, name }) => ({ value: code, label: name }))}
            autoComplete="country"
            value={country}
            onChange={(event) => {
              setCountry(event.currentTarget.value);
              // Selects the country's dial code and keeps the number: most players' numbers are from the country they live in.
              if (event.currentTarget.value) setPhoneCountry(event.currentTarget.value);
            }}
            error={wrong("country") ?? wrong("currency")}
            required
          />
          {!numberFirst && wantsNumber && personalNumber()}
          <TextField
            name="address"
            label={t("static.signup_address")}
            autoComplete="street-address"
            defaultValue={values?.address}
            error={wrong("address")}
            required
          />
          <div className={styles.pair}>
            <TextField
              name="zip"
              label={t("static.signup_zip")}
              autoComplete="postal-code"
              defaultValue={values?.zip}
              error={wrong("zip")}
              required
            />
            <TextField
              name="city"
              label={t("static.signup_city")}
              autoComplete="address-level2"
              defaultValue={values?.city}
              error={wrong("city")}
              required
            />
          </div>
        </Part>
        <Part name="phone" count={count} {...steps} title={t("static.signup_part_phone")}>
          <PhoneField
            label={t("static.signup_phone")}
            hint={t("static.signup_phone_hint")}
            countryLabel={t("static.signup_phone_country")}
            numberLabel={t("static.signup_phone_number")}
            codes={countries.map(({ code, dialCode, name }) => ({ country: code, dialCode, name }))}
            country={phoneCountry || countries[0]?.code}
            onCountryChange={setPhoneCountry}
            input={{ defaultValue: values?.phone, required: true }}
            error={wrong("phone")}
          />
          <CheckboxField
            name="newsletter"
            value="1"
            label={t("static.signup_newsletter")}
            defaultChecked={values?.newsletter === "1"}
            error={wrong("newsletter")}
          />
          <p className={layout.small}>
            {t("static.signup_terms")} <Link href={paths.terms()}>{t("static.signup_terms_link")}</Link>
          </p>
          <Button type="submit" size="large" block busy={busy} busyLabel={t("static.signup_busy")}>
            {t("static.signup_submit")}
          </Button>
        </Part>
      </Form>
      <ContentBlocks
        blocks={blocks}
        games={{}}
        figures={loaderData.blockFigures}
        label={t("static.signup_blocks")}
      />
    </FormPage>
  );

  /** The personal number includes the date of birth, so errors of that date are shown here. */
  function personalNumber() {
    return (
      <TextField
        name="personal_number"
        label={t("static.signup_personal_number")}
        hint={t("static.signup_personal_number_hint")}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values?.personal_number}
        error={fieldText(
          personalNumberError(
            steps.wrong,
            String(
              (form.current && new FormData(form.current).get("personal_number")) ??
                values?.personal_number ??
                "",
            ),
          ),
          t,
          params,
        )}
        required
      />
    );
  }

  function alertText(): string | undefined {
    if (isRefusedByField)
      return countOfWrong > 0 ? t("static.signup_fields_wrong", { count: countOfWrong }) : undefined;
    if (refusal) return refusalText(refusal, t);
    return loaderData.allowed ? undefined : t("core.error_signup_not_allowed");
  }
}

type PartProps = {
  name: SignupStep;
  step: SignupStep;
  /** Number of all steps. */
  count: number;
  title: string;
  next: () => Promise<void>;
  back: () => void;
  children: ReactNode;
};

/** One step. The server cannot know whether script runs, so CSS hides the other steps when it does; without script all of them are one form. */
function Part({ name, step, count, title, next, back, children }: PartProps) {
  const t = useTexts();
  const place = signupSteps.indexOf(name);
  return (
    <fieldset className={styles.part} data-current={name === step || undefined}>
      <legend className={styles.legend}>
        <span className={styles.count}>{t("static.signup_step", { step: place + 1, count })}</span>
        {title}
      </legend>
      {children}
      <div className={styles.moves}>
        {place > 0 && (
          <Button type="button" variant="quiet" onClick={back}>
            {t("static.signup_back")}
          </Button>
        )}
        {place < signupSteps.length - 1 && (
          <Button type="button" size="large" onClick={() => void next()}>
            {t("static.signup_next")}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
