import { describe, expect, it } from "vitest";
import { findDistress } from "./distress-words.ts";

describe("words of distress", () => {
  it.each([
    ["I can’t  stop and I have lost\neverything", "can't stop"],
    ["I am SUICIDAL", "suicid"],
    ["Ich bin SUCHTIG, helft mir", "süchtig"],
    ["mina en pysty lopettamaan", "en pysty lopettamaan"],
    ["je suis incapable d’arrêter", "incapable d'arrêter"],
    ["Jag har spelat bort hyran", "spelat bort"],
  ])("%j has %j", (text, found) => {
    expect(findDistress(text)).toBe(found);
  });

  it.each([
    ["When does my money arrive?"],
    ["The bonus code does not work, I cannot start the game"],
    ["Mi alias es matute"],
    ["The game is unaddictive"],
    ["Ruins of the Moon does not load"],
  ])("%j has none", (text) => {
    expect(findDistress(text)).toBeUndefined();
  });
});
