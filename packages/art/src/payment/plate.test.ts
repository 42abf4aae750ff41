import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { expect, it } from "vitest";
import { loadKit } from "../kit.ts";
import { paymentPlateSvg } from "./plate.ts";

it("every payment method has a plate with its name in outlines, and nothing that could run", async () => {
  const { fonts } = await loadKit();
  for (const method of paymentMethods) {
    const svg = paymentPlateSvg(method, fonts);
    expect(svg).not.toMatch(/<script|<text|href=/);
    expect(svg.length).toBeGreaterThan(600);
  }
});
