import { type BrandKey, brands } from "@bellwether/market";

type Text = { subject: string; body: string };

/** The activation message in the player's language; English where it is not written yet. */
export function activationText(language: string, { brand, code }: { brand: BrandKey; code: string }): Text {
  const name = brands[brand].name;
  const write = activation[language] ?? activation.en!;
  return write(name, code);
}

const activation: Record<string, (name: string, code: string) => Text> = {
  en: (name, code) => ({
    subject: `${name} code`,
    body: `${code} is your ${name} code. It works for 10 minutes. Never share it with anyone.`,
  }),
  fi: (name, code) => ({
    subject: `${name}-koodi`,
    body: `${code} on ${name}-koodisi. Se on voimassa 10 minuuttia. Älä anna sitä kenellekään.`,
  }),
};
