/** What a brand's `brand.ts` says about it. The folder's name is its slug, in capitals its key [1.03]. */
export type BrandData = {
  name: string;
  /** Names besides the slug by which a query or a hostname chooses this brand. */
  otherNames?: readonly string[];
  supportEmail: string;
  /** When people read what is written to support, and how soon they answer. */
  supportHours: SupportHours;
  /** Head of its letters, under white text: mail programs know no tokens. */
  letterColour: `#${string}`;
  /** Order of the lobby's sections: each brand leads with what it is about. */
  lobbySections: readonly LobbySection[];
  /** Default of the toggle HIDE_LOTTERY_CONTENT [9.10]. */
  hidesLottery: boolean;
  /** Default of the toggle FINNISH_SIGNUP_ACTIVE [9.10]. */
  hasFinnishSignup: boolean;
};

/** Hours of the day in which support reads, the same each day, and how many of them an answer takes at most. */
export type SupportHours = {
  /** IANA name of the zone that the hours are meant in. */
  timeZone: string;
  fromHour: number;
  untilHour: number;
  answerHours: number;
};

export type LobbySection =
  | "hot"
  | "lottery"
  | "live-casino"
  | "slots"
  | "table-games"
  | "jackpots"
  | "virtuals"
  | "new"
  | "recent"
  | "favourites";
