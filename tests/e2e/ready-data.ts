import { cpSync, mkdtempSync } from "node:fs";
import { type Product, startProduct } from "../servers/product.ts";

const VARIABLE = "E2E_READY_DATA";

/**
 * Before all tests: a data folder whose database is made and filled, which takes three times as long as to start on one that is. Every
 * process of the run starts on a copy.
 */
export default async function prepareData(): Promise<() => Promise<void>> {
  const product = await startProduct();
  await product.stop();
  process.env[VARIABLE] = product.dataFolder;
  return () => product.remove();
}

/** Runs the whole product in a process of its own, on a copy of the data that is ready. */
export async function startFromReadyData(variables: Record<string, string>): Promise<Product> {
  const ready = process.env[VARIABLE];
  if (!ready) throw new Error("the data that every process starts on is made by the config's globalSetup");
  const dataFolder = mkdtempSync("/tmp/bellwether-data-");
  cpSync(ready, dataFolder, { recursive: true });
  return startProduct({ ...variables, DATA_DIR: dataFolder });
}
