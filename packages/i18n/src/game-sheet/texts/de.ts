import type { SheetTexts } from "./en.ts";

export const de: SheetTexts = {
  figures: "Zahlen",
  return_to_player: "Auszahlungsquote",
  volatility: "Volatilität",
  volatility_low: "Niedrig",
  volatility_medium: "Mittel",
  volatility_high: "Hoch",
  hit_rate: "Gewinnrunden",
  hit_rate_roulette: "Gewinnende einfache Chancen",
  max_win: "Höchster Gewinn",
  max_win_times: "das {times}-Fache des Einsatzes",
  stakes_range: "Einsätze",
  shortest_round: "Kürzeste Runde",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Regeln",
  rules_lines:
    "{lines} Linien sind immer im Spiel. Gleiche Symbole auf benachbarten Walzen von links zahlen; pro Linie zählt nur der höchste Gewinn. Das Wild ersetzt jedes Symbol außer dem Scatter. Scatter zahlen überall.",
  rules_free_spins:
    "{scatters} oder mehr Scatter in einer Drehung bringen {spins} Freispiele, in denen alle Gewinne mal {first} zählen. {scatters} weitere Scatter bringen {spins} mehr und heben den Multiplikator, bis höchstens mal {last} und insgesamt {maximum} Freispiele.",
  rules_clusters:
    "{minimum} oder mehr gleiche Symbole, die sich seitlich berühren, zahlen. Sie verschwinden, der Rest fällt, neue kommen von oben. Das Wild schließt sich jeder Gruppe an, die es berührt.",
  rules_multipliers:
    "Gewinne nach jedem Fall werden mit {multipliers} multipliziert. Der letzte Wert bleibt bis zum Ende der Runde.",
  rules_match: "Neun Felder verbergen Beträge. Drei gleiche zahlen diesen Betrag einmal.",
  rules_lucky: "Jede deiner Zahlen, die auch eine Glückszahl ist, zahlt den Betrag darunter.",
  rules_tower:
    "Klettere vom Erdgeschoss nach oben. Jede goldene Glocke bringt dich ein Stockwerk höher, eine gesprungene beendet den Aufstieg. Du bekommst den Betrag des erreichten Stockwerks mal den Multiplikator des Dachs.",
  rules_roulette:
    "Die Kugel fällt in eines von 37 Fächern, 0 bis 36. Jede Wette, die das Fach abdeckt, wird nach ihrer Quote bezahlt, und ihr Einsatz kommt zurück. Bei Null verlieren alle Außenwetten.",
  rules_money:
    "Über eine Runde entscheidet der Server, wenn sie beginnt. Nichts, was du danach tust, ändert sie. Reißt die Verbindung ab, geht die Runde bei deiner Rückkehr dort weiter, wo sie stand. Keine Störung macht eine gezogene Runde ungültig.",
  rules_draw: "Jedes Ergebnis wird aus zwei Seeds gezogen, die du selbst prüfen kannst: siehe Fairness.",
};
