import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import { loadGame } from "../games/load-game.ts";
import type { Game, GameParts } from "../play/game.ts";
import { buildBoard } from "../stage/board.ts";
import { frameOf, mascotAddress } from "../theme/brand-style.ts";
import { dressTitle } from "../theme/dress-page.ts";
import { paletteOf } from "../theme/palette.ts";
import { plainLettering, type TitleCard, titleArtOf } from "../theme/title-card.ts";
import { dressBoard, dressFrame, dressTable } from "../theme/world-style.ts";

/** The game's parts that the controller supplies. `mountTitle` adds the others. */
type ControllerParts = Omit<
  GameParts,
  "board" | "sheet" | "card" | "art" | "mascot" | "base" | "brand" | "palette" | "frame" | "room" | "t"
>;

/** Applies the title's name and colours to the page, fetches the mechanic's chunk, and mounts the game on the board. */
export async function mountTitle(
  { shell, base, launch, t }: GameContext,
  { sheet, title, mode }: OpenSessionReply,
  card: TitleCard,
  parts: ControllerParts,
): Promise<Game> {
  const palette = paletteOf(card.palette);
  dressTitle(palette);
  document.title = title;
  shell.title.textContent = title;
  shell.mode.textContent = t("free_play");
  shell.mode.title = t("free_play_note");
  shell.mode.hidden = mode === "money";
  shell.board.setAttribute("aria-label", t("board", { title }));
  const plain = frameOf(launch.brand);
  const { world } = card;
  if (world) {
    dressBoard(shell.board, world, palette);
    parts.sound.setBed(world.bed);
  }
  const [{ mountGame, standsInRoom }] = await Promise.all([
    loadGame(sheet.mechanic),
    // The canvas uses the brand's font, so it must be loaded before the first drawing.
    document.fonts.load(`${plain.fontWeight} 40px ${plain.font}`),
  ]);
  const room = standsInRoom && card.room;
  const frame = world
    ? dressFrame(plain, world, palette)
    : room
      ? dressTable(plain, room.material, palette)
      : plain;
  const art = titleArtOf(base, launch.gameCode, card.pictures);
  const mascot = mascotAddress(base, launch.brand, "celebrating");
  const lettering = card.lettering ?? plainLettering;
  const board = buildBoard(shell.board, art, title, {
    slot: world && { world, palette, lettering },
    table: room && { ...room, frame },
  });
  const { brand } = launch;
  const shown = { mascot, base, brand, board, sheet, card, art, palette, frame, room, t };
  const game = await mountGame({ ...parts, ...shown });
  board.reveal();
  return game;
}
