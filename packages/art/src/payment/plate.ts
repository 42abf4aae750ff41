import type { PaymentClass, PaymentMethod } from "@bellwether/market/payment-methods.ts";
import type { Fonts } from "../lettering/font.ts";
import { boundsOf, outlineText, pathData, warp } from "../lettering/outline.ts";
import { path, rect, round } from "../paint/shape.ts";

const HEIGHT = 64;
const LETTER_SIZE = 26;
const PADDING = 22;

/** A stripe in the colour of the method's kind, so that a row of plates is not a row of words. */
const stripeOf: Record<PaymentClass, string> = {
  card: "#1f4fa3",
  wallet: "#7a2da8",
  bank: "#146c43",
  cash: "#a35a00",
  voucher: "#b3261e",
  crypto: "#3b3f4a",
};

/** A payment method's mark of our own: its name on a white plate. Nobody's logo is copied. */
export function paymentPlateSvg(method: PaymentMethod, fonts: Fonts): string {
  const outline = outlineText(fonts.figtree, method.name, LETTER_SIZE, 0);
  const bounds = boundsOf(outline);
  const set = warp(outline, (x, y) => [x + PADDING + 6 - bounds.left, y + HEIGHT / 2 + LETTER_SIZE * 0.36]);
  const width = round(bounds.right - bounds.left + PADDING * 2 + 6);
  const plate = rect(0, 0, width, HEIGHT, "#ffffff", 'rx="10"');
  const stripe = path(
    `M10 0A10 10 0 0 0 0 10V${HEIGHT - 10}A10 10 0 0 0 10 ${HEIGHT}Z`,
    stripeOf[method.class],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}">${plate}${stripe}${path(pathData(set), "#1b2333")}</svg>`;
}
