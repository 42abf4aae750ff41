import { darken, lighten, mix } from "../../paint/colour.ts";
import { glowCircle } from "../../paint/gradient.ts";
import { path, rect, times } from "../../paint/shape.ts";
import { along, boards, type PaintRoom } from "./room-stage.ts";

/** A reading room: arched shelves full of books, a gallery with a rail, and green lamps on the long desk. */
export const paintLibrary: PaintRoom = (stage) => {
  const { width, floor, unit, palette, random } = stage;
  const oak = mix("#6a3f1f", palette.deep, 0.2);
  const spines = ["#7c2f2a", "#2d5c4c", "#c79a4b", "#2f4a7a", "#5a3a6b", palette.near, "#8a6a3a"];
  const bay = (x: number) => {
    const [wide, top] = [unit * 2.5, floor * 0.12];
    const left = x - wide / 2;
    let books = "";
    for (let shelf = 0; shelf < 5; shelf += 1) {
      const base = top + unit * 0.6 + (shelf + 1) * ((floor * 0.74 - unit * 0.6) / 5);
      for (let at = left + 10; at < left + wide - 26; ) {
        const [thick, high] = [unit * (0.14 + random() * 0.14), floor * (0.08 + random() * 0.035)];
        books += rect(
          at,
          base - high,
          thick - 2,
          high,
          spines[Math.floor(random() * spines.length)] as string,
          'rx="2"',
        );
        at += thick;
      }
      books += rect(left, base, wide, 9, lighten(oak, 0.16));
    }
    return (
      path(
        `M${left} ${floor}V${top + unit * 0.8}q0 ${-unit * 0.8} ${wide / 2} ${-unit * 0.8}t${wide / 2} ${unit * 0.8}V${floor}Z`,
        darken(oak, 0.55),
      ) + books
    );
  };
  const lamp = (x: number, index: number) =>
    glowCircle(`library-lamp${index}`, x, floor * 0.86, unit * 1.8, "#c9ffd2", 0.55) +
    rect(x - 5, floor * 0.8, 10, floor * 0.16, "#c79a4b") +
    rect(x - unit * 0.3, floor * 0.955, unit * 0.6, unit * 0.1, "#c79a4b") +
    path(`M${x - unit * 0.72} ${floor * 0.83}q${unit * 0.72} ${-unit * 0.72} ${unit * 1.44} 0Z`, "#1f8a55") +
    rect(x - unit * 0.72, floor * 0.825, unit * 1.44, 7, "#0f5a37");
  return (
    rect(0, 0, width, floor, oak) +
    glowCircle("library-light", width / 2, floor * 0.3, unit * 7, "#ffd98a", 0.4) +
    along(width, unit * 3.1, bay) +
    rect(0, floor * 0.03, width, unit * 0.3, lighten(oak, 0.1)) +
    times(Math.round(width / (unit * 0.5)), (index) =>
      rect(index * unit * 0.5, 0, 8, floor * 0.05, "#c79a4b"),
    ) +
    rect(0, floor * 0.96, width, unit * 0.3, lighten(oak, 0.2)) +
    along(width, unit * 3.1, lamp) +
    boards(stage, "#3f2513")
  );
};
