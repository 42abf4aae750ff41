import { createHash } from "node:crypto";
import type { AppInput } from "./app-units.ts";
import type { BodyInput } from "./body-units.ts";
import type { BrandInput } from "./brand-units.ts";
import type { FlagInput } from "./flag-units.ts";
import type { NamedFiles } from "./named-files.ts";
import type { PaymentInput } from "./payment-units.ts";
import type { PictureInput } from "./picture-units.ts";
import type { SymbolInput, TileInput } from "./tile-units.ts";

/** Files that are drawn together, in this order. Plain data, so that it can be sent to another process. */
export type Unit = NamedFiles<Input> & {
  /** The hash of all inputs of the files. */
  key: string;
  /** The hash of the sources that draw them. */
  source: string;
};

/** The input of a drawing; its only other inputs are the sources. */
export type Input =
  | AppInput
  | BodyInput
  | BrandInput
  | FlagInput
  | PaymentInput
  | PictureInput
  | SymbolInput
  | TileInput;

export type Family = Input["family"];

export function hashOf(...inputs: unknown[]): string {
  const hash = createHash("sha256");
  for (const input of inputs) hash.update(typeof input === "string" ? input : JSON.stringify(input));
  return hash.digest("hex").slice(0, 20);
}
