import type { SlotFrame } from "@bellwether/contract/content/world.ts";
import type { PaintFamily } from "./frame-build.ts";
import { paintAquarium } from "./paint-aquarium.ts";
import { paintBarn } from "./paint-barn.ts";
import { paintBookshelf } from "./paint-bookshelf.ts";
import { paintCabinFrame } from "./paint-cabin.ts";
import { paintCabinet } from "./paint-cabinet.ts";
import { paintCake } from "./paint-cake.ts";
import { paintCapsule } from "./paint-capsule.ts";
import { paintCarriage } from "./paint-carriage.ts";
import { paintCastleFrame } from "./paint-castle.ts";
import { paintClock } from "./paint-clock.ts";
import { paintCurtain } from "./paint-curtain.ts";
import { paintDresser } from "./paint-dresser.ts";
import { paintGallery } from "./paint-gallery.ts";
import { paintGreenhouse } from "./paint-greenhouse.ts";
import { paintHive } from "./paint-hive.ts";
import { paintIceFrame } from "./paint-ice.ts";
import { paintJukebox } from "./paint-jukebox.ts";
import { paintLampArch } from "./paint-lamp-arch.ts";
import { paintMine } from "./paint-mine.ts";
import { paintPagoda } from "./paint-pagoda.ts";
import { paintPaperFrame } from "./paint-paper.ts";
import { paintPipes } from "./paint-pipes.ts";
import { paintRock } from "./paint-rock.ts";
import { paintShip } from "./paint-ship.ts";
import { paintStall } from "./paint-stall.ts";
import { paintTemple } from "./paint-temple.ts";
import { paintTentFrame } from "./paint-tent.ts";
import { paintTree } from "./paint-tree.ts";
import { paintVaultFrame } from "./paint-vault.ts";

export const families: Record<SlotFrame, PaintFamily> = {
  aquarium: paintAquarium,
  barn: paintBarn,
  bookshelf: paintBookshelf,
  cabin: paintCabinFrame,
  cabinet: paintCabinet,
  cake: paintCake,
  capsule: paintCapsule,
  carriage: paintCarriage,
  castle: paintCastleFrame,
  clock: paintClock,
  curtain: paintCurtain,
  dresser: paintDresser,
  gallery: paintGallery,
  greenhouse: paintGreenhouse,
  hive: paintHive,
  ice: paintIceFrame,
  jukebox: paintJukebox,
  "lamp-arch": paintLampArch,
  mine: paintMine,
  pagoda: paintPagoda,
  paper: paintPaperFrame,
  pipes: paintPipes,
  rock: paintRock,
  ship: paintShip,
  stall: paintStall,
  temple: paintTemple,
  tent: paintTentFrame,
  tree: paintTree,
  vault: paintVaultFrame,
};
