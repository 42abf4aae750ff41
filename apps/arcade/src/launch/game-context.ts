import type { Shell } from "../controls/shell.ts";
import type { PageChannel } from "../page/page-channel.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { Launch } from "./read-address.ts";

/** The parts that do not change while the frame is open. */
export type GameContext = {
  launch: Launch;
  /** Origin of the server that served this page. */
  base: string;
  t: GameTexts;
  shell: Shell;
  studio: StudioClient;
  page: PageChannel;
};
