import { blanked, type DataRule, deleted, kept, type PersonalTable } from "./personal-table.ts";

type Owned = readonly [table: string, owner: string, why: string, rules: readonly DataRule[], by?: string];

const stays = (...columns: string[]) => kept("never", ...columns);
const goes = (...columns: string[]) => deleted("asked", ...columns);
const ACCOUNT = stays("player_id");
const OWNER = stays("owner");

/** Rounds, bonuses, rewards: most of it stays without the person, because books, prizes and draws are proven from it. */
const rows: readonly Owned[] = [
  ["wallet_round", "apps/gate/src/rounds", "Rounds, with stake and payout", [ACCOUNT]],
  ["player_day", "apps/gate/src/wallet", "Sums of a day, for limits and signs of harm", [ACCOUNT]],
  ["launch_token", "apps/gate/src/wallet", "Lets a game take stakes", [goes("token_hash", "session_hash")]],
  ["player_bonus", "apps/gate/src/bonus", "Bonuses, and how they were played", [ACCOUNT]],
  [
    ...(["bonus_claimant", "apps/gate/src/bonus", "That a person has had a bonus, as a hash"] as const),
    [deleted("law", "claimant")],
  ],
  ["mission_done", "apps/gate/src/rewards", "Missions of the week", [goes("mission")]],
  ["reward_unseen_award", "apps/gate/src/rewards", "What is shown at the next login", [goes("award")]],
  [
    ...(["reward_parcel", "apps/gate/src/rewards", "Where a prize is sent"] as const),
    [
      blanked("asked", "recipient", "address", "address_2", "zip", "city", "region", "country", "tracking"),
      ACCOUNT,
    ],
  ],
  [
    ...([
      "tournament_entry",
      "apps/gate/src/rewards",
      "Who takes part in a tournament, under which name",
    ] as const),
    [blanked("asked", "nickname"), stays("player_id", "seat")],
  ],
  ["tournament_score", "apps/gate/src/rewards", "Points of a tournament", [ACCOUNT]],
  ["reward_door", "apps/gate/src/rewards", "Doors opened in a calendar", [ACCOUNT]],
  ["reward_entry", "apps/gate/src/rewards", "Entries in a prize draw, which its proof needs", [ACCOUNT]],
  [
    "reward_grant",
    "apps/gate/src/rewards",
    "Rewards that were given, and why",
    [stays("player_id", "reason", "basis")],
  ],
  ["reward_lost_deposit", "apps/gate/src/rewards", "Deposits that earned nothing", [ACCOUNT]],
  ["cash_drop", "apps/gate/src/rewards", "Who has won a drop", [ACCOUNT]],
  [
    "studio_bettor",
    "apps/studio/src/sessions",
    "The initial shown at live tables",
    [goes("initial")],
    "owner",
  ],
  ["studio_session", "apps/studio/src/sessions", "A game that was opened", [goes("player_id", "country")]],
  [
    "studio_watch",
    "apps/studio/src/sessions",
    "A round that the office watches",
    [goes("round_id")],
    "owner",
  ],
  ["studio_visit", "apps/studio/src/tables", "Who was at a live table", [goes("session_hash")], "owner"],
  ["studio_reward", "apps/studio/src/rewards", "Free rounds that can be played", [goes("id")], "owner"],
  [
    "studio_seed_pair",
    "apps/studio/src/seeds",
    "The seeds from which rounds are proven",
    [stays("owner", "client_seed")],
    "owner",
  ],
  [
    "studio_round",
    "apps/studio/src/rounds",
    "Rounds as they were drawn",
    [stays("owner", "player_id", "input", "script", "refusal")],
    "owner",
  ],
  [
    "studio_action",
    "apps/studio/src/rounds",
    "What was chosen in a round",
    [stays("owner", "action", "refusal")],
    "owner",
  ],
  ["studio_play_end", "apps/studio/src/rounds", "Since when nothing may be played", [OWNER], "owner"],
  ["studio_withdrawn_request", "apps/studio/src/rounds", "A round that never began", [OWNER], "owner"],
  [
    "studio_table_action",
    "apps/studio/src/tables",
    "What was chosen at a live table",
    [stays("owner", "action")],
    "owner",
  ],
  ["studio_taken_number", "apps/studio/src/tables", "Numbers of tickets", [stays("owner", "name")], "owner"],
  [
    "studio_clock_entry",
    "apps/studio/src/jackpots",
    "Entries in a jackpot, which its proof needs",
    [OWNER],
    "owner",
  ],
  ["studio_pot_hit", "apps/studio/src/jackpots", "Who has won a jackpot", [OWNER], "owner"],
  [
    "studio_order",
    "apps/studio/src/draws",
    "Tickets of a standing order",
    [stays("owner", "reason")],
    "owner",
  ],
  [
    "studio_subscription",
    "apps/studio/src/draws",
    "Standing orders",
    [stays("owner", "player_id", "input", "end_reason")],
    "owner",
  ],
];

/** What the player marks and rates. */
const choices: readonly Owned[] = [
  ["game_favourite", "apps/gate/src/catalogue", "Favourite games", [goes("game_code")]],
  ["game_vote", "apps/gate/src/catalogue", "Stars given to games", [goes("stars")]],
  [
    "draw_reminder",
    "apps/gate/src/draws",
    "Draws of which the player wants to be reminded, until they are held",
    [goes("game_code", "draw", "draws_at")],
  ],
  ["studio_favourite_line", "apps/studio/src/favourites", "Favourite numbers", [goes("line")]],
];

const tableOf =
  (category: "play" | "choices") =>
  ([table, owner, why, rules, by = "player_id"]: Owned): PersonalTable => ({
    ...{ table, owner, category, by, why, rules },
  });

export const playData: readonly PersonalTable[] = [
  ...rows.map(tableOf("play")),
  ...choices.map(tableOf("choices")),
];
