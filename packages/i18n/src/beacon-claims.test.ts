import { languageTexts } from "@bellwether/languages/texts.ts";
import { offeredLanguages } from "@bellwether/market/languages.ts";
import { describe, expect, it } from "vitest";
import enGames from "../../../languages/en/games.json" with { type: "json" };
import { claimsPublicBeacon } from "./beacon-claims.ts";
import { pickTexts } from "./catalogue.ts";
import { translateSheet } from "./game-sheet/translate-sheet.ts";

/** Texts that name the beacon and promise nothing of it. */
const NO_CLAIMS = new Set([
  ...["draws_void_beacon_silent", "draws_beacon_round", "draws_beacon", "lobby_jackpot_beacon"],
  ...["lobby_jackpot_waits", "jackpot_beacon_waits", "jackpot_check_missed"],
  ...["live_void_beacon_silent", "live_waits_beacon_silent", "live_beacon_round", "live_published_note"],
  ...["rounds_draw_holds", "rounds_beacon_early", "rounds_beacon_value", "live_verified"],
  ...["jackpot_beacon", "jackpot_check_holds", "draw_waits_beacon", "draw_seal_beacon"],
  ...["page_draw_sealed", "page_draw_beacon", "page_draw_beacon_round", "draws_awaited"],
  // The sheet of such a table goes on with `live_proof_intro`.
  ...["rules_keno_draw", "rules_bingo_calls"],
]);

describe("texts about the public beacon, where the chain is the sandbox's", () => {
  it("every English text that names it is listed as a claim or as none", () => {
    const { core, promo, static: pages, sheet } = languageTexts.en ?? {};
    const all = Object.entries({ ...core, ...promo, ...pages, ...sheet, ...enGames });
    const named = all.filter(([, text]) => /beacon|public (?:random )?number/i.test(text));
    const unknown = named
      .map(([key]) => key)
      .filter((key) => !claimsPublicBeacon(key) && !NO_CLAIMS.has(key));
    expect(named.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });

  it.each(offeredLanguages)(
    "%s: pages and sheets end each claim with the line, and no other text",
    (language) => {
      const note = translateSheet(language)("sandbox_beacon");
      const plain = pickTexts(language, [""]);
      const noted = pickTexts(language, [""], { sandboxBeacon: true });
      const changed = Object.keys(plain).filter((key) => plain[key] !== noted[key]);
      expect(changed.map((key) => key.split(".")[1]).sort()).toEqual(
        expect.arrayContaining(["about_2_text", "draws_beacon_text", "page_draw_beacon_text"]),
      );
      expect(changed.every((key) => noted[key] === `${plain[key]} ${note}`)).toBe(true);
      const inSheet = translateSheet(language, { sandboxBeacon: true });
      expect(inSheet("live_proof_intro")).toBe(`${translateSheet(language)("live_proof_intro")} ${note}`);
      expect(inSheet("rules_money")).toBe(translateSheet(language)("rules_money"));
    },
  );
});
