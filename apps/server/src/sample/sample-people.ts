import type { Calls, InputOf } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { type BrandKey, brandKeys } from "@bellwether/market";

/** Somebody of the sandbox's sample business: the form that they sign up with, and when they come. */
export type SamplePerson = {
  number: number;
  brand: BrandKey;
  dial: string;
  method: string;
  /** The network from which they come. */
  address: string;
  form: InputOf<Calls["signup"]>;
  signsUpAt: Date;
  country3: string;
  /** A card that they share with somebody else. */
  maskedAccount: string | undefined;
};

/** How many there are, and over how many days they have come. */
export const SAMPLE_SIZE = 120;
const DAYS = 60;

const places = [
  {
    country: "FI",
    country3: "FIN",
    dial: "+358",
    currency: "EUR",
    method: "TRUSTLY",
    zip: "00100",
    city: "Helsinki",
  },
  {
    country: "IE",
    country3: "IRL",
    dial: "+353",
    currency: "EUR",
    method: "CREDITCARD",
    zip: "D02",
    city: "Dublin",
  },
  {
    country: "NZ",
    country3: "NZL",
    dial: "+64",
    currency: "NZD",
    method: "WIZZVISA",
    zip: "6011",
    city: "Wellington",
  },
] as const;
const firstNames =
  "Aino Eero Maeve Liam Kiri Tama Helmi Otso Niamh Cillian Aroha Wiremu Siiri Veikko Orla Fionn".split(" ");
const lastNames =
  "Koskinen Byrne Walker Niemi Doyle Parata Laine Kelly Morgan Salo Quinn Hughes Rinne Nolan Taylor Ahola Keane".split(
    " ",
  );

/** Who signs up a second time as somebody that is here already, by their number. */
const SECOND_ACCOUNTS: Readonly<Record<number, number>> = { 61: 12, 97: 33 };
/** Who resembles somebody that has excluded themselves. */
export const EXCLUDED = 20;
export const RESEMBLES_EXCLUDED = 75;
/** Who is on the lists of the sandbox's screening service: a member of parliament, and somebody whose assets are frozen. */
const LISTED: Readonly<Record<number, Partial<SamplePerson["form"]>>> = {
  48: { firstname: "Maarit", lastname: "Kivenheimo", year: "1974", month: "7", day: "30" },
  66: { firstname: "Radomir", lastname: "Ostrevik", year: "1971", month: "1", day: "15" },
};
/** Who pays with one and the same card. */
const SHARED_CARDS = new Set([40, 85, 109]);

/** The same people each time, the first to come first. */
export function samplePeople(now: Date): SamplePerson[] {
  return Array.from({ length: SAMPLE_SIZE }, (_, number) => personOf(number, now));
}

function personOf(number: number, now: Date): SamplePerson {
  const twin = SECOND_ACCOUNTS[number] ?? (number === RESEMBLES_EXCLUDED ? EXCLUDED : number);
  const place = places[twin % places.length] ?? places[0];
  const signsUpAt = new Date(
    now.getTime() - (DAYS * DAY_MS * (SAMPLE_SIZE - number)) / SAMPLE_SIZE - HOUR_MS,
  );
  return {
    number,
    brand: brandKeys[number % brandKeys.length] ?? "BELLWETHER",
    dial: place.dial,
    method: place.method,
    address: `198.51.100.${number === 91 ? 90 : (number % 250) + 1}`,
    country3: place.country3,
    maskedAccount: SHARED_CARDS.has(number) ? "411111******2041" : undefined,
    signsUpAt,
    form: {
      email: `sample${number}@sample.example`,
      phone: `${place.dial}${localNumber(place.country, number)}`,
      country: place.country,
      password: "correct horse battery",
      firstname: firstNames[twin % firstNames.length] ?? "Aino",
      lastname: `${lastNames[(twin * 7) % lastNames.length]}`,
      address: `${(number % 80) + 1} Sample Street`,
      zip: place.zip,
      city: place.city,
      year: String(1_955 + (twin % 45)),
      month: String((twin % 12) + 1),
      day: String((twin % 28) + 1),
      gender: twin % 2 === 0 ? "female" : "male",
      currency: place.currency,
      newsletter: "0",
      ...LISTED[number],
    },
  };
}

const localNumber = (country: string, number: number) =>
  ({
    FI: `4055${String(50_000 + number)}`,
    IE: `8551${String(50_000 + number)}`,
    NZ: `2155${String(50_000 + number)}`,
  })[country] ?? String(number);
