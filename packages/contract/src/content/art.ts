import { z } from "zod";
import { slugSchema } from "../slug.ts";

/** The place that a tile shows; each is a file of the same name in `packages/art/src/scene`. */
export const sceneSchema = z.enum([
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
export const compositionSchema = z.enum([
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

export const letteringSchema = z.strictObject({
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
export const iconNameSchema = slugSchema;

export const artDirectionSchema = z.strictObject({
  scene: sceneSchema,
  /** A key of `content/art/palettes.json`. */
  palette: z.string().min(2),
  /** The hero first, then the figures beside it. */
  symbols: z
    .tuple([iconNameSchema], iconNameSchema)
    .refine((symbols) => symbols.length <= 5, "At most 5 symbols"),
  composition: compositionSchema,
  lettering: letteringSchema,
});

const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colours of one lighting mood, in which a scene and its lettering are painted. */
export const paletteSchema = z.strictObject({
  high: colourSchema,
  low: colourSchema,
  far: colourSchema,
  near: colourSchema,
  deep: colourSchema,
  light: colourSchema,
  accent: colourSchema,
  letter: colourSchema,
  ink: colourSchema,
});

export const palettesFileSchema = z.record(z.string(), paletteSchema);

export type Scene = z.infer<typeof sceneSchema>;
export type Composition = z.infer<typeof compositionSchema>;
export type Lettering = z.infer<typeof letteringSchema>;
export type ArtDirection = z.infer<typeof artDirectionSchema>;
export type Palette = z.infer<typeof paletteSchema>;
