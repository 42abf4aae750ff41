import type { SheetTexts } from "./en.ts";

export const pt: SheetTexts = {
  figures: "Números",
  return_to_player: "Retorno ao jogador",
  volatility: "Volatilidade",
  volatility_low: "Baixa",
  volatility_medium: "Média",
  volatility_high: "Alta",
  hit_rate: "Rodadas que pagam",
  hit_rate_roulette: "Apostas simples vencedoras",
  max_win: "Maior prêmio",
  max_win_times: "{times} vezes a aposta",
  stakes_range: "Apostas",
  shortest_round: "Rodada mais curta",
  percent: "{figure}%",
  seconds: "{seconds} s",
  rules: "Regras",
  rules_lines:
    "{lines} linhas estão sempre em jogo. Símbolos iguais em rolos vizinhos, a partir da esquerda, pagam; cada linha paga seu melhor prêmio. O wild substitui qualquer símbolo, menos o scatter. Scatters pagam em qualquer posição.",
  rules_free_spins:
    "{scatters} scatters ou mais em um giro dão {spins} rodadas grátis com todos os ganhos vezes {first}. Mais {scatters} scatters somam mais {spins} e o multiplicador sobe, até vezes {last} e {maximum} rodadas grátis no total.",
  rules_clusters:
    "{minimum} ou mais símbolos iguais que se tocam pelos lados pagam. Eles somem, o resto cai e novos vêm de cima. O wild se junta a todos os grupos em que toca.",
  rules_multipliers:
    "Os ganhos depois de cada queda são multiplicados por {multipliers}. O último fica até o fim da rodada.",
  rules_match: "Nove campos escondem valores. Três iguais pagam esse valor uma vez.",
  rules_lucky:
    "Cada um dos seus números que também for um número da sorte paga o valor que está embaixo dele.",
  rules_tower:
    "Suba a partir do térreo. Cada sino de ouro leva você um andar acima; um rachado termina a subida. Você recebe o valor do andar alcançado vezes o multiplicador do telhado.",
  rules_roulette:
    "A bola cai em uma das 37 casas, de 0 a 36. Toda aposta que cobre a casa é paga na proporção indicada e recebe de volta o valor apostado. No zero, todas as apostas externas perdem.",
  rules_money:
    "O servidor decide a rodada quando ela começa; nada do que você fizer depois muda isso. Se a conexão cair, a rodada continua de onde parou quando você voltar. Uma falha não anula nenhuma rodada já sorteada.",
  rules_draw: "Todo resultado é sorteado a partir de duas sementes que você pode conferir: veja Jogo limpo.",
};
