/** Who stands behind the Swedish licence, and where help is: shown in Sweden under that licence alone [2.32]. Names and addresses are theirs. */
export const swedishMarks = [
  { name: "Spelinspektionen", url: "https://www.spelinspektionen.se" },
  { name: "Spelpaus.se", url: "https://www.spelpaus.se" },
  { name: "Stödlinjen 020-81 91 00", url: "https://www.stodlinjen.se" },
] as const;
