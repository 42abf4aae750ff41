/** Rounds to a tenth, so that a picture's file stays short. */
export const toTenths = (value: number) => Math.round(value * 10) / 10;
