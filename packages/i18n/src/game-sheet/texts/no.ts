import type { SheetTexts } from "./en.ts";

export const no: SheetTexts = {
  figures: "Tall",
  return_to_player: "Tilbakebetalingsprosent",
  volatility: "Volatilitet",
  volatility_low: "Lav",
  volatility_medium: "Middels",
  volatility_high: "Høy",
  hit_rate: "Runder som betaler",
  hit_rate_roulette: "Jevne sjanser som vinner",
  max_win: "Største gevinst",
  max_win_times: "{times} ganger innsatsen",
  stakes_range: "Innsatser",
  shortest_round: "Korteste runde",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Regler",
  rules_lines:
    "{lines} linjer er alltid i spill. Like symboler på nabohjul fra venstre betaler; hver linje betaler sin beste gevinst. Jokeren erstatter alle symboler unntatt scatteren. Scattere betaler hvor som helst.",
  rules_free_spins:
    "{scatters} scattere eller flere i ett spinn gir {spins} gratisspinn der alle gevinster ganges med {first}. {scatters} scattere til gir {spins} til og øker multiplikatoren, opp til {last} ganger og {maximum} gratisspinn i alt.",
  rules_clusters:
    "{minimum} eller flere like symboler som ligger inntil hverandre side om side, betaler. De forsvinner, resten faller, og nye kommer ovenfra. Jokeren blir med i alle klynger den berører.",
  rules_multipliers:
    "Gevinstene etter hvert fall ganges med {multipliers}. Den siste gjelder til runden er over.",
  rules_match: "Ni felt skjuler beløp. Tre like betaler beløpet én gang.",
  rules_lucky: "Hvert av tallene dine som også er et lykketall, betaler beløpet under.",
  rules_tower:
    "Klatre fra bakken. Hver gullbjelle tar deg én etasje opp, en sprukken avslutter klatringen. Du får beløpet for etasjen du nådde, ganget med multiplikatoren på taket.",
  rules_roulette:
    "Kula faller i én av 37 lommer, 0 til 36. Hver innsats som dekker lommen, betales etter sine odds, og innsatsen kommer tilbake. Null taper for alle utvendige innsatser.",
  rules_money:
    "Serveren avgjør runden når den starter; ingenting du gjør etterpå, endrer den. Brytes forbindelsen, fortsetter runden der den slapp når du kommer tilbake. En runde som er trukket, blir ikke ugyldig på grunn av en teknisk feil.",
  rules_draw: "Hvert resultat trekkes fra to startverdier som du selv kan kontrollere: se Rettferdig spill.",
};
