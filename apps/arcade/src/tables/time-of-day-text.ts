/** A time of the day on the player's own clock: "20:15". */
export const timeOfDayText = (time: Date): string =>
  new Intl.DateTimeFormat(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" }).format(time);
