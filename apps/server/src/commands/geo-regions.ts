// npm run geo:regions -- <city.mmdb>…: writes the packaged database of Canada's regions again from DB-IP City Lite (docs/connect-an-ip-database.md).
import { readFileSync, writeFileSync } from "node:fs";
import { Reader } from "mmdb-lib";
import { z } from "zod";
import { extractRegions } from "../regions/extract-regions.ts";
import { packagedRegions } from "../requests/ip-places.ts";
import { parseArguments } from "./parse-arguments.ts";

const { words: paths } = parseArguments({
  usage: "geo:regions -- <city.mmdb>…: one or more files of DB-IP City Lite in the MMDB format",
  options: {},
  takesWords: true,
  schema: z.strictObject({ words: z.array(z.string()).min(1, { error: "no file" }) }),
});
// With the cache the networks of one place share one object.
const cities = paths.map((path) => new Reader<object>(readFileSync(path), { cache: new Map() }));
const regions = extractRegions(cities);
writeFileSync(packagedRegions, regions);
console.log(`${packagedRegions}: ${regions.length} bytes`);
