import { rmSync } from "node:fs";
import { type Product, startProduct } from "../servers/product.ts";
import { tableFile, writeTables } from "../servers/table-folder.ts";

/** The countries whose visitors the tests are: the first pays by card, the second by bank. */
const COUNTRIES = ["IE", "FI"] as const;

type Shared = Pick<Product, "url" | "metricsUrl" | "officeUrl" | "dataFolder">;

/** A roulette, a run of crash and a lotto: one table of each kind that a page shows in another way. */
export const writeFewTables = () =>
  writeTables(...["brass-roulette", "rocket-ferry", "lotto-saturday"].map(tableFile));

/** Starts one process for each country before the first test, for the tests of all workers. Returns what stops them. */
export default async function startShared(): Promise<() => Promise<void>> {
  const tables = writeFewTables();
  const products = await Promise.all(
    COUNTRIES.map((country) => startProduct({ GEO_DEFAULT: country, TABLES_DIR: tables })),
  );
  const shared = products.map(({ url, metricsUrl, officeUrl, dataFolder }, index) => [
    COUNTRIES[index],
    { url, metricsUrl, officeUrl, dataFolder },
  ]);
  process.env.SHARED_PRODUCTS = JSON.stringify(Object.fromEntries(shared));
  return async () => {
    for (const product of products) await product.remove();
    rmSync(tables, { recursive: true });
  };
}

/** The process of a country that all tests share. */
export function sharedProduct(country: (typeof COUNTRIES)[number]): Product {
  const shared = (JSON.parse(process.env.SHARED_PRODUCTS ?? "{}") as Record<string, Shared>)[country];
  if (!shared) throw new Error(`no process was started for ${country}`);
  const refuse = (): never => {
    throw new Error("all tests share this process: set ownProcess to stop it");
  };
  return {
    ...shared,
    ...{ pid: refuse, output: refuse, kill: refuse, killAt: refuse, stop: refuse, restart: refuse },
    ...{ restartUntil: refuse, remove: refuse },
  };
}
