/**
 * Countries with rules by region, each with its regions: the code of ISO 3166-2 without the country, then the names and the old codes that
 * databases and CDNs write. Names are without accents, spaces and capitals.
 */
const regionTable: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  CA: {
    AB: ["alberta", "alta"],
    BC: ["britishcolumbia", "colombiebritannique", "britischkolumbien", "columbiabritanica", "cb"],
    MB: ["manitoba", "man"],
    NB: ["newbrunswick", "nouveaubrunswick", "neubraunschweig", "nuevobrunswick"],
    NL: [
      "newfoundlandandlabrador",
      "terreneuveetlabrador",
      "newfoundland",
      "labrador",
      "terreneuve",
      "nf",
      "nfld",
    ],
    NS: ["novascotia", "nouvelleecosse", "neuschottland", "nuevaescocia"],
    NT: ["northwestterritories", "territoiresdunordouest", "nordwestterritorien", "nwt"],
    NU: ["nunavut"],
    ON: ["ontario", "ont"],
    PE: ["princeedwardisland", "ileduprinceedouard", "pei"],
    QC: ["quebec", "provinceofquebec", "provincedequebec", "quebeque", "pq", "que"],
    SK: ["saskatchewan", "sask"],
    YT: ["yukon", "yukonterritory", "territoireduyukon", "yk"],
  },
};

export const countriesWithRulesByRegion: readonly string[] = Object.keys(regionTable);

/** The codes of a country's regions; undefined for a country without rules by region. */
export function regionsOf(country: string): readonly string[] | undefined {
  const regions = Object.hasOwn(regionTable, country) ? regionTable[country] : undefined;
  return regions && Object.keys(regions);
}

const codesByName = new Map(
  Object.entries(regionTable).map(([country, regions]) => [
    country,
    new Map(Object.entries(regions).flatMap(([code, names]) => names.map((name) => [name, code] as const))),
  ]),
);

/** Codes by plain name; undefined for a country without rules by region. */
export function regionNamesOf(country: string): ReadonlyMap<string, string> | undefined {
  return codesByName.get(country);
}
