/** The IANA time zone of most people in each market, by its country code. */
const timeZones: Readonly<Record<string, string>> = {
  AD: "Europe/Andorra",
  AT: "Europe/Vienna",
  AU: "Australia/Sydney",
  BO: "America/La_Paz",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  CL: "America/Santiago",
  CR: "America/Costa_Rica",
  DE: "Europe/Berlin",
  DO: "America/Santo_Domingo",
  EC: "America/Guayaquil",
  EE: "Europe/Tallinn",
  FI: "Europe/Helsinki",
  GB: "Europe/London",
  GT: "America/Guatemala",
  HN: "America/Tegucigalpa",
  HR: "Europe/Zagreb",
  HU: "Europe/Budapest",
  IE: "Europe/Dublin",
  IN: "Asia/Kolkata",
  IS: "Atlantic/Reykjavik",
  JM: "America/Jamaica",
  JP: "Asia/Tokyo",
  LI: "Europe/Vaduz",
  LU: "Europe/Luxembourg",
  LV: "Europe/Riga",
  MC: "Europe/Monaco",
  MT: "Europe/Malta",
  MX: "America/Mexico_City",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  NZ: "Pacific/Auckland",
  PA: "America/Panama",
  PE: "America/Lima",
  PY: "America/Asuncion",
  SE: "Europe/Stockholm",
  SG: "Asia/Singapore",
  SI: "Europe/Ljubljana",
  SK: "Europe/Bratislava",
  SV: "America/El_Salvador",
  TH: "Asia/Bangkok",
  TT: "America/Port_of_Spain",
  UY: "America/Montevideo",
  ZA: "Africa/Johannesburg",
};

/** The time zone of most people in a country; UTC for one that is no market. */
export function timeZoneOf(country: string): string {
  return timeZones[country] ?? "UTC";
}

/** Markets with several time zones: the one in which a day ends last. */
const westernmost: Readonly<Record<string, string>> = {
  AU: "Australia/Perth",
  BR: "America/Rio_Branco",
  CA: "America/Vancouver",
  CL: "Pacific/Easter",
  EC: "Pacific/Galapagos",
  MX: "America/Tijuana",
};

/** The time zone of a country in which a day begins last, so that a birthday has come everywhere in the country. */
export function westernmostZoneOf(country: string): string {
  return westernmost[country] ?? timeZoneOf(country);
}
