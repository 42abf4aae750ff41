/** The data of a brand, in its `brand.ts`. The folder's name is the brand's slug; in capitals it is the brand's key [1.03]. */
export type BrandData = {
  name: string;
  /** Names besides the slug by which a query or a hostname selects this brand. */
  otherNames?: readonly string[];
  supportEmail: string;
  /** When support reads messages, and how soon it answers. */
  supportHours: SupportHours;
  /** Background of the header in emails, under white text: mail programs cannot read the tokens. */
  letterColour: `#${string}`;
  /** Order of the lobby's sections: each brand starts with its main subject. */
  lobbySections: readonly LobbySection[];
  /** What the lobby's first screen shows of the house as it is now. */
  hero: HeroSubject;
  /** Default of the toggle HIDE_LOTTERY_CONTENT [9.10]. */
  hidesLottery: boolean;
  /** Default of the toggle FINNISH_SIGNUP_ACTIVE [9.10]. */
  hasFinnishSignup: boolean;
};

/** The next draw, a live table (of this type before others), or a multiplier that rises for everybody. */
export type HeroSubject = { kind: "draw" } | { kind: "table"; type: string } | { kind: "climb" };

/** Support's daily opening hours, and the longest time until an answer, counted in open hours. */
export type SupportHours = {
  /** IANA name of the time zone of the hours. */
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
