import type { SlotCell, SlotFrame, SlotMaterial, World } from "@bellwether/contract/content/index.ts";

/** The materials, cells, tones and stop that suit a frame. Each list starts with the best. */
type FrameWorld = {
  materials: readonly SlotMaterial[];
  cells: readonly SlotCell[];
  tones: readonly World["tone"][];
  stop: World["stop"];
};

export const frameWorlds: Record<SlotFrame, FrameWorld> = {
  aquarium: {
    materials: ["brass", "steel"],
    cells: ["porthole", "bare", "disc"],
    tones: ["dark"],
    stop: "float",
  },
  barn: {
    materials: ["wood", "paint"],
    cells: ["window", "tile", "shelf"],
    tones: ["light", "dark"],
    stop: "thud",
  },
  bookshelf: { materials: ["wood"], cells: ["shelf", "window", "tile"], tones: ["dark"], stop: "thud" },
  cabin: { materials: ["wood"], cells: ["window", "shelf", "tile"], tones: ["light", "dark"], stop: "thud" },
  cabinet: {
    materials: ["neon", "paint"],
    cells: ["tile", "hexagon", "window"],
    tones: ["dark"],
    stop: "snap",
  },
  cake: { materials: ["candy"], cells: ["shelf", "disc", "tile"], tones: ["light"], stop: "spring" },
  capsule: {
    materials: ["steel", "paint"],
    cells: ["hexagon", "porthole", "tile"],
    tones: ["dark"],
    stop: "float",
  },
  carriage: {
    materials: ["paint", "brass"],
    cells: ["window", "tile", "porthole"],
    tones: ["light"],
    stop: "thud",
  },
  castle: {
    materials: ["stone"],
    cells: ["rock", "window", "tile"],
    tones: ["dark", "light"],
    stop: "thud",
  },
  clock: {
    materials: ["wood", "brass"],
    cells: ["disc", "tile", "window"],
    tones: ["light", "dark"],
    stop: "snap",
  },
  curtain: {
    materials: ["cloth", "gilt"],
    cells: ["bare", "disc", "tile"],
    tones: ["dark", "light"],
    stop: "float",
  },
  dresser: {
    materials: ["paint", "wood"],
    cells: ["shelf", "disc", "tile"],
    tones: ["light"],
    stop: "spring",
  },
  gallery: {
    materials: ["gilt", "wood"],
    cells: ["tile", "window", "disc"],
    tones: ["light", "dark"],
    stop: "float",
  },
  greenhouse: {
    materials: ["paint", "steel"],
    cells: ["window", "bare", "tile"],
    tones: ["light"],
    stop: "spring",
  },
  hive: { materials: ["wood", "gilt"], cells: ["hexagon", "disc"], tones: ["light", "dark"], stop: "spring" },
  ice: { materials: ["ice"], cells: ["rock", "hexagon", "tile"], tones: ["light"], stop: "snap" },
  jukebox: {
    materials: ["brass", "neon", "wood"],
    cells: ["disc", "tile", "window"],
    tones: ["dark", "light"],
    stop: "spring",
  },
  "lamp-arch": {
    materials: ["paint", "gilt"],
    cells: ["tile", "disc", "bare"],
    tones: ["light", "dark"],
    stop: "snap",
  },
  mine: { materials: ["wood"], cells: ["rock", "shelf", "tile"], tones: ["dark"], stop: "thud" },
  pagoda: {
    materials: ["paint", "wood"],
    cells: ["disc", "window", "tile"],
    tones: ["dark", "light"],
    stop: "spring",
  },
  paper: { materials: ["paper"], cells: ["tile", "bare", "disc"], tones: ["light"], stop: "spring" },
  pipes: {
    materials: ["brass", "steel"],
    cells: ["porthole", "hexagon", "tile"],
    tones: ["dark"],
    stop: "thud",
  },
  rock: { materials: ["stone"], cells: ["rock", "hexagon", "bare"], tones: ["dark"], stop: "thud" },
  ship: {
    materials: ["wood", "paint"],
    cells: ["porthole", "window", "tile"],
    tones: ["dark", "light"],
    stop: "float",
  },
  stall: { materials: ["wood", "paint"], cells: ["shelf", "tile", "disc"], tones: ["light"], stop: "spring" },
  temple: {
    materials: ["stone"],
    cells: ["tile", "window", "rock"],
    tones: ["light", "dark"],
    stop: "thud",
  },
  tent: { materials: ["cloth"], cells: ["disc", "bare", "tile"], tones: ["light", "dark"], stop: "spring" },
  tree: { materials: ["wood"], cells: ["bare", "disc", "hexagon"], tones: ["dark", "light"], stop: "spring" },
  vault: {
    materials: ["steel", "brass"],
    cells: ["tile", "porthole", "hexagon"],
    tones: ["dark"],
    stop: "snap",
  },
};
