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
  inn: "inn",
  parlour: "parlour",
  prairie: "prairie",
  seaside: "promenade",
  ship: "stateroom",
  waltz: "ballroom",
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
  bakery: "paint",
  ballroom: "gilt",
  cabin: "steel",
  cafe: "brass",
  club: "brass",
  inn: "wood",
  lounge: "steel",
  parlour: "wood",
  prairie: "wood",
  promenade: "paint",
  salon: "gilt",
  stateroom: "wood",
};

/** The room of a table game. Undefined for titles that are no table games. */
export function tableRoomOf({
  art,
  keywords,
  categories,
}: Pick<CatalogueTitle, "art" | "keywords" | "categories">): CasinoRoom | undefined {
  if (!categories.includes("table-games")) return undefined;
  const [named] = keywords.flatMap((keyword) => keywordPlaces[keyword] ?? []);
  const place = named ?? scenePlaces[art.scene] ?? "lounge";
  return { place, material: placeMaterials[place], isFirstPerson: keywords.includes("first person") };
}
