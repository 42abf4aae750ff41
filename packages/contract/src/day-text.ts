/** `YYYY-MM-DD` of a moment's UTC day. */
export const dayText = (at: Date) => at.toISOString().slice(0, 10);
