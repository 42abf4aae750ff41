import type { Box } from "../lettering/set-title.ts";

/** One symbol in the picture: its centre, its edge length, its tilt, and its contact with the ground. */
export type Placement = {
  symbol: string;
  x: number;
  y: number;
  size: number;
  turn?: number;
  /** 0 is the front; symbols further back are smaller and hazier, and are drawn first. */
  depth?: number;
  standing?: boolean;
};

export type Focus = Box & { landscape: boolean };

/** The symbols' places inside the focus, back to front. With `frame` the hero is a portrait in a picture frame. */
export type Arrangement = { placements: Placement[]; frame?: boolean };

/** `symbols` are the title's symbols, the hero first. */
export type Arrange = (
  symbols: readonly [hero: string, ...others: string[]],
  focus: Focus,
  random: () => number,
) => Arrangement;
