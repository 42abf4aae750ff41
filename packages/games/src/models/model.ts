import type { GameFamily, ModelHash, ModelId } from "@bellwether/contract/studio/index.ts";
import type { Figures } from "../exact/figures.ts";
import type { DecidedRules, InstantRules } from "../mechanics/mechanic.ts";

/** A mechanic bound to its data: what a title plays. A released model never changes, because past rounds are played again with it. */
export type Model = {
  readonly id: ModelId;
  readonly mechanic: string;
  readonly family: GameFamily;
  readonly hash: ModelHash;
  /** The exact figures as recorded, without computing them. */
  readonly figures: Figures;
  readonly rules: InstantRules | DecidedRules;
};

/** All models by their ids. */
export type Models = ReadonlyMap<ModelId, Model>;

/** The model with this id. Throws a RangeError for an unknown one: a round must not be played by other rules. */
export function findModel(models: Models, id: string): Model {
  const model = models.get(id);
  if (!model) throw new RangeError(`there is no model ${id}`);
  return model;
}
