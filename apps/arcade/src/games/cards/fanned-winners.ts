import type { Winner } from "../../play/win-show.ts";
import type { CardTextures } from "./card-view.ts";
import { fan, type HandRoom } from "./fan.ts";

/** The cards of a winning hand at their positions. The celebration of a large win lifts them. */
export function fannedWinners(cards: readonly string[], room: HandRoom, textures: CardTextures): Winner[] {
  const places = fan(cards.length, room);
  return cards.map((card, index) => ({
    texture: textures.face(card),
    x: places[index]?.x ?? room.x,
    y: room.y,
    side: room.height,
  }));
}
