import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle, vertical } from "../../paint/gradient.ts";
import { circle, ellipse, polygon, rect, times } from "../../paint/shape.ts";
import { along, type PaintRoom } from "./room-stage.ts";

/** An aircraft's cabin: a row of rounded windows above the clouds, the wing, a strip of light, and the seats in front. */
export const paintCabin: PaintRoom = ({ width, height, floor, unit, palette }) => {
  const shell = mix("#eef1f2", palette.light, 0.25);
  const seat = mix("#1c4b57", palette.near, 0.4);
  const top = floor * 0.08;
  const pane = (x: number, index: number) => {
    const [wide, tall] = [unit * 1.3, unit * 1.9];
    const clip = `pane${index}`;
    return (
      rect(
        x - wide * 0.66,
        top - unit * 0.2,
        wide * 1.32,
        tall + unit * 0.4,
        darken(shell, 0.22),
        `rx="${unit * 0.6}"`,
      ) +
      `<clipPath id="${clip}">${rect(x - wide / 2, top, wide, tall, "#000", `rx="${unit * 0.45}"`)}</clipPath><g clip-path="url(#${clip})">` +
      rect(x - wide / 2, top, wide, tall, "url(#sky)") +
      ellipse(x - wide * 0.2, top + tall * 0.86, wide * 0.6, unit * 0.3, "#ffffff") +
      ellipse(x + wide * 0.36, top + tall * 0.74, wide * 0.4, unit * 0.24, "#f3f8ff") +
      (index === 1
        ? polygon(
            [
              [x - wide / 2, top + tall],
              [x + wide / 2, top + tall * 0.46],
              [x + wide / 2, top + tall * 0.6],
              [x - wide * 0.1, top + tall],
            ],
            "#c3ccd4",
          )
        : "") +
      (index === 2 ? circle(x + wide * 0.1, top + tall * 0.3, unit * 0.22, "#fff1a8") : "") +
      rect(x - wide / 2, top, wide, tall * (index % 3 === 0 ? 0.42 : 0.12), lighten(shell, 0.3)) +
      "</g>"
    );
  };
  return (
    vertical("sky", [
      [0, mix("#2a7fd6", palette.high, 0.25)],
      [1, "#cfeaff"],
    ]) +
    vertical("shell", [
      [0, darken(shell, 0.12)],
      [0.5, shell],
      [1, darken(shell, 0.28)],
    ]) +
    rect(0, 0, width, floor, "url(#shell)") +
    rect(0, floor * 0.55, width, unit * 0.12, "#fff6c8") +
    glowCircle("strip", width / 2, floor * 0.56, width * 0.4, "#fff3c4", 0.6) +
    along(width, unit * 2.3, pane) +
    rect(0, floor * 0.92, width, floor * 0.08, darken(seat, 0.2)) +
    rect(0, floor, width, height - floor, darken(seat, 0.45)) +
    along(
      width,
      unit * 3.1,
      (x) =>
        rect(x - unit * 1.1, floor - unit * 0.3, unit * 2.2, height, seat, `rx="${unit * 0.5}"`) +
        rect(
          x - unit * 0.7,
          floor - unit * 0.75,
          unit * 1.4,
          unit * 0.9,
          lighten(seat, 0.12),
          `rx="${unit * 0.34}"`,
        ) +
        rect(x - unit * 0.6, floor - unit * 0.66, unit * 1.2, unit * 0.4, "#f6f1e4", `rx="${unit * 0.14}"`),
    ) +
    times(2, (side) => rect(side ? width - unit * 0.1 : 0, 0, unit * 0.1, floor, darken(shell, 0.3)))
  );
};
