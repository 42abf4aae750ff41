import type { SheetTexts } from "./en.ts";

export const fi: SheetTexts = {
  figures: "Luvut",
  return_to_player: "Palautusprosentti",
  volatility: "Volatiliteetti",
  volatility_low: "Pieni",
  volatility_medium: "Keskisuuri",
  volatility_high: "Suuri",
  hit_rate: "Voittavat kierrokset",
  hit_rate_roulette: "Voittavat tasapanokset",
  max_win: "Suurin voitto",
  max_win_times: "{times} kertaa panos",
  stakes_range: "Panokset",
  shortest_round: "Lyhin kierros",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Säännöt",
  rules_lines:
    "{lines} linjaa on aina pelissä. Samat symbolit vierekkäisillä keloilla vasemmalta alkaen maksavat; linja maksaa parhaan voittonsa. Jokeri korvaa kaikki symbolit paitsi scatter-symbolin, joka maksaa missä tahansa.",
  rules_free_spins:
    "Vähintään {scatters} scatter-symbolia yhdellä pyöräytyksellä antaa {spins} ilmaiskierrosta, joiden voitot ovat {first}-kertaisia. {scatters} scatteria lisää tuo {spins} kierrosta lisää ja nostaa kerrointa, enintään {last}-kertaiseksi ja yhteensä enintään {maximum} kierrokseen.",
  rules_clusters:
    "Vähintään {minimum} samaa symbolia, jotka koskettavat toisiaan sivuistaan, maksaa. Ne katoavat, muut putoavat ja uusia tulee ylhäältä. Jokeri liittyy kaikkiin ryhmiin, joita se koskettaa.",
  rules_multipliers:
    "Voitot kerrotaan pudotusten jälkeen: {multipliers}. Viimeinen on voimassa kierroksen loppuun.",
  rules_match: "Yhdeksän ruutua kätkee summia. Kolme samaa maksaa summan kerran.",
  rules_lucky: "Jokainen numerosi, joka on myös onnennumero, maksaa allaan olevan summan.",
  rules_tower:
    "Kiipeä maasta. Kultakello vie kerroksen ylemmäs, haljennut kello päättää kiipeämisen. Saat saavutetun kerroksen summan kerrottuna katon kertoimella.",
  rules_roulette:
    "Kuula putoaa yhteen 37 lokerosta, 0–36. Jokainen panos, joka kattaa lokeron, maksaa kertoimensa, ja panos palautuu. Nollalla kaikki ulkopanokset häviävät.",
  rules_money:
    "Palvelin ratkaisee kierroksen sen alkaessa; mikään, mitä teet sen jälkeen, ei muuta sitä. Jos yhteys katkeaa, kierros jatkuu palatessasi siitä, mihin se jäi. Tekninen vika ei mitätöi arvottua kierrosta.",
  rules_draw: "Jokainen tulos arvotaan kahdesta siemenluvusta, jotka voit itse tarkistaa: katso Reilu peli.",
};
