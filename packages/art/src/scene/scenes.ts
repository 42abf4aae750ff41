import type { Scene } from "@bellwether/contract/content/index.ts";
import { paintArch } from "./arch.ts";
import { paintBaize } from "./baize.ts";
import { paintCandy } from "./candy.ts";
import { paintCastle } from "./castle.ts";
import { paintCity } from "./city.ts";
import { paintClockwork } from "./clockwork.ts";
import { paintDunes } from "./dunes.ts";
import { paintFairground } from "./fairground.ts";
import { paintFelt } from "./felt.ts";
import { paintForest } from "./forest.ts";
import { paintIce } from "./ice.ts";
import { paintJungle } from "./jungle.ts";
import { paintKitchen } from "./kitchen.ts";
import { paintLagoon } from "./lagoon.ts";
import { paintMeadow } from "./meadow.ts";
import { paintNeon } from "./neon.ts";
import { paintNightSky } from "./night-sky.ts";
import { paintPaper } from "./paper.ts";
import { paintPitch } from "./pitch.ts";
import { paintScallop } from "./scallop.ts";
import { paintSpace } from "./space.ts";
import type { PaintScene } from "./stage.ts";
import { paintStorm } from "./storm.ts";
import { paintSunburst } from "./sunburst.ts";
import { paintTheatre } from "./theatre.ts";
import { paintUnderwater } from "./underwater.ts";
import { paintVault } from "./vault.ts";
import { paintVolcano } from "./volcano.ts";

export const scenes: Record<Scene, PaintScene> = {
  arch: paintArch,
  baize: paintBaize,
  candy: paintCandy,
  castle: paintCastle,
  city: paintCity,
  clockwork: paintClockwork,
  dunes: paintDunes,
  fairground: paintFairground,
  felt: paintFelt,
  forest: paintForest,
  ice: paintIce,
  jungle: paintJungle,
  kitchen: paintKitchen,
  lagoon: paintLagoon,
  meadow: paintMeadow,
  neon: paintNeon,
  "night-sky": paintNightSky,
  paper: paintPaper,
  pitch: paintPitch,
  scallop: paintScallop,
  space: paintSpace,
  storm: paintStorm,
  sunburst: paintSunburst,
  theatre: paintTheatre,
  underwater: paintUnderwater,
  vault: paintVault,
  volcano: paintVolcano,
};
