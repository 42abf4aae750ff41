import type { ShowName } from "@bellwether/games/mechanics/wheel-show/wire.ts";
import type { WheelLook } from "../show-wheel/paint-show-wheel.ts";
import type { PickShape } from "./pick-picture.ts";
import { paintAirport } from "./worlds/paint-airport.ts";
import { paintBelfry } from "./worlds/paint-belfry.ts";
import { paintBigTop } from "./worlds/paint-big-top.ts";
import { paintShowKitchen } from "./worlds/paint-kitchen.ts";
import { paintSky } from "./worlds/paint-sky.ts";
import { paintTown } from "./worlds/paint-town.ts";
import type { PaintWorld } from "./worlds/world.ts";

/** The colour of a spot, and the symbol that stands for it where it has one. */
type SpotLook = { readonly fill: string; readonly icon?: string };

/** How a show looks: its world, its wheel and its choices. */
export type ShowLook = {
  readonly paint: PaintWorld;
  readonly wheel: WheelLook;
  readonly hub: string;
  /** How the wheel stands: whole, so large that only its upper part is seen, wobbling, or lying like a carousel. */
  readonly stance: "whole" | "giant" | "wobbling" | "lying";
  readonly spots: Readonly<Record<string, SpotLook>>;
  readonly picks: { readonly shape: PickShape; readonly colours: readonly string[] } | undefined;
  /** The colour of panels over the stage. */
  readonly panel: string;
};

const looks: Record<ShowName, ShowLook> = {
  peal: {
    paint: paintBelfry,
    wheel: { rim: ["#f7d98a", "#8a5a1c"], pegs: "#fff0b8", line: "#10204f", hub: 0.3 },
    hub: "bell",
    stance: "giant",
    spots: {
      "1": { fill: "#2c57c9" },
      "2": { fill: "#0f7f86" },
      "6": { fill: "#7a3fb5" },
      "16": { fill: "#b4334d" },
      bell: { fill: "#f3c13d", icon: "bell" },
    },
    picks: undefined,
    panel: "#0d1f55",
  },
  gravy: {
    paint: paintShowKitchen,
    wheel: { rim: ["#c9cdd6", "#4b3b34"], pegs: "#f2e3c2", line: "#3a2116", hub: 0.34 },
    hub: "locomotive",
    stance: "whole",
    spots: {
      "1": { fill: "#f0c46a", icon: "bread" },
      "2": { fill: "#c98a4b", icon: "potato" },
      "5": { fill: "#e2702f", icon: "carrot" },
      "13": { fill: "#a83a2c", icon: "steaming-bowl" },
      "20": { fill: "#6e7f35", icon: "poultry-leg" },
      "40": { fill: "#7b2d5a", icon: "pot-of-food" },
      x2: { fill: "#2b3440", icon: "locomotive" },
      x3: { fill: "#2b3440", icon: "locomotive" },
      x4: { fill: "#2b3440", icon: "locomotive" },
    },
    picks: undefined,
    panel: "#4a2415",
  },
  weather: {
    paint: paintSky,
    wheel: { rim: ["#ff8cc6", "#e63e8f"], pegs: "#fff3a8", line: "#1b1040", hub: 0.38 },
    hub: "sun",
    stance: "whole",
    spots: {
      "1": { fill: "#4f3bd6" },
      "2": { fill: "#3fd0ee" },
      "5": { fill: "#c2185f" },
      "10": { fill: "#c6f23c" },
      downpour: { fill: "#1458c2", icon: "cloud-with-rain" },
      rainbow: { fill: "#ffb02e", icon: "rainbow" },
      snow: { fill: "#e9f4ff", icon: "snowflake" },
      fog: { fill: "#565066", icon: "cloud" },
    },
    picks: { shape: "umbrella", colours: ["#c6f23c", "#3fd0ee", "#ff7ab8"] },
    panel: "#2c1170",
  },
  carnival: {
    paint: paintBigTop,
    wheel: { rim: ["#fff1c9", "#d61f6b"], pegs: "#ffe27a", line: "#3c0a2c", hub: 0.32 },
    hub: "clown-face",
    stance: "wobbling",
    spots: {
      "1": { fill: "#d4226f" },
      "2": { fill: "#ffd041" },
      "10": { fill: "#13a89c" },
      coin: { fill: "#8355e8", icon: "coin" },
      balloons: { fill: "#ff6a3d", icon: "balloon" },
      striker: { fill: "#2b6ff0", icon: "hammer" },
      "big-wheel": { fill: "#fff4dc", icon: "ferris-wheel" },
    },
    picks: { shape: "balloon", colours: ["#ff4d5e", "#ffd23f", "#1fd1b2", "#a67bff"] },
    panel: "#5a0d3f",
  },
  rent: {
    paint: paintTown,
    wheel: { rim: ["#ffe9d2", "#b5654a"], pegs: "#fff7e6", line: "#4a2433", hub: 0.34 },
    hub: "house",
    stance: "whole",
    spots: {
      "1": { fill: "#f0936c" },
      "2": { fill: "#4f94a0" },
      "9": { fill: "#6d4a91" },
      "two-rolls": { fill: "#2f7d4f", icon: "game-die" },
      "four-rolls": { fill: "#b5203c", icon: "door" },
    },
    picks: undefined,
    panel: "#4b2136",
  },
  luggage: {
    paint: paintAirport,
    wheel: { rim: ["#55606e", "#20262e"], pegs: "#c8d0da", line: "#14181e", hub: 0.44 },
    hub: "airplane",
    stance: "lying",
    spots: {
      "1": { fill: "#f0926c" },
      "2": { fill: "#2f7296" },
      "12": { fill: "#96507f" },
      carousel: { fill: "#ffd24a", icon: "luggage" },
      customs: { fill: "#2f9e63", icon: "label" },
    },
    picks: {
      shape: "suitcase",
      colours: ["#dd5a4c", "#eaa83e", "#55a868", "#3f86c4", "#8661b3", "#6c7480"],
    },
    panel: "#1d2f4b",
  },
};

export const showLookOf = (show: ShowName): ShowLook => looks[show];
