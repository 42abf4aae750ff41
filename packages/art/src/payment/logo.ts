import type { PaymentClass, PaymentMethod } from "@bellwether/market/payment-methods.ts";
import type { Fonts } from "../lettering/font.ts";
import { setLines } from "../lettering/set-lines.ts";
import { circle, line, path, polygon, rect } from "../paint/shape.ts";
import { paymentLooks } from "./looks.ts";

/** All logos have the ratio 3 by 2, so that they line up in a row. At 36 × 24 most of the lettering is still readable. */
const WIDTH = 96;
const HEIGHT = 64;

/** Our own logo for a payment method: its name on a background that shows its kind. No official logo is copied. */
export function paymentLogoSvg(method: PaymentMethod, fonts: Fonts): string {
  const look = paymentLooks[method.code];
  if (!look) throw new Error(`${method.code} has no logo`);
  const { lines, ground, ink = "#ffffff", font = "figtree" } = look;
  const outline = method.class === "voucher" ? ticket : card;
  const lettering = setLines(fonts[font], lines, { x: WIDTH / 2, y: HEIGHT / 2, width: 80, height: 40 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${path(outline, ground)}${grounds[method.class](ink)}${path(outline, "none", 'stroke="#ffffff" stroke-opacity=".28" stroke-width="2"')}${path(lettering, ink)}</svg>`;
}

const card = "M10 1H86A9 9 0 0 1 95 10V54A9 9 0 0 1 86 63H10A9 9 0 0 1 1 54V10A9 9 0 0 1 10 1Z";
/** A ticket's outline, with a notch at each side. */
const ticket =
  "M10 1H86A9 9 0 0 1 95 10V25A7 7 0 0 0 95 39V54A9 9 0 0 1 86 63H10A9 9 0 0 1 1 54V39A7 7 0 0 0 1 25V10A9 9 0 0 1 10 1Z";

const FAINT = 'opacity=".16"';

/** The symbol of each kind, faint behind the name: magnetic strip and chip, wallet clasp, bank front, note, slip, chain. */
const grounds: Record<PaymentClass, (ink: string) => string> = {
  card: (ink) => rect(2, 8, 92, 9, ink, FAINT) + rect(10, 48, 14, 9, ink, `rx="2" ${FAINT}`),
  wallet: (ink) =>
    path("M95 20H82A12 12 0 0 0 82 44H95Z", ink, FAINT) + circle(83, 32, 4, ink, 'opacity=".2"'),
  bank: (ink) =>
    polygon(
      [
        [48, 4],
        [86, 17],
        [10, 17],
      ],
      ink,
      FAINT,
    ) + rect(10, 54, 76, 5, ink, FAINT),
  cash: (ink) =>
    rect(7, 7, 82, 50, "none", `rx="5" stroke="${ink}" stroke-width="2" opacity=".22"`) +
    circle(14, 14, 3, ink, FAINT) +
    circle(82, 50, 3, ink, FAINT),
  voucher: (ink) => line("M17 10V54M79 10V54", ink, 2, 'stroke-dasharray="1 5" opacity=".4"'),
  crypto: (ink) => line("M74 4L90 13V31L74 40L58 31V13ZM22 60L6 51V41L22 32", ink, 3, FAINT),
};
