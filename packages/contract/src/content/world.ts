import { z } from "zod";
import { Scene } from "./art.ts";

/** The frame around the reels. */
export const slotFrames = [
  "aquarium",
  "barn",
  "bookshelf",
  "cabin",
  "cabinet",
  "cake",
  "capsule",
  "carriage",
  "castle",
  "clock",
  "curtain",
  "dresser",
  "gallery",
  "greenhouse",
  "hive",
  "ice",
  "jukebox",
  "lamp-arch",
  "mine",
  "pagoda",
  "paper",
  "pipes",
  "rock",
  "ship",
  "stall",
  "temple",
  "tent",
  "tree",
  "vault",
] as const;

/** The shape behind each symbol. */
export const slotCells = ["tile", "porthole", "hexagon", "shelf", "window", "bare", "disc", "rock"] as const;

/** The frame's material. */
export const slotMaterials = [
  "brass",
  "candy",
  "cloth",
  "gilt",
  "ice",
  "neon",
  "paint",
  "paper",
  "steel",
  "stone",
  "wood",
] as const;

/** The particles that float through the room. */
export const slotParticles = [
  "bubbles",
  "confetti",
  "dust",
  "embers",
  "leaves",
  "notes",
  "petals",
  "rain",
  "snow",
  "sparks",
  "stars",
] as const;

/** The families of music. */
export const slotBeds = [
  "arcade",
  "cabaret",
  "caravan",
  "deep",
  "frost",
  "hall",
  "market",
  "meadow",
  "stars",
  "tropic",
] as const;

/** The way reels stop. */
export const slotStops = ["spring", "thud", "float", "snap"] as const;

/** The way winning symbols leave the reels. */
export const slotWinVerbs = ["burst", "bubble", "fold", "melt", "fly", "stamp", "ring"] as const;

/** The look and sound of a slot, besides its palette: derived from its art, different for every title. */
export const World = z.strictObject({
  scene: Scene,
  light: z.enum(["day", "dusk", "night"]),
  frame: z.enum(slotFrames),
  cell: z.enum(slotCells),
  /** Whether the reels are light or dark behind the symbols. */
  tone: z.enum(["light", "dark"]),
  material: z.enum(slotMaterials),
  particle: z.enum(slotParticles),
  bed: z.enum(slotBeds),
  stop: z.enum(slotStops),
  winVerb: z.enum(slotWinVerbs),
});

export type World = z.infer<typeof World>;
export type SlotFrame = World["frame"];
export type SlotCell = World["cell"];
export type SlotMaterial = World["material"];
export type SlotParticle = World["particle"];
export type SlotBed = World["bed"];
export type SlotWinVerb = World["winVerb"];
