/** The price of a slip of the lotto that draws are tested with, in minor units. */
export const SLIP_PRICE = 150;
export const SLIP = [3, 11, 19, 28, 36, 44];
/** Ten slips that together have the numbers 1 to 49, so that some of them win something nearly always. */
export const TEN_SLIPS = Array.from({ length: 10 }, (_, index) =>
  Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
);
export const oneSlip = { stakeMinor: String(SLIP_PRICE), input: { slips: [SLIP] } };
export const tenSlips = { stakeMinor: String(10 * SLIP_PRICE), input: { slips: TEN_SLIPS } };
