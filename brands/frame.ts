/** How the frames of a brand's games are built: a kiosk under an awning, a brass line on baize, a glowing outline. */
export type FrameStyle = {
  kind: "awning" | "brass" | "glow";
  /** Body of the frame, from light to shade. */
  body: readonly [string, string, string];
  /** Lines and lamps. */
  trim: string;
  trimDark: string;
  outline: string;
  /** Behind the symbols, middle and rim of the drum. */
  well: readonly [string, string];
  radius: number;
  /** The head face, as the canvas writes it. */
  font: string;
  fontWeight: number;
  /** A wide face is set smaller. */
  fontScale: number;
};
