import type { BrandData } from "../brand.ts";

export const brand: BrandData = {
  name: "LuckyClover",
  otherNames: ["casinoroom"],
  supportEmail: "help@luckyclover.example",
  supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
  letterColour: "#0f4a34",
  lobbySections: [
    "recent",
    "favourites",
    "live-casino",
    "hot",
    "table-games",
    "slots",
    "jackpots",
    "virtuals",
    "new",
  ],
  hero: { kind: "table", type: "roulette" },
  hidesLottery: true,
  hasFinnishSignup: true,
};
