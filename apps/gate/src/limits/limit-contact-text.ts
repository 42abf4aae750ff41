import { type BrandKey, brands } from "@bellwether/market";

type Text = { subject: string; body: string };

/** The letter to a player whose monthly deposit limit is very high, in their language; English where it is not written yet. */
export function limitContactText(language: string, brand: BrandKey): Text {
  const { name, supportEmail } = brands[brand];
  return (texts[language] ?? texts.en!)(name, supportEmail);
}

const texts: Record<string, (name: string, support: string) => Text> = {
  en: (name, support) => ({
    subject: `Your monthly limit at ${name}`,
    body: `You have chosen a high monthly deposit limit. Is it an amount that you can do without? You can lower it at any moment under Play safe, and the lower one holds at once. If you would like to talk to someone, write to ${support}.`,
  }),
  fi: (name, support) => ({
    subject: `Kuukausirajasi – ${name}`,
    body: `Olet valinnut korkean kuukausittaisen talletusrajan. Onko summa sellainen, jonka voit menettää? Voit laskea rajaa milloin tahansa kohdassa Pelaa turvallisesti, ja alempi raja tulee voimaan heti. Jos haluat jutella jonkun kanssa, kirjoita osoitteeseen ${support}.`,
  }),
  sv: (name, support) => ({
    subject: `Din månadsgräns hos ${name}`,
    body: `Du har valt en hög insättningsgräns per månad. Är det en summa som du kan undvara? Du kan sänka den när du vill under Spela tryggt, och den lägre gränsen gäller genast. Vill du prata med någon, skriv till ${support}.`,
  }),
};
