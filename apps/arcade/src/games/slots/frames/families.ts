import type { SlotFrame } from "@bellwether/contract/content/world.ts";
import type { PaintFamily } from "./frame-build.ts";
import { paintAquarium } from "./paint-aquarium.ts";
import { paintBarn } from "./paint-barn.ts";
import { paintBookshelf } from "./paint-bookshelf.ts";
import { paintCabin } from "./paint-cabin.ts";
import { paintCabinet } from "./paint-cabinet.ts";
import { paintCake } from "./paint-cake.ts";
import { paintCapsule } from "./paint-capsule.ts";
import { paintCarriage } from "./paint-carriage.ts";
import { paintCastle } from "./paint-castle.ts";
import { paintClock } from "./paint-clock.ts";
import { paintCurtain } from "./paint-curtain.ts";
import { paintDresser } from "./paint-dresser.ts";
import { paintGallery } from "./paint-gallery.ts";
import { paintGreenhouse } from "./paint-greenhouse.ts";
import { paintHive } from "./paint-hive.ts";
import { paintIce } from "./paint-ice.ts";
import { paintJukebox } from "./paint-jukebox.ts";
import { paintLampArch } from "./paint-lamp-arch.ts";
import { paintMine } from "./paint-mine.ts";
import { paintPagoda } from "./paint-pagoda.ts";
import { paintPaper } from "./paint-paper.ts";
import { paintPipes } from "./paint-pipes.ts";
import { paintRock } from "./paint-rock.ts";
import { paintShip } from "./paint-ship.ts";
import { paintStall } from "./paint-stall.ts";
import { paintTemple } from "./paint-temple.ts";
import { paintTent } from "./paint-tent.ts";
import { paintTree } from "./paint-tree.ts";
import { paintVault } from "./paint-vault.ts";

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
