/** The sub-category of slots whose stakes take part in hourly drops. */
export const HOURLY_DROPS = 7;
