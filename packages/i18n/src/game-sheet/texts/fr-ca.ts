import type { SheetTexts } from "./en.ts";

export const frCa: SheetTexts = {
  figures: "Chiffres",
  return_to_player: "Taux de retour au joueur",
  volatility: "Volatilité",
  volatility_low: "Faible",
  volatility_medium: "Moyenne",
  volatility_high: "Élevée",
  hit_rate: "Parties qui paient",
  hit_rate_roulette: "Chances simples gagnantes",
  max_win: "Gain maximal",
  max_win_times: "{times} fois la mise",
  stakes_range: "Mises",
  shortest_round: "Partie la plus courte",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Règles",
  rules_lines:
    "{lines} lignes sont toujours en jeu. Des symboles pareils sur des rouleaux voisins, à partir de la gauche, paient; chaque ligne paie son meilleur gain. Le joker remplace tous les symboles sauf le scatter. Les scatters paient n’importe où.",
  rules_free_spins:
    "{scatters} scatters ou plus dans un même tour donnent {spins} tours gratuits, dont tous les gains sont multipliés par {first}. {scatters} autres scatters en ajoutent {spins} et haussent le multiplicateur, jusqu’à {last} et à {maximum} tours gratuits en tout.",
  rules_clusters:
    "{minimum} symboles pareils ou plus qui se touchent par les côtés paient. Ils disparaissent, les autres tombent, de nouveaux arrivent d’en haut. Le joker se joint à chaque groupe qu’il touche.",
  rules_multipliers:
    "Les gains après chaque chute sont multipliés par {multipliers}. Le dernier reste jusqu’à la fin de la partie.",
  rules_match: "Neuf cases cachent des montants. Trois pareils paient ce montant une fois.",
  rules_lucky: "Chacun de vos numéros qui est aussi un numéro chanceux paie le montant inscrit dessous.",
  rules_tower:
    "Grimpez à partir du sol. Chaque cloche en or vous monte d’un étage, une cloche fêlée met fin à la montée. Vous recevez le montant de l’étage atteint, multiplié par le multiplicateur du toit.",
  rules_roulette:
    "La bille tombe dans l’une des 37 cases, de 0 à 36. Chaque mise qui couvre la case est payée à sa cote, et vous la récupérez. Le zéro fait perdre toutes les mises extérieures.",
  rules_money:
    "Une partie est décidée par le serveur dès qu’elle commence; rien de ce que vous faites ensuite n’y change quoi que ce soit. Si la connexion coupe, la partie reprend là où elle était à votre retour. Aucune défaillance n’annule une partie déjà tirée.",
  rules_draw:
    "Chaque résultat est tiré de deux valeurs de départ que vous pouvez vérifier vous-même : voyez Équité.",
};
