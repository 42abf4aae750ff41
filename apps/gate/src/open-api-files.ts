import type { AnySchema } from "@bellwether/contract";
import {
  CatalogueFile,
  InitialDataFile,
  LiveFile,
  LiveRoundsFile,
} from "@bellwether/contract/calls/content.ts";
import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { z } from "zod";
import type { ZodOpenApiPathsObject, ZodOpenApiResponseObject } from "zod-openapi";

type StaticFile = {
  path: string;
  summary: string;
  parameters: Record<string, AnySchema>;
  query?: Record<string, AnySchema>;
  schema: AnySchema;
  example: object;
};

const named = (example: string, says: string) => z.string().describe(says).meta({ example });
const CountryFile = named("FI.json", "A country of the world and .json");
const region = { region: named("ON", "A region of it; else the visitor's own").optional() };

/** The files of [7.31], for visitors and for caches near them. */
export const staticFiles: readonly StaticFile[] = [
  {
    path: "/static/catalogue/{device}/{file}",
    summary: "Every game that a country's visitors may see on a device",
    parameters: { device: named("mobile", "desktop or mobile"), file: CountryFile },
    query: region,
    schema: CatalogueFile,
    example: { device: "mobile", country: "FI", games: exampleAnswers.gameList.games.slice(0, 1) },
  },
  {
    path: "/static/live/rounds.json",
    summary: "What each open live table does, at most a second old",
    parameters: {},
    schema: LiveRoundsFile,
    example: {
      timestamp: "2026-11-20T12:00:00.000Z",
      rounds: {
        "live-wheel-1": {
          takesBets: true,
          endsAt: "2026-11-20T12:00:12.000Z",
          climb: null,
          last: "17",
          players: 3,
          house: 1,
        },
      },
    },
  },
  {
    path: "/static/live/{file}",
    summary: "Live tables with their stakes in a currency, at most 10 seconds old",
    parameters: { file: named("EUR.json", "A currency and .json") },
    schema: LiveFile,
    example: {
      timestamp: "2026-11-20T12:00:00.000Z",
      currency: "EUR",
      tables: [
        {
          id: "live-wheel-1",
          title: "Live Wheel",
          gameId: 4,
          provider: "LC",
          type: "roulette",
          subtype: "european",
          slots: { unlimited: true },
          openHours: { opens: "10:00", closes: "23:00" },
          minStake: "1.00",
          maxStake: "500.00",
          currency: "EUR",
          betBehind: false,
          resultType: "roulette",
          results: ["14", "29", "2"],
          videoSnapshots: ["/art/tiles/live-wheel/412x230.webp"],
          closed: false,
          closedFor: null,
          numberOfTables: 1,
          isLobby: false,
          jackpot: null,
        },
      ],
      jackpots: [
        {
          id: "belfry-small",
          name: "The Belfry",
          kind: "network",
          tier: "small",
          period: null,
          seed: "10.00",
          keepsPercent: null,
          gameIds: [2112],
          startValue: "18.40",
          centsPerSecond: 0.4,
          loadTime: "2026-11-20T12:00:00.000Z",
          currency: "EUR",
          endsAt: null,
          goesOn: false,
          drawn: null,
          lastWinners: [
            { number: 3, initial: "M", amount: "21.07", gameId: 2112, at: "2026-11-20T11:20:00.000Z" },
          ],
        },
      ],
    },
  },
  {
    path: "/static/data/{file}",
    summary: "What a client of a country needs before it asks for anything",
    parameters: { file: CountryFile },
    query: region,
    schema: InitialDataFile,
    example: {
      country: "FI",
      currency: "EUR",
      features: { DOCUMENT_UPLOAD_ENABLED: true },
      maintenance_countries: ["GI"],
      regulations: { sweden: false },
      countries: [{ code: "FI", dial_code: "358", currency: "EUR", signup_allowed: true }],
      languages: [{ code: "fi", name: "Suomi", displayCode: "FI" }],
      payment_methods: [
        { code: "TRUSTLY", name: "Trustly", class: "bank", image: "/art/payments/trustly.svg" },
      ],
      providers: [{ code: "BW", name: "Bellwether", slug: "bellwether" }],
      categories: [
        {
          id: "slots",
          slug: "slots",
          name: "Slots",
          sub_categories: [{ category_id: 101, slug: "fruit", name: "Fruit" }],
        },
      ],
    },
  },
  {
    path: "/static/translations/{group}/{file}",
    summary: "A group of texts in a language, by their keys",
    parameters: {
      group: named("core", "A group of texts"),
      file: named("fi.json", "An offered language and .json"),
    },
    schema: z.record(z.string(), z.unknown()),
    example: { "core.error_not_found": "Sivua ei löytynyt" },
  },
];

export function filePaths(refused: ZodOpenApiResponseObject): ZodOpenApiPathsObject {
  return Object.fromEntries(
    staticFiles.map(({ path, summary, parameters, query, schema, example }) => [
      path,
      {
        get: {
          operationId: `file-${idOf(path)}`,
          summary,
          requestParams: { path: z.object(parameters), ...(query && { query: z.object(query) }) },
          responses: {
            "200": { description: "Success", content: { "application/json": { schema, example } } },
            default: refused,
          },
        },
      },
    ]),
  );
}

/** A file is named by its folder, such as `live`; a file at a fixed address by folder and name, such as `live-rounds`. */
const idOf = (path: string): string => {
  const [, , group = "", file = ""] = path.split("/");
  return file.endsWith(".json") ? `${group}-${file.slice(0, -".json".length)}` : group;
};
