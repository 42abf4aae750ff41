import type { Shell } from "../controls/shell.ts";
import type { PageChannel } from "../page/page-channel.ts";
import type { Studio } from "../studio/studio-client.ts";
import type { Texts } from "../texts/texts.ts";
import type { Launch } from "./read-address.ts";

/** What stays the same from the opening of the frame to its end. */
export type GameContext = {
  launch: Launch;
  /** Scheme and host of the server that handed out this page. */
  base: string;
  t: Texts;
  shell: Shell;
  studio: Studio;
  page: PageChannel;
};
