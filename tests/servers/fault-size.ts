/** `npm run faults` runs everything at its full size, `npm test` and `npm run test:postgres` a part of it. */
export const isFullSize = process.env.FAULTS === "all";
