export * from "./art.ts";
export * from "./block.ts";
export * from "./catalogue.ts";
export * from "./category.ts";
export * from "./promotion.ts";
export * from "./provider.ts";
export * from "./table-room.ts";
export * from "./world.ts";
