import type { Draws } from "../fairness/draws.ts";
import type { Order } from "./order.ts";
import type { Range } from "./wanted.ts";

/** One attempt to find a model's data; undefined when the drawn style cannot reach the target figures. */
export type FindData = (
  order: Order,
  draws: Draws,
) => { readonly strips: readonly (readonly string[])[] } | undefined;

/** The titles that a search finds models for, and the id of a title's model. */
export type TitleChoice = {
  readonly takes: (title: {
    code: string;
    subCategories: readonly number[];
    mechanic: string | undefined;
  }) => boolean;
  readonly idOf: (code: string) => string;
};

/** A further model of a title, which suits its name better than the usual one. */
export type FurtherModel = {
  readonly id: string;
  readonly findData: FindData;
  /** By default the range of the search. */
  readonly range?: Range;
  /** How far from the target its figures may be, as `fits` understands it. By default as far as those of the usual model. */
  readonly slack?: number;
  /** Whether a title without a usual model gets this one alone. */
  readonly isEnough?: true;
};

/** The search for models of a slot's mechanic. A mechanic's folder has it in `search.ts`. */
export type Search = {
  /** The range over which the models' figures are spread. */
  readonly range: Range;
  readonly findData: FindData;
  /** The titles to search for; by default all of the catalogue that share a model of this mechanic. */
  readonly choice?: TitleChoice;
  /** Whether titles no longer play a released model, so that a new one may be like it. */
  readonly isReplaced?: (id: string) => boolean;
  /** The highest win of a round that a model may have, in stakes. */
  readonly maxWin?: number;
  readonly furtherFor?: (code: string) => FurtherModel | undefined;
};
