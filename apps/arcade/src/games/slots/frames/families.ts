import type { SlotFrame } from "@bellwether/contract/content/world.ts";
import { paintCastle, paintPagoda, paintTemple } from "./buildings.ts";
import { paintBarn, paintCabin, paintGreenhouse, paintStall } from "./country-buildings.ts";
import { paintAquarium, paintHive, paintMine } from "./enclosures.ts";
import type { PaintFamily } from "./frame-build.ts";
import { paintBookshelf, paintDresser, paintGallery } from "./furniture.ts";
import { paintCabinet, paintClock, paintJukebox, paintLampArch, paintVault } from "./machines.ts";
import { paintIce, paintRock, paintTree } from "./nature.ts";
import { paintCake, paintPaper, paintPipes } from "./objects.ts";
import { paintCurtain, paintTent } from "./shows.ts";
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
