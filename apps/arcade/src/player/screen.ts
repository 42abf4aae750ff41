/** The renderer sets `draw`; the clock calls it after each frame. */
export type Screen = {
  draw(): void;
};
