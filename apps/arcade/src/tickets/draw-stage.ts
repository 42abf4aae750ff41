import type { TableRound } from "@bellwether/contract/studio/tables.ts";
import type { GameTexts } from "../texts/texts.ts";

export type DrawEvents = NonNullable<TableRound["events"]>;

/** A ball of the show. `name` says which one it is, and `caption` is what the host says. */
export type ShownBall = { text: string; name: string; caption: string; isBonus?: boolean };

/** How a draw is shown on the stage. It needs neither player nor ticket. */
export type DrawStage = {
  /** The texts of what turns in the drum, and how far apart the balls of the show are. */
  readonly drum: { texts: readonly string[]; ballMs: number; look: "balls" | "tickets" };
  /** The balls of a draw in the order of the show. */
  balls(events: DrawEvents): readonly ShownBall[];
  describe(events: DrawEvents): string;
};

/** `layout` is that of the model with which the draw was drawn. */
export type StageDraw = (layout: unknown, t: GameTexts) => DrawStage;
