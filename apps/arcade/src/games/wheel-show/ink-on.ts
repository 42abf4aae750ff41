import { brightness } from "../../theme/palette.ts";

/** Dark or light text that can be read on a colour. */
export const inkOn = (fill: string): string => (brightness(fill) > 0.26 ? "#140d26" : "#ffffff");
