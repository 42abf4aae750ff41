import { z } from "zod";
import { Slug } from "../slug.ts";

/** The place that a tile shows; each is a file of the same name in `packages/art/src/scene`. */
export const Scene = z.enum([
  "arch",
  "baize",
  "candy",
  "castle",
  "city",
  "clockwork",
  "dunes",
  "fairground",
  "felt",
  "forest",
  "ice",
  "jungle",
  "kitchen",
  "lagoon",
  "meadow",
  "neon",
  "night-sky",
  "paper",
  "pitch",
  "scallop",
  "space",
  "storm",
  "sunburst",
  "theatre",
  "underwater",
  "vault",
  "volcano",
]);

/** How the symbols stand in the scene. */
export const Composition = z.enum([
  "hero",
  "close-up",
  "trio",
  "crowd",
  "framed",
  "diagonal",
  "tower",
  "ring",
  "duel",
  "rain",
  "peek",
]);

/** Compositions whose portrait picture has its title above: so a row of tiles does not look like one band. */
const letteredAbove: ReadonlySet<Composition> = new Set(["duel", "tower"]);

/** Where a tile has its title. */
export const titlePlaceOf = (composition: Composition): "top" | "bottom" =>
  letteredAbove.has(composition) ? "top" : "bottom";

export const Lettering = z.strictObject({
  font: z.enum([
    "bricolage",
    "bungee",
    "chango",
    "figtree",
    "fraunces",
    "lilita",
    "limelight",
    "pirata",
    "rye",
    "unbounded",
  ]),
  treatment: z.enum(["outline", "extrude", "gold", "neon", "ribbon", "plaque", "inline", "sticker"]),
  shape: z.enum(["straight", "arch", "slant", "bulge", "wave", "rise"]),
});

/** An icon of the fluent-emoji set. */
export const IconName = Slug;

export const ArtDirection = z.strictObject({
  scene: Scene,
  /** A key of `content/art/palettes.json`. */
  palette: z.string().min(2),
  /** The hero first, then the figures beside it. */
  symbols: z.tuple([IconName], IconName).refine((symbols) => symbols.length <= 5, "At most 5 symbols"),
  composition: Composition,
  lettering: Lettering,
});

const Colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colours of one lighting mood, in which a scene and its lettering are painted. */
export const Palette = z.strictObject({
  high: Colour,
  low: Colour,
  far: Colour,
  near: Colour,
  deep: Colour,
  light: Colour,
  accent: Colour,
  letter: Colour,
  ink: Colour,
});

export const PalettesFile = z.record(z.string(), Palette);

export type Scene = z.infer<typeof Scene>;
export type Composition = z.infer<typeof Composition>;
export type Lettering = z.infer<typeof Lettering>;
export type ArtDirection = z.infer<typeof ArtDirection>;
export type Palette = z.infer<typeof Palette>;
