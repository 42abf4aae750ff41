import type { CatalogueTitle, Palette, TablePlace } from "@bellwether/contract/content/index.ts";
import { seededRandom } from "../paint/random.ts";
import { vignette } from "../tile/shade.ts";
import { type RoomFormat, roomFormats } from "./room-svg.ts";
import { paintArcade } from "./rooms/arcade.ts";
import { paintBackstage } from "./rooms/backstage.ts";
import { paintBakery } from "./rooms/bakery.ts";
import { paintBalcony } from "./rooms/balcony.ts";
import { paintBallroom } from "./rooms/ballroom.ts";
import { paintCabin } from "./rooms/cabin.ts";
import { paintCafe } from "./rooms/cafe.ts";
import { paintCandleHall } from "./rooms/candle-hall.ts";
import { paintClockHall } from "./rooms/clock-hall.ts";
import { paintClub } from "./rooms/club.ts";
import { paintGlasshouse } from "./rooms/glasshouse.ts";
import { paintHarbour } from "./rooms/harbour.ts";
import { paintInn } from "./rooms/inn.ts";
import { paintKitchenRoom } from "./rooms/kitchen.ts";
import { paintLanternCourt } from "./rooms/lantern-court.ts";
import { paintLibrary } from "./rooms/library.ts";
import { paintLighthouse } from "./rooms/lighthouse.ts";
import { paintLounge } from "./rooms/lounge.ts";
import { paintMint } from "./rooms/mint.ts";
import { paintParlour } from "./rooms/parlour.ts";
import { paintPavilion } from "./rooms/pavilion.ts";
import { paintPier } from "./rooms/pier.ts";
import { paintPrairie } from "./rooms/prairie.ts";
import { paintPromenade } from "./rooms/promenade.ts";
import type { PaintRoom } from "./rooms/room-stage.ts";
import { paintRoseGarden } from "./rooms/rose-garden.ts";
import { paintSalon } from "./rooms/salon.ts";
import { paintShipDeck } from "./rooms/ship-deck.ts";
import { paintStateroom } from "./rooms/stateroom.ts";
import { paintStormTerrace } from "./rooms/storm-terrace.ts";
import { paintTram } from "./rooms/tram.ts";

const rooms: Record<TablePlace, PaintRoom> = {
  arcade: paintArcade,
  backstage: paintBackstage,
  "clock-hall": paintClockHall,
  kitchen: paintKitchenRoom,
  library: paintLibrary,
  lighthouse: paintLighthouse,
  "candle-hall": paintCandleHall,
  glasshouse: paintGlasshouse,
  harbour: paintHarbour,
  "lantern-court": paintLanternCourt,
  mint: paintMint,
  pier: paintPier,
  "ship-deck": paintShipDeck,
  "storm-terrace": paintStormTerrace,
  tram: paintTram,
  bakery: paintBakery,
  balcony: paintBalcony,
  ballroom: paintBallroom,
  cabin: paintCabin,
  cafe: paintCafe,
  club: paintClub,
  inn: paintInn,
  lounge: paintLounge,
  parlour: paintParlour,
  pavilion: paintPavilion,
  prairie: paintPrairie,
  promenade: paintPromenade,
  "rose-garden": paintRoseGarden,
  salon: paintSalon,
  stateroom: paintStateroom,
};

/** The floor's height on the picture. Games cover the lower part, so a room shows its subject above it. */
const FLOOR = 0.6;

/** The room behind a table, without figures, as a self-contained SVG. */
export function tableRoomSvg(
  { code }: Pick<CatalogueTitle, "code">,
  place: TablePlace,
  palette: Palette,
  format: RoomFormat,
): string {
  const { width, height } = roomFormats[format];
  const painted = rooms[place]({
    width,
    height,
    floor: height * FLOOR,
    unit: Math.min(width, height) / 10,
    palette,
    random: seededRandom(`${code} room`),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">`,
    painted,
    vignette(width, height, palette),
    "</svg>",
  ].join("");
}
