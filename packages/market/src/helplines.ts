/** A helpline for gambling. The number is dialled inside the country; either the number or the address may be missing. */
export type Helpline = { name: string; phone?: string; url?: string };

/**
 * Public bodies and charities, by country; numbers only where they have been the same for a long time. An operator confirms them before
 * going live.
 */
const byCountry: Record<string, readonly Helpline[]> = {
  AT: [{ name: "Spielsuchthilfe", url: "https://www.spielsuchthilfe.at" }],
  AU: [{ name: "Gambling Help Online", phone: "1800 858 858", url: "https://www.gamblinghelponline.org.au" }],
  BR: [{ name: "Jogadores Anônimos", url: "https://jogadoresanonimos.com.br" }],
  CA: [
    { name: "ConnexOntario", phone: "1-866-531-2600", url: "https://www.connexontario.ca" },
    { name: "Jeu : aide et référence", phone: "1-800-461-0140", url: "https://aidejeu.ca" },
  ],
  CH: [{ name: "SOS-Spielsucht", phone: "0800 040 080", url: "https://www.sos-spielsucht.ch" }],
  DE: [{ name: "Check dein Spiel", phone: "0800 137 27 00", url: "https://www.check-dein-spiel.de" }],
  FI: [{ name: "Peluuri", phone: "0800 100 101", url: "https://peluuri.fi" }],
  GB: [
    { name: "GamCare", phone: "0808 8020 133", url: "https://www.gamcare.org.uk" },
    { name: "GAMSTOP", url: "https://www.gamstop.co.uk" },
  ],
  IE: [{ name: "Problem Gambling Ireland", url: "https://www.problemgambling.ie" }],
  MT: [{ name: "Responsible Gaming Foundation", url: "https://www.rgf.org.mt" }],
  NL: [{ name: "Loket Kansspel", phone: "0800 240 00 22", url: "https://loketkansspel.nl" }],
  NO: [{ name: "Hjelpelinjen", phone: "800 800 40", url: "https://hjelpelinjen.no" }],
  NZ: [{ name: "Gambling Helpline", phone: "0800 654 655" }],
  SE: [
    { name: "Stödlinjen", phone: "020-81 91 00", url: "https://www.stodlinjen.se" },
    { name: "Spelpaus", url: "https://www.spelpaus.se" },
  ],
  SG: [
    { name: "National Council on Problem Gambling", phone: "1800-6-668-668", url: "https://www.ncpg.org.sg" },
  ],
  ZA: [
    {
      name: "South African Responsible Gambling Foundation",
      phone: "0800 006 008",
      url: "https://responsiblegambling.org.za",
    },
  ],
};

/** Available in every country, in many languages, anonymous and free. */
const everywhere: readonly [Helpline, ...Helpline[]] = [
  { name: "Gambling Therapy", url: "https://www.gamblingtherapy.org" },
  { name: "Gamblers Anonymous", url: "https://www.gamblersanonymous.org" },
];

/** The helplines of a country, its own first; never empty. */
export function helplinesOf(country: string | undefined): readonly [Helpline, ...Helpline[]] {
  const [own, ...others] = byCountry[country ?? ""] ?? [];
  return own ? [own, ...others, ...everywhere] : everywhere;
}
