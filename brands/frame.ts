/** The frame style of a brand's games: a kiosk under an awning, a brass line on baize, a glowing outline. */
export type FrameStyle = {
  kind: "awning" | "brass" | "glow";
  /** Body of the frame, from light to dark. */
  body: readonly [string, string, string];
  /** Lines and lamps. */
  trim: string;
  trimDark: string;
  outline: string;
  /** Background of the symbols: middle and rim of the drum. */
  well: readonly [string, string];
  radius: number;
  /** The heading font, as the canvas names it. */
  font: string;
  fontWeight: number;
  /** The sound that plays when the host of a live table says a line. */
  hostSound: "bell" | "pluck" | "spark";
  /** A wide font is drawn smaller. */
  fontScale: number;
};
