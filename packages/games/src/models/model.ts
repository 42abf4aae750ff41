import type { MotionKind } from "@bellwether/contract/content/title-motion.ts";
import type { GameFamily, ModelHash, ModelId } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "../exact/figures.ts";
import type { WinChances } from "../exact/win-chances.ts";
import type { DecidedRules, InstantRules, SharedRules } from "../rules/mechanic.ts";

/** The recorded figures. Models from before the chances of wins were counted may lack them. */
export type RecordedFigures = Figures & { readonly winChances?: WinChances | undefined };

/** A mechanic bound to its data, ready to be played by titles. A released model never changes, because past rounds are replayed with it. */
export type Model = {
  readonly id: ModelId;
  readonly mechanic: string;
  readonly family: GameFamily;
  readonly motion: MotionKind;
  readonly hash: ModelHash;
  /** The exact figures recorded in the file; not recomputed. */
  readonly figures: RecordedFigures;
  readonly rules: InstantRules | DecidedRules | SharedRules;
};

/**
 * Whether a round can be repeated without a new choice, so that autoplay makes sense: slots, dice, plinko, the wheel and keno. Few rounds of
 * a slot with the feature `choice` ask the player, and autoplay ends with one that does.
 */
export function mayRepeat({ family, rules }: Pick<Model, "family" | "rules">): boolean {
  if (rules.kind === "shared") return rules.repeats === true;
  if (rules.kind === "decided") return rules.feature?.name === "choice";
  return family === "slots" || family === "quick";
}

/** All models by id. */
export type Models = ReadonlyMap<ModelId, Model>;

/** The model with this id. Throws a RangeError for an unknown id: a round must not be played by other rules. */
export function findModel(models: Models, id: string): Model {
  const model = models.get(id);
  if (!model) throw new RangeError(`there is no model ${id}`);
  return model;
}
