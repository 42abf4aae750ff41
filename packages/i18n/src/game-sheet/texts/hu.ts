import type { SheetTexts } from "./en.ts";

export const hu: SheetTexts = {
  figures: "Számok",
  return_to_player: "Visszafizetési arány",
  volatility: "Volatilitás",
  volatility_low: "Alacsony",
  volatility_medium: "Közepes",
  volatility_high: "Magas",
  hit_rate: "Fizető körök aránya",
  hit_rate_roulette: "Nyerő egyszerű esélyek",
  max_win: "Legnagyobb nyeremény",
  max_win_times: "a tét × {times}",
  stakes_range: "Tétek",
  shortest_round: "Legrövidebb kör",
  percent: "{figure}%",
  seconds: "{seconds} mp",
  rules: "Szabályok",
  rules_lines:
    "Mindig {lines} vonal van játékban. A balról induló, szomszédos tárcsákon álló egyforma szimbólumok fizetnek; minden vonal a legjobb nyereményét fizeti. A joker minden szimbólumot helyettesít, kivéve a scattert. A scatter bárhol fizet.",
  rules_free_spins:
    "Ha egy pörgetésben legalább {scatters} scatter áll meg, {spins} ingyenes pörgetés jár, a nyeremények szorzója {first}. További {scatters} scatter még {spins} pörgetést ad, és nő a szorzó: legfeljebb {last}, összesen pedig legfeljebb {maximum} ingyenes pörgetés lehet.",
  rules_clusters:
    "Legalább {minimum} egyforma, oldalukkal érintkező szimbólum fizet. Eltűnnek, a többi lehullik, felülről újak érkeznek. A joker minden csoporthoz csatlakozik, amelyet megérint.",
  rules_multipliers:
    "Az egyes hullások utáni nyeremények szorzói: {multipliers}. Az utolsó a kör végéig megmarad.",
  rules_match: "Kilenc mező összegeket rejt. Három egyforma egyszer fizeti ki az összeget.",
  rules_lucky: "Minden számod, amely szerencseszám is, kifizeti az alatta álló összeget.",
  rules_tower:
    "Mássz fel a földszintről. Minden aranyharang egy emelettel feljebb visz, a repedt harang véget vet a mászásnak. Az elért emelet összegét kapod, megszorozva a tető szorzójával.",
  rules_roulette:
    "A golyó a 37 rekesz egyikébe esik, 0 és 36 között. Minden tét, amely lefedi a rekeszt, a maga szorzójával fizet, és a tét is visszajár. Nullánál minden külső tét veszít.",
  rules_money:
    "A kört a szerver az indulásakor eldönti; utána semmi, amit teszel, nem változtat rajta. Ha megszakad a kapcsolat, a kör onnan folytatódik, ahol tartott, amikor visszajössz. A már kisorsolt kört üzemzavar nem érvényteleníti.",
  rules_draw:
    "Minden eredmény két kezdőértékből születik, amelyeket magad is ellenőrizhetsz: lásd Tiszta játék.",
};
