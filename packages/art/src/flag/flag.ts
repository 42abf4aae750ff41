import { type Language, languages } from "@bellwether/market/languages.ts";
import { circle, line, path, polygon, rect } from "../paint/shape.ts";

/** All flags have the ratio 3 by 2, whatever their official one is. */
const WIDTH = 24;
const HEIGHT = 16;

/** A language's flag is that of the country whose variant is offered: Spanish as in Chile, Portuguese as in Brazil. */
export function flagSvg(language: Language): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${drawn[regionOf(language)]()}</svg>`;
}

type Region = "GB" | "DE" | "FI" | "NO" | "SE" | "HU" | "CL" | "CA" | "BR";

function regionOf(language: Language): Region {
  return languages[language].locale.slice(-2) as Region;
}

const drawn: Record<Region, () => string> = {
  GB: () =>
    ground("#012169") +
    saltire("#ffffff", 3.2) +
    saltire("#c8102e", 1.2) +
    cross(12, "#ffffff", 5.4) +
    cross(12, "#c8102e", 3.2),
  DE: () => stripes("#000000", "#dd0000", "#ffce00"),
  FI: () => ground("#ffffff") + cross(8.7, "#002f6c", 4),
  NO: () => ground("#ba0c2f") + cross(8.7, "#ffffff", 4) + cross(8.7, "#00205b", 2),
  SE: () => ground("#006aa7") + cross(8.7, "#fecc02", 3.2),
  HU: () => stripes("#ce2939", "#ffffff", "#477050"),
  CL: () =>
    ground("#ffffff") +
    rect(0, 8, WIDTH, 8, "#d52b1e") +
    rect(0, 0, 8, 8, "#0039a6") +
    polygon(star(4, 4, 2.2), "#ffffff"),
  CA: () =>
    ground("#ffffff") +
    rect(0, 0, 6, HEIGHT, "#d52b1e") +
    rect(18, 0, 6, HEIGHT, "#d52b1e") +
    path(mapleLeaf, "#d52b1e", 'transform="translate(12 8) scale(0.003)"'),
  BR: () =>
    ground("#009739") +
    polygon(
      [
        [12, 1.7],
        [22.3, 8],
        [12, 14.3],
        [1.7, 8],
      ],
      "#fedd00",
    ) +
    circle(12, 8, 3.6, "#012169") +
    line("M8.6 7.2Q12.2 6.6 15.3 9.3", "#ffffff", 0.7),
};

const ground = (fill: string) => rect(0, 0, WIDTH, HEIGHT, fill);

function stripes(...fills: string[]): string {
  const height = HEIGHT / fills.length;
  // A small overlap, so that the background does not show between two stripes.
  return fills.map((fill, index) => rect(0, index * height, WIDTH, height + 0.1, fill)).join("");
}

/** Upright, its stem at `x`. */
function cross(x: number, fill: string, width: number): string {
  return rect(x - width / 2, 0, width, HEIGHT, fill) + rect(0, HEIGHT / 2 - width / 2, WIDTH, width, fill);
}

function saltire(stroke: string, width: number): string {
  return line(`M0 0L${WIDTH} ${HEIGHT}M${WIDTH} 0L0 ${HEIGHT}`, stroke, width);
}

function star(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: 10 }, (_, point) => {
    const turn = (point * Math.PI) / 5;
    const far = point % 2 === 0 ? radius : radius * 0.382;
    return [x + far * Math.sin(turn), y - far * Math.cos(turn)];
  });
}

const mapleLeaf =
  "M-90 2030l45-863a95 95 0 0 0-111-98l-859 151 116-320a65 65 0 0 0-20-73l-941-762 212-99a65 65 0 0 0 34-79l-186-572 542 115a65 65 0 0 0 73-38l105-247 423 454a65 65 0 0 0 111-57l-204-1052 327 189a65 65 0 0 0 91-27l332-652 332 652a65 65 0 0 0 91 27l327-189-204 1052a65 65 0 0 0 111 57l423-454 105 247a65 65 0 0 0 73 38l542-115-186 572a65 65 0 0 0 34 79l212 99-941 762a65 65 0 0 0-20 73l116 320-859-151a95 95 0 0 0-111 98l45 863z";
