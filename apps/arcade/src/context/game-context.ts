import type { BuildPays } from "../controls/pay-tables.ts";
import type { Shell } from "../controls/shell.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { PageChannel } from "./page-channel.ts";
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
  /** Fetches what builds the pays of a mechanic. Undefined for a mechanic without a table of pays. */
  loadPays(mechanic: string): Promise<BuildPays | undefined>;
  /** The finished rounds of a table before this number, the newest first. */
  listRounds(t: GameTexts, tableId: string, before: number): Promise<HTMLElement>;
};
