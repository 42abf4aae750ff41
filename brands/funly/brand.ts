import type { BrandData } from "../brand.ts";

export const brand: BrandData = {
  name: "Funly",
  supportEmail: "help@funly.example",
  supportHours: { timeZone: "Europe/Stockholm", fromHour: 9, untilHour: 21, answerHours: 4 },
  letterColour: "#3b1d6e",
  lobbySections: [
    "recent",
    "favourites",
    "hot",
    "jackpots",
    "slots",
    "new",
    "virtuals",
    "live-casino",
    "table-games",
  ],
  hero: { kind: "climb" },
  hidesLottery: true,
  hasFinnishSignup: false,
};
