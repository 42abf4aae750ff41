// npm run geo:regions -- <city.mmdb>…: writes the packaged database of Canada's regions again from DB-IP City Lite (docs/connect-an-ip-database.md).
import { readFileSync, writeFileSync } from "node:fs";
import { Reader } from "mmdb-lib";
import { extractRegions } from "../regions/extract-regions.ts";
import { packagedRegions } from "../requests/ip-places.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) {
  console.error("geo:regions -- <city.mmdb>…: one or more files of DB-IP City Lite in the MMDB format");
  process.exit(2);
}
// With the cache the networks of one place share one object.
const cities = paths.map((path) => new Reader<object>(readFileSync(path), { cache: new Map() }));
const regions = extractRegions(cities);
writeFileSync(packagedRegions, regions);
console.log(`${packagedRegions}: ${regions.length} bytes`);
