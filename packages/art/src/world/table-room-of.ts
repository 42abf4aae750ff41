import type {
  CasinoRoom,
  CatalogueTitle,
  Scene,
  SlotMaterial,
  TablePlace,
} from "@bellwether/contract/content/index.ts";

/** The room for a keyword of a title, whatever its scene. */
const keywordPlaces: Readonly<Record<string, TablePlace>> = {
  bakery: "bakery",
  club: "club",
  duchess: "salon",
  eighties: "arcade",
  european: "club",
  flight: "cabin",
  garden: "rose-garden",
  inn: "inn",
  owl: "library",
  parlour: "parlour",
  prairie: "prairie",
  seaside: "promenade",
  ship: "stateroom",
  waltz: "ballroom",
};

/** The room of a live table for a keyword of its title. Other live tables paint their own room. */
const livePlaces: Readonly<Record<string, TablePlace>> = {
  balcony: "balcony",
  bistro: "cafe",
  brass: "club",
  chandelier: "candle-hall",
  clock: "clock-hall",
  club: "club",
  garden: "glasshouse",
  harbour: "harbour",
  kitchen: "kitchen",
  lanterns: "lantern-court",
  library: "library",
  lighthouse: "lighthouse",
  mint: "mint",
  multipliers: "storm-terrace",
  parlour: "parlour",
  pavilion: "pavilion",
  pier: "pier",
  private: "lounge",
  theatre: "backstage",
  tram: "tram",
};

/** The room for each scene that a table title has. Any other scene gets the lounge. */
const scenePlaces: Partial<Record<Scene, TablePlace>> = {
  arch: "ballroom",
  baize: "salon",
  dunes: "prairie",
  felt: "lounge",
  kitchen: "bakery",
  lagoon: "promenade",
  meadow: "promenade",
  neon: "arcade",
  scallop: "cafe",
  storm: "stateroom",
};

const placeMaterials: Record<TablePlace, SlotMaterial> = {
  arcade: "neon",
  backstage: "wood",
  bakery: "paint",
  balcony: "stone",
  ballroom: "gilt",
  cabin: "steel",
  cafe: "brass",
  club: "brass",
  "candle-hall": "gilt",
  "clock-hall": "brass",
  glasshouse: "paint",
  harbour: "paint",
  inn: "wood",
  kitchen: "wood",
  library: "wood",
  lighthouse: "steel",
  lounge: "steel",
  "lantern-court": "gilt",
  mint: "steel",
  parlour: "wood",
  pavilion: "paint",
  pier: "wood",
  prairie: "wood",
  promenade: "paint",
  "rose-garden": "paint",
  salon: "gilt",
  "ship-deck": "wood",
  stateroom: "wood",
  "storm-terrace": "stone",
  tram: "brass",
};

/** The room of a table game or a live table. Undefined for other titles, and for live tables without a room of their own. */
export function tableRoomOf({
  art,
  keywords,
  categories,
}: Pick<CatalogueTitle, "art" | "keywords" | "categories">): CasinoRoom | undefined {
  const isLive = categories.includes("live-casino");
  if (!isLive && !categories.includes("table-games")) return undefined;
  if (isLive) return liveRoomOf(keywords);
  const [named] = keywords.flatMap((keyword) => keywordPlaces[keyword] ?? []);
  const place = named ?? scenePlaces[art.scene] ?? "lounge";
  return { place, material: placeMaterials[place], isFirstPerson: keywords.includes("first person") };
}

function liveRoomOf(keywords: readonly string[]): CasinoRoom | undefined {
  const [named] = keywords.flatMap((keyword) => livePlaces[keyword] ?? []);
  const onShip = keywords.includes("roulette") ? "ship-deck" : "stateroom";
  const place = keywords.includes("ship") ? onShip : named;
  return place && { place, material: placeMaterials[place], isFirstPerson: false };
}
