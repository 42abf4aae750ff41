import { expect, it } from "vitest";
import { loadTexts } from "./texts.ts";

it("the texts use the plural forms of their language", async () => {
  expect((await loadTexts("en"))("free_spins_won", { count: 1 })).toBe("1 free spin");
  expect((await loadTexts("fi"))("free_spins_won", { count: 10 })).toBe("10 ilmaiskierrosta");
  expect((await loadTexts("fr-ca"))("free_spins_won", { count: 0 })).toBe("0 tour gratuit");
});
