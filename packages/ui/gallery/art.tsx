import symbols from "virtual:symbols";
import type { GamePicture } from "../src/index.ts";

/** Placeholders: the real tiles are content. */
export function Picture({ name, size = "1.75rem" }: { name: string; size?: string }) {
  return <img src={svgUrl(symbols[name] ?? "", "0 0 32 32")} alt="" style={{ width: size, height: size }} />;
}

const looks: [title: string, symbol: string, sky: string, ground: string, ink: string][] = [
  ["Bell Tower Bonanza", "bell", "#ffb703", "#fff3d6", "#8a1c10"],
  ["Nine Lives of Luxor", "cat-face", "#f4b860", "#e9d5c0", "#3a1d0a"],
  ["Kraken’s Ledger", "octopus", "#0b3954", "#12706b", "#e8fff8"],
  ["Moonlit Wolves", "wolf", "#191a4b", "#12123a", "#e6e8ff"],
  ["Tiger Tailor", "tiger-face", "#b5179e", "#fff0b0", "#3b0a3a"],
  ["Clover Cascade", "four-leaf-clover", "#2d6a4f", "#173d2c", "#dcffe9"],
  ["Rocket Ferry", "rocket", "#3a0ca3", "#a0174f", "#ffffff"],
  ["The Crown of the Seven Sleeping Mountain Kings", "crown", "#5c1a1b", "#2b0b0c", "#ffe8a3"],
  ["Dragon’s Bakery", "dragon-face", "#ef6f4c", "#ffe1cf", "#5a1607"],
  ["Frostbite Fjord", "snowflake", "#8ecae6", "#e8f7ff", "#0b3954"],
  ["Ember Run", "fire", "#2a0a12", "#7a1020", "#ffe3c2"],
  ["Gem Weather", "gem-stone", "#d7f9f1", "#7be0cf", "#0b3c49"],
];

export const games = looks.map(([title, ...look]) => ({ title, picture: picture(title, ...look) }));

function picture(title: string, symbol: string, sky: string, ground: string, ink: string): GamePicture {
  const words = title.split(" ");
  const lines = [
    words.slice(0, Math.ceil(words.length / 2)).join(" "),
    words.slice(Math.ceil(words.length / 2)).join(" "),
  ];
  const size = Math.min(34, 400 / Math.max(...lines.map((line) => line.length), 12));
  const body = `<rect width="300" height="400" fill="${sky}"/><path d="M0 290Q150 240 300 290V400H0Z" fill="${ground}"/>
    <ellipse cx="150" cy="268" rx="78" ry="12" fill="black" opacity=".28"/><g transform="translate(62 88) scale(5.5)">${symbols[symbol]}</g>
    ${lines.map((line, index) => `<text x="150" y="${330 + index * 36}" text-anchor="middle" font-family="Georgia" font-weight="700" font-size="${size}" fill="${ink}">${line}</text>`).join("")}`;
  return { src: svgUrl(body, "0 0 300 400"), placeholder: sky };
}

function svgUrl(body: string, viewBox: string): string {
  const [, , width, height] = viewBox.split(" ");
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}" width="${width}" height="${height}">${body}</svg>`)}`;
}
