export * from "./age.ts";
export * from "./bonus-by-hand.ts";
export * from "./bonus-rules.ts";
export * from "./brands.ts";
export * from "./countries.ts";
export * from "./currencies.ts";
export * from "./game-terms.ts";
export * from "./harm.ts";
export * from "./helplines.ts";
export * from "./identity-rules.ts";
export * from "./languages.ts";
export * from "./laundering.ts";
export * from "./licences.ts";
export * from "./market-day.ts";
export * from "./payment-methods.ts";
export * from "./payout-review.ts";
export { erasedAfterOf, personalData } from "./personal-data.ts";
export {
  type DataCategory,
  type DataRule,
  dataCategories,
  type ErasedAfter,
  type PersonalTable,
} from "./personal-table.ts";
export * from "./places.ts";
export * from "./protection.ts";
export * from "./provider-groups.ts";
export { countriesWithRulesByRegion } from "./regions.ts";
export * from "./regulations.ts";
export * from "./retention.ts";
export * from "./support-hours.ts";
export * from "./terms.ts";
export * from "./time-zones.ts";
export { createToggles, type Toggles } from "./toggles/create-toggles.ts";
export type { ToggleOverrides, WrittenStrategy } from "./toggles/overrides.ts";
export { scheduleReloads } from "./toggles/schedule-reloads.ts";
export type { ToggleEnvironment } from "./toggles/strategy.ts";
export * from "./toggles.ts";
