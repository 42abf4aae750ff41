export * from "./format/countdown.ts";
export * from "./format/date.ts";
export * from "./format/figure.ts";
export * from "./format/money.ts";
export * from "./message.ts";
export * from "./translate.ts";
