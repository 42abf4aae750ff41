/** A body over 100 kB is refused unread. */
export const MAX_BODY_BYTES = 100_000;
