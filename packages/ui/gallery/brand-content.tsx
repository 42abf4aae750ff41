import type { BrandData } from "@bellwether/brands/brand.ts";
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

export const galleryResults = [
  { face: "17", tone: "black", label: "17 black" },
  { face: "32", tone: "red", label: "32 red" },
  { face: "0", tone: "green", label: "0 green" },
  { face: "5", tone: "red", label: "5 red" },
  { face: "22", tone: "black", label: "22 black" },
  { face: "9", tone: "red", label: "9 red" },
  { face: "1", tone: "red", label: "1 red, the seventh, never drawn" },
] as const;

const lottoBalls = ["7", "12", "23", "31", "38"].map((face) => ({ face }));

const names = import.meta.glob<BrandData>("../../../brands/*/brand.ts", { eager: true, import: "brand" });
const texts = import.meta.glob<Record<string, string>>("../../../brands/*/texts/en.json", {
  eager: true,
  import: "default",
});

/** What the gallery shows of a brand: its own words, with pictures that stand in for those that the art build draws. */
export function brandContent(slug: string): BrandContent {
  const own = texts[`../../../brands/${slug}/texts/en.json`] ?? {};
  const say = (part: string) => own[`hero_${slug}_${part}`] ?? part;
  return {
    name: names[`../../../brands/${slug}/brand.ts`]?.name ?? slug,
    symbol: "bell",
    mascot: "ewe",
    eyebrow: say("eyebrow"),
    headline: say("headline"),
    text: "Draw at 21:00. Every ticket is sealed before, and you can check the draw yourself.",
    action: say("action"),
    extras: (
      <>
        <BallRow label="Last draw" balls={[...lottoBalls, { face: "44", tone: "gold" }]} />
        <Countdown
          endsAtMs={renderedAtMs + 13_287_000}
          now={now}
          renderedAtMs={renderedAtMs}
          label="Ends in"
          unit={unit}
        />
      </>
    ),
  };
}

/** `?words=long`: the longest texts that the nine languages have in the same places. */
export const longContent: Partial<BrandContent> = {
  eyebrow: "Lauantain lottoarvonta tänään",
  headline: "Heute Abend läuten 4.200.000 € die Gewinnglocke",
  text: "Ziehung um 21:00 Uhr. Jeder Spielschein wird vorher versiegelt, und du kannst die Ziehung anschließend selbst überprüfen.",
  action: "Sechs Zahlen auswählen",
};
