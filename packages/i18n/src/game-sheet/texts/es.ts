import type { SheetTexts } from "./en.ts";

export const es: SheetTexts = {
  figures: "Cifras",
  return_to_player: "Retorno al jugador",
  volatility: "Volatilidad",
  volatility_low: "Baja",
  volatility_medium: "Media",
  volatility_high: "Alta",
  hit_rate: "Rondas que pagan",
  hit_rate_roulette: "Apuestas sencillas ganadoras",
  max_win: "Premio máximo",
  max_win_times: "{times} veces la apuesta",
  stakes_range: "Apuestas",
  shortest_round: "Ronda más corta",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Reglas",
  rules_lines:
    "Siempre hay {lines} líneas en juego. Pagan los símbolos iguales en carretes contiguos desde la izquierda; cada línea paga su mejor premio. El wild sustituye a cualquier símbolo, salvo el scatter. Los scatters pagan en cualquier posición.",
  rules_free_spins:
    "{scatters} scatters o más en un giro dan {spins} giros gratis, con todos los premios multiplicados por {first}. Otros {scatters} scatters suman {spins} más y suben el multiplicador, hasta {last} y {maximum} giros gratis en total.",
  rules_clusters:
    "Pagan {minimum} o más símbolos iguales que se tocan por los lados. Desaparecen, el resto cae y llegan nuevos desde arriba. El wild se une a todos los grupos que toca.",
  rules_multipliers:
    "Los premios tras cada caída se multiplican por {multipliers}. El último se mantiene hasta el final de la ronda.",
  rules_match: "Nueve casillas esconden importes. Tres iguales pagan ese importe una vez.",
  rules_lucky:
    "Cada uno de tus números que también sea un número de la suerte paga el importe que tiene debajo.",
  rules_tower:
    "Sube desde la planta baja. Cada campana de oro te lleva un piso más arriba; una rajada termina la subida. Cobras el importe del piso alcanzado, multiplicado por el multiplicador del techo.",
  rules_roulette:
    "La bola cae en una de 37 casillas, del 0 al 36. Toda apuesta que cubra esa casilla se paga según su cuota y recuperas lo apostado. Con el cero pierden todas las apuestas exteriores.",
  rules_money:
    "El servidor decide la ronda cuando empieza; nada de lo que hagas después la cambia. Si se corta la conexión, la ronda sigue donde estaba cuando vuelvas. Una falla no anula ninguna ronda ya sorteada.",
  rules_draw: "Cada resultado se sortea con dos semillas que puedes comprobar: mira Juego limpio.",
};
