import type { SlotFrame } from "@bellwether/contract/content/world.ts";
import {
  paintBarn,
  paintCabin,
  paintCastle,
  paintGreenhouse,
  paintPagoda,
  paintStall,
  paintTemple,
} from "./buildings.ts";
import type { PaintFamily } from "./frame-build.ts";
import {
  paintBookshelf,
  paintCabinet,
  paintClock,
  paintDresser,
  paintGallery,
  paintJukebox,
  paintLampArch,
  paintVault,
} from "./furniture.ts";
import { paintAquarium, paintHive, paintIce, paintMine, paintRock, paintTree } from "./nature.ts";
import { paintCake, paintCurtain, paintPaper, paintPipes, paintTent } from "./shows.ts";
import { paintCapsule, paintCarriage, paintShip } from "./vehicles.ts";

export const families: Record<SlotFrame, PaintFamily> = {
  aquarium: paintAquarium,
  barn: paintBarn,
  bookshelf: paintBookshelf,
  cabin: paintCabin,
  cabinet: paintCabinet,
  cake: paintCake,
  capsule: paintCapsule,
  carriage: paintCarriage,
  castle: paintCastle,
  clock: paintClock,
  curtain: paintCurtain,
  dresser: paintDresser,
  gallery: paintGallery,
  greenhouse: paintGreenhouse,
  hive: paintHive,
  ice: paintIce,
  jukebox: paintJukebox,
  "lamp-arch": paintLampArch,
  mine: paintMine,
  pagoda: paintPagoda,
  paper: paintPaper,
  pipes: paintPipes,
  rock: paintRock,
  ship: paintShip,
  stall: paintStall,
  temple: paintTemple,
  tent: paintTent,
  tree: paintTree,
  vault: paintVault,
};
