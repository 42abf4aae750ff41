import type { PaintDrawRoom } from "../../draws/paint-room.ts";
import { paintBazaar } from "./paint-bazaar.ts";
import { paintBodega } from "./paint-bodega.ts";
import { paintBus } from "./paint-bus.ts";
import { paintDiscotheque } from "./paint-discotheque.ts";
import { paintMoonlight } from "./paint-moonlight.ts";

const rooms: Readonly<Record<string, PaintDrawRoom>> = {
  "bingo-bazaar-90": paintBazaar,
  "moonlight-bingo": paintMoonlight,
  "bingo-bop-75": paintDiscotheque,
  "bodega-bingo": paintBodega,
  "bingo-bus-30": paintBus,
};

/** The room of a model. A model without a room of its own gets the first one. */
export const roomOf = (model: string): PaintDrawRoom => rooms[model] ?? paintBazaar;
