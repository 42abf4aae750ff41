import type { BrandData } from "../brand.ts";

export const brand: BrandData = {
  name: "Bellwether",
  supportEmail: "help@bellwether.example",
  supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
  letterColour: "#8f1d1d",
  lobbySections: [
    "recent",
    "favourites",
    "hot",
    "lottery",
    "slots",
    "jackpots",
    "live-casino",
    "table-games",
    "virtuals",
    "new",
  ],
  hero: { kind: "draw" },
  hidesLottery: false,
  hasFinnishSignup: false,
};
