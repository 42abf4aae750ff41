import type { SheetTexts } from "./en.ts";

export const sv: SheetTexts = {
  figures: "Siffror",
  return_to_player: "Återbetalning till spelare",
  volatility: "Volatilitet",
  volatility_low: "Låg",
  volatility_medium: "Medel",
  volatility_high: "Hög",
  hit_rate: "Omgångar som betalar",
  hit_rate_roulette: "Jämna chanser som vinner",
  max_win: "Största vinst",
  max_win_times: "{times} gånger insatsen",
  stakes_range: "Insatser",
  shortest_round: "Kortaste omgång",
  percent: "{figure} %",
  seconds: "{seconds} s",
  rules: "Regler",
  rules_lines:
    "{lines} linjer är alltid i spel. Lika symboler på intilliggande hjul från vänster betalar, och varje linje betalar sin bästa vinst. Wilden ersätter alla symboler utom scattern. Scattrar betalar var som helst.",
  rules_free_spins:
    "{scatters} scattrar eller fler på ett snurr ger {spins} gratissnurr med alla vinster gånger {first}. {scatters} scattrar till ger {spins} till och höjer multiplikatorn, upp till gånger {last} och {maximum} gratissnurr totalt.",
  rules_clusters:
    "{minimum} eller fler lika symboler som rör vid varandra sida mot sida betalar. De försvinner, resten faller och nya kommer uppifrån. Wilden hör till varje grupp som den rör vid.",
  rules_multipliers:
    "Vinster efter varje fall multipliceras med {multipliers}. Den sista gäller tills omgången är slut.",
  rules_match: "Nio rutor döljer belopp. Tre lika betalar det beloppet en gång.",
  rules_lucky: "Varje nummer av dina som också är ett turnummer betalar beloppet under det.",
  rules_tower:
    "Klättra från marken. Varje gyllene klocka tar dig en våning upp, en sprucken avslutar klättringen. Du får beloppet för den våning du nådde gånger takets multiplikator.",
  rules_roulette:
    "Kulan faller i ett av 37 fack, 0 till 36. Varje insats som täcker facket betalas enligt sina odds, och insatsen kommer tillbaka. Vid noll förlorar alla utvändiga insatser.",
  rules_money:
    "Servern avgör en omgång när den börjar, och inget du gör efter det ändrar den. Bryts uppkopplingen fortsätter omgången där den var när du kommer tillbaka. Inget tekniskt fel ogiltigförklarar en omgång som har dragits.",
  rules_draw: "Varje utfall dras ur två startvärden som du kan kontrollera själv: se Rättvist spel.",
};
