import { describe, expect, it } from "vitest";
import { brightness, mix, paletteOf } from "./palette.ts";

describe("a palette", () => {
  it("a palette names nine colours in the catalogue's order", () => {
    const colours = [
      "#111111",
      "#222222",
      "#333333",
      "#444444",
      "#555555",
      "#666666",
      "#777777",
      "#888888",
      "#999999",
    ];
    expect(paletteOf(colours)).toMatchObject({ high: "#111111", deep: "#555555", ink: "#999999" });
  });

  it("a palette works with two colours, dark below light", () => {
    const { deep, light } = paletteOf(["#ffcc00", "#202060"]);
    expect(brightness(deep)).toBeLessThan(brightness(light));
  });

  it("a palette works with none", () => {
    expect(paletteOf([]).high).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("a palette mixes half black and half white to #808080", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});
