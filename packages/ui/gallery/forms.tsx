import { Mail, Search } from "../src/icons.ts";
import {
  AmountChips,
  AmountField,
  Button,
  CheckboxField,
  CodeField,
  DateFields,
  IconButton,
  LinkButton,
  PasswordField,
  PhoneField,
  RadioCards,
  Section,
  SelectField,
  TextAreaField,
  TextField,
} from "../src/index.ts";

export function Forms() {
  return (
    <>
      <Buttons />
      <Section title="Fields" level={2}>
        <form className="gallery-grid">
          <TextField
            label="Email"
            name="email"
            type="email"
            placeholder="you@example.com"
            hint="We send the receipt here."
            prefix={<Mail size={18} />}
          />
          <TextField label="First name" name="first" defaultValue="Aino-Kaisa" note="optional" />
          <TextField
            label="Postcode"
            name="zip"
            defaultValue="ABC"
            error="Enter a postcode such as 00100."
            hint="Five digits."
          />
          <TextField label="Country" name="country" defaultValue="Finland" disabled />
          <PasswordField
            label="Password"
            name="password"
            defaultValue="correct horse"
            showLabel="Show"
            hideLabel="Hide"
            autoComplete="new-password"
            hint="At least 8 characters."
          />
          <SelectField
            label="Currency"
            name="currency"
            placeholder="Choose"
            options={[
              { value: "EUR", label: "Euro (€)" },
              { value: "SEK", label: "Swedish krona (kr)" },
            ]}
          />
          <DateFields
            label="Date of birth"
            partLabels={{ day: "Day", month: "Month", year: "Year" }}
            hint="You must be 18 or older."
          />
          <DateFields
            id="field-birth"
            prefix="b_"
            label="Date of birth"
            partLabels={{ day: "Day", month: "Month", year: "Year" }}
            defaultValues={{ day: "31", month: "02", year: "2012" }}
            error="There is no such day."
          />
          <PhoneField
            label="Mobile number"
            countryLabel="Country code"
            numberLabel="Number"
            defaultCountry="FI"
            codes={[
              { country: "FI", dialCode: "+358", name: "Finland" },
              { country: "SE", dialCode: "+46", name: "Sweden" },
            ]}
            hint="We send a code to it."
          />
          <CodeField
            label="Activation code"
            name="code"
            defaultValue="1234"
            hint="Six digits, sent to +358 40 ••• 12."
          />
          <CodeField
            label="Activation code"
            name="code2"
            defaultValue="999999"
            error="That code is not right. Four tries left."
          />
          <TextAreaField
            label="Why do you leave?"
            name="reason"
            note="optional"
            hint="Up to 500 characters."
          />
          <TextField
            label="Search"
            name="search"
            type="search"
            placeholder="Game or provider"
            prefix={<Search size={18} />}
          />
        </form>
      </Section>
      <Section title="Choices">
        <div className="gallery-grid">
          <div>
            <CheckboxField name="news" label="Send me offers by email" defaultChecked />
            <CheckboxField
              name="terms"
              label={
                <>
                  I have read the <a href="#terms">terms</a> and am over 18.
                </>
              }
              error="Please agree to the terms."
            />
            <CheckboxField name="off" label="Cannot be changed here" disabled hint="Ask our support." />
            <CheckboxField name="sound" look="switch" label="Sound" />
            <CheckboxField name="sound2" look="switch" label="Reminders" defaultChecked />
          </div>
          <RadioCards
            name="method"
            label="How do you want to pay?"
            defaultValue="card"
            cards={[
              { value: "card", title: "Card", detail: "At once, from €10", fee: "No fee", logo: "VISA" },
              {
                value: "bank",
                title: "Trustly",
                detail: "At once, from €20",
                fee: "No fee",
                logo: "Trustly",
              },
              {
                value: "wallet",
                title: "Skrill",
                detail: "At once, from €10",
                fee: "2.5 % fee",
                logo: "Skrill",
              },
              {
                value: "slow",
                title: "Bank transfer",
                detail: "Not for this sum",
                logo: "BANK",
                disabled: true,
              },
            ]}
          />
          <RadioCards
            name="wallets"
            label="Currency"
            look="tiles"
            defaultValue="EUR"
            cards={[
              { value: "EUR", title: "Euro", detail: "€" },
              { value: "SEK", title: "Krona", detail: "kr" },
              { value: "NOK", title: "Krone", detail: "kr" },
            ]}
            error="Choose one."
          />
          <div className="gallery-stack">
            <AmountChips
              name="chip"
              label="Amount"
              defaultValue="50"
              chips={[
                { value: "20", label: "€20" },
                { value: "50", label: "€50", tag: "Popular" },
                { value: "100", label: "€100" },
                { value: "250", label: "€250" },
                { value: "500", label: "€500", disabled: true },
              ]}
            />
            <AmountField
              name="amount"
              label="Another amount"
              currencyPrefix="€"
              defaultValue="50.00"
              hint="€10 to €5,000."
            />
            <AmountField
              name="amount2"
              label="Belopp"
              currencySuffix="kr"
              defaultValue="5"
              error="At least 100 kr."
            />
          </div>
        </div>
      </Section>
    </>
  );
}

function Buttons() {
  return (
    <Section title="Buttons">
      <div className="gallery-stack">
        {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
          <div key={variant} className="gallery-row">
            <Button variant={variant}>Deposit</Button>
            <Button variant={variant} busy busyLabel="Sending">
              Deposit
            </Button>
            <Button variant={variant} disabled>
              Deposit
            </Button>
            <Button variant={variant} icon={<Mail />}>
              With icon
            </Button>
            <Button variant={variant} size="small">
              Small
            </Button>
            <Button variant={variant} size="large">
              Large
            </Button>
            <IconButton variant={variant} label="Search" icon={<Search />} />
            <LinkButton variant={variant} href="#link">
              Link
            </LinkButton>
          </div>
        ))}
        <Button block size="large">
          Vahvista talletusraja ja jatka pelaamista
        </Button>
      </div>
    </Section>
  );
}
