import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import { createVibration } from "../sound/vibration.ts";
import { buildBoard } from "../stage/board.ts";
import { frameOf, mascotAddress } from "../theme/brand-style.ts";
import { dressTitle } from "../theme/dress-page.ts";
import { paletteOf } from "../theme/palette.ts";
import { type TitleCard, titleArtOf } from "../theme/title-card.ts";
import { dressTable } from "../theme/world-style.ts";
import type { BuiltTable } from "./build-table.ts";
import type { MountTable, TableGame, TableGameParts } from "./table-game.ts";

type ControllerParts = Pick<
  TableGameParts,
  "maximumStakeMinor" | "canAfford" | "say" | "changed" | "act" | "placeAhead"
>;

/** Applies the title's name and colours to the page, and mounts the game of the table on the screen. */
export async function mountTableGame(
  { shell, base, launch, t, studio }: GameContext,
  { sheet, title, terms }: OpenSessionReply,
  card: TitleCard,
  mountTable: MountTable,
  { screen, bar, money, clock, canvas, sound }: BuiltTable,
  parts: ControllerParts,
): Promise<TableGame> {
  const palette = paletteOf(card.palette);
  dressTitle(palette);
  document.title = title;
  shell.title.textContent = title;
  shell.board.setAttribute("aria-label", t("board", { title }));
  const plain = frameOf(launch.brand);
  const frame = card.room ? dressTable(plain, card.room.material, palette) : plain;
  const art = titleArtOf(base, launch.gameCode);
  // The canvas uses the brand's font, so it must be loaded before the first drawing.
  await document.fonts.load(`${frame.fontWeight} 40px ${frame.font}`);
  const board = buildBoard(screen.stage, art, title);
  const game = await mountTable({
    ...parts,
    board,
    buttons: bar.chips,
    tools: bar.tools,
    places: screen.places,
    terms,
    studio,
    sheet,
    card,
    art,
    mascot: mascotAddress(base, launch.brand, "celebrating"),
    palette,
    frame,
    t,
    money,
    clock,
    screen: canvas,
    sound,
    vibrate: createVibration(clock.still, navigator),
  });
  board.reveal();
  return game;
}
