import type { MountGame } from "../../play/game.ts";
import { replayTicket } from "../../tickets/replay-ticket.ts";
import { mountDraw } from "./mount-draw.ts";

/** Shows the draw of a ticket again, from the player's history. */
export const mountGame: MountGame = async (parts) => replayTicket(parts, mountDraw);
