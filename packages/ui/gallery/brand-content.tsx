import type { ReactNode } from "react";
import { BallRow, Countdown } from "../src/index.ts";
import { now, renderedAtMs, unit } from "./clock.ts";

export type BrandContent = {
  name: string;
  symbol: string;
  mascot: string;
  eyebrow: string;
  headline: string;
  text: string;
  action: string;
  extras: ReactNode;
};

export const wheelResults = [
  { face: "17", tone: "black", label: "17 black" },
  { face: "32", tone: "red", label: "32 red" },
  { face: "0", tone: "green", label: "0 green" },
  { face: "5", tone: "red", label: "5 red" },
  { face: "22", tone: "black", label: "22 black" },
  { face: "9", tone: "red", label: "9 red" },
  { face: "1", tone: "red", label: "1 red, the seventh, never drawn" },
] as const;

const lottoBalls = ["7", "12", "23", "31", "38"].map((face) => ({ face }));

export const brandContents: Record<string, BrandContent> = {
  bellwether: {
    name: "Bellwether",
    symbol: "bell",
    mascot: "ewe",
    eyebrow: "Lotto Saturday",
    headline: "Tonight, €4,200,000 rings the bell",
    text: "Draw at 21:00. Every ticket is sealed before, and you can check the draw yourself.",
    action: "Pick six numbers",
    extras: <BallRow label="Last draw" balls={[...lottoBalls, { face: "44", tone: "gold" }]} />,
  },
  luckyclover: {
    name: "LuckyClover",
    symbol: "four-leaf-clover",
    mascot: "fox",
    eyebrow: "The Clover Room",
    headline: "Pull up a chair. The wheel is already turning.",
    text: "Eleven tables open now, from €0.50.",
    action: "Take a seat",
    extras: <BallRow label="Last results" balls={wheelResults.slice(0, 6)} />,
  },
  funly: {
    name: "Funly",
    symbol: "comet",
    mascot: "comet",
    eyebrow: "Drop o’clock",
    headline: "€50,000 must fall before midnight",
    text: "312 drops today. The next could be yours.",
    action: "Play the drop",
    extras: (
      <Countdown
        endsAtMs={renderedAtMs + 13_287_000}
        now={now}
        renderedAtMs={renderedAtMs}
        label="Ends in"
        unit={unit}
      />
    ),
  },
};

/** `?words=long`: the longest texts that the nine languages have in the same places. */
export const longContent: Partial<BrandContent> = {
  eyebrow: "Lauantain lottoarvonta tänään",
  headline: "Heute Abend läuten 4.200.000 € die Gewinnglocke",
  text: "Ziehung um 21:00 Uhr. Jeder Spielschein wird vorher versiegelt, und Sie können die Ziehung anschließend selbst überprüfen.",
  action: "Sechs Zahlen auswählen",
};
