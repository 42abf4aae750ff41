export * from "./brands.ts";
export * from "./countries.ts";
export * from "./currencies.ts";
export * from "./languages.ts";
export * from "./licences.ts";
export * from "./payment-methods.ts";
export * from "./terms.ts";
export * from "./toggles.ts";
