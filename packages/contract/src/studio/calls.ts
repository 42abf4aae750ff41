import { z } from "zod";
import { CommitmentProof, DaysReply } from "./days.ts";
import {
  BuyTicketsReply,
  BuyTicketsRequest,
  DrawTicket,
  OpenSubscriptionRequest,
  Subscription,
  SubscriptionsReply,
  TakenReply,
  TicketsReply,
  UpcomingReply,
} from "./draws.ts";
import { ChooseClientSeedRequest, Fairness, RotateSeedsReply, RotateSeedsRequest } from "./fairness.ts";
import { FavouriteLines, ForgetLineRequest, KeepLinesRequest } from "./favourites.ts";
import { ClockEntries, DropsReply, PotsReply, PublishedClock } from "./pots.ts";
import {
  ActRequest,
  HintReply,
  LookUpRoundRequest,
  RoundReplay,
  SettleRoundReply,
  StartRoundReply,
  StartRoundRequest,
  VerifyRoundReply,
} from "./round.ts";
import { BalanceReply, OpenSessionReply, OpenSessionRequest, WatchedRound } from "./session.ts";
import {
  PlaceTableBetReply,
  PlaceTableBetRequest,
  PublishedTableRound,
  RoundsAheadReply,
  TableAction,
  TableBetProof,
  TableBetsReply,
  TableLeavesReply,
  TableRoundsReply,
  TakeTableActionRequest,
} from "./table-bets.ts";
import { TableSnapshot } from "./table-stream.ts";
import { LiveTablesReply, LiveTablesRequest, TablesReply } from "./tables.ts";

const Nothing = z.strictObject({});

/** The request header that carries `session` of `OpenSessionReply`, or a watch's secret, in every call but the opening one. */
export const STUDIO_SESSION_HEADER = "x-studio-session";

/**
 * The calls between arcade and studio: method, path under the studio's own mount (names in braces are filled in), the JSON body (none for
 * GET) and the JSON answer of status 200. Any other status carries a `StudioError`. The server and the client both use these schemas.
 */
export const studioCalls = {
  openSession: { method: "POST", path: "/api/session", body: OpenSessionRequest, reply: OpenSessionReply },
  readBalance: { method: "GET", path: "/api/balance", body: Nothing, reply: BalanceReply },
  startRound: { method: "POST", path: "/api/rounds", body: StartRoundRequest, reply: StartRoundReply },
  /**
   * The reply has the shape of `startRound`'s. If the request has not begun a round, it is refused as `not_begun` and can never begin one.
   */
  lookUpRound: {
    method: "POST",
    path: "/api/rounds/look-up",
    body: LookUpRoundRequest,
    reply: StartRoundReply,
  },
  /** Takes one of a round's choices. The reply has the shape of `startRound`'s. */
  act: { method: "POST", path: "/api/rounds/{roundId}/actions", body: ActRequest, reply: StartRoundReply },
  hint: { method: "GET", path: "/api/rounds/{roundId}/hint", body: Nothing, reply: HintReply },
  settleRound: {
    method: "POST",
    path: "/api/rounds/{roundId}/settle",
    body: Nothing,
    reply: SettleRoundReply,
  },
  replayRound: { method: "GET", path: "/api/rounds/{roundId}", body: Nothing, reply: RoundReplay },
  /** With a watch's secret in the header: one finished round, for somebody who answers its player. `replayRound` then gives this round. */
  watchRound: { method: "GET", path: "/api/watched-round", body: Nothing, reply: WatchedRound },
  verifyRound: {
    method: "GET",
    path: "/api/rounds/{roundId}/verify",
    body: Nothing,
    reply: VerifyRoundReply,
  },
  chooseClientSeed: {
    method: "POST",
    path: "/api/seeds/client",
    body: ChooseClientSeedRequest,
    reply: Fairness,
  },
  rotateSeeds: {
    method: "POST",
    path: "/api/seeds/rotate",
    body: RotateSeedsRequest,
    reply: RotateSeedsReply,
  },
  /** The tables of the session's game. */
  listTables: { method: "GET", path: "/api/tables", body: Nothing, reply: TablesReply },
  /** The tables of all games, for a casino's lobby. Needs no session. */
  listLiveTables: {
    method: "GET",
    path: "/api/live-tables/{currency}",
    body: LiveTablesRequest,
    reply: LiveTablesReply,
  },
  /** For clients that poll instead of opening the stream. Needs no session. */
  readTable: { method: "GET", path: "/api/tables/{tableId}", body: Nothing, reply: TableSnapshot },
  /** Needs no session. */
  readTableRound: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds/{number}",
    body: Nothing,
    reply: PublishedTableRound,
  },
  /** The first page of a round's leaves. Needs no session. */
  listTableLeaves: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds/{number}/leaves",
    body: Nothing,
    reply: TableLeavesReply,
  },
  /** The page of a round's leaves after that of `roundId`. Needs no session. */
  listMoreTableLeaves: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds/{number}/leaves-after/{roundId}",
    body: Nothing,
    reply: TableLeavesReply,
  },
  /** The rounds of a table before round `number`, by page. Needs no session. */
  listTableRounds: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds-before/{number}",
    body: Nothing,
    reply: TableRoundsReply,
  },
  placeTableBet: {
    method: "POST",
    path: "/api/tables/{tableId}/bets",
    body: PlaceTableBetRequest,
    reply: PlaceTableBetReply,
  },
  /** Takes an action for a bet of the player in a running round. */
  takeTableAction: {
    method: "POST",
    path: "/api/tables/{tableId}/bets/{roundId}/actions",
    body: TakeTableActionRequest,
    reply: TableAction,
  },
  /** The player's own bets in a round. */
  listTableBets: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds/{number}/bets",
    body: Nothing,
    reply: TableBetsReply,
  },
  /** The rounds that are sold ahead, with the player's own bets in them. */
  listRoundsAhead: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds-ahead",
    body: Nothing,
    reply: RoundsAheadReply,
  },
  proveTableBet: {
    method: "GET",
    path: "/api/tables/{tableId}/bets/{roundId}/proof",
    body: Nothing,
    reply: TableBetProof,
  },
  /** The draws on sale at a table with a calendar; empty at others. Needs no session. */
  listUpcoming: {
    method: "GET",
    path: "/api/tables/{tableId}/upcoming",
    body: Nothing,
    reply: UpcomingReply,
  },
  /** The sold numbers of a draw. Needs no session. */
  listTaken: {
    method: "GET",
    path: "/api/tables/{tableId}/rounds/{number}/taken",
    body: Nothing,
    reply: TakenReply,
  },
  buyTickets: {
    method: "POST",
    path: "/api/tables/{tableId}/tickets",
    body: BuyTicketsRequest,
    reply: BuyTicketsReply,
  },
  /** Returns the stake of a ticket of the player whose draw is not closed; otherwise refused as `bets_closed`. The same call again returns the ticket. */
  cancelTicket: {
    method: "POST",
    path: "/api/tables/{tableId}/tickets/{roundId}/cancel",
    body: Nothing,
    reply: DrawTicket,
  },
  listTickets: {
    method: "GET",
    path: "/api/tables/{tableId}/tickets",
    body: Nothing,
    reply: TicketsReply,
  },
  listPastTickets: {
    method: "GET",
    path: "/api/tables/{tableId}/tickets-before/{number}",
    body: Nothing,
    reply: TicketsReply,
  },
  /** Takes no money. A new one is refused while the player could buy no ticket at any price, for example as `reality_check_due`. */
  openSubscription: {
    method: "POST",
    path: "/api/tables/{tableId}/subscriptions",
    body: OpenSubscriptionRequest,
    reply: Subscription,
  },
  listSubscriptions: {
    method: "GET",
    path: "/api/tables/{tableId}/subscriptions",
    body: Nothing,
    reply: SubscriptionsReply,
  },
  /** Buys no more tickets; those that it has bought stay. The same call again returns the stopped subscription. */
  stopSubscription: {
    method: "POST",
    path: "/api/tables/{tableId}/subscriptions/{subscriptionId}/stop",
    body: Nothing,
    reply: Subscription,
  },
  /** The player's favourite lines in the session's game. Only games in which a player marks a line have them, and only for money. */
  listFavouriteLines: { method: "GET", path: "/api/favourite-lines", body: Nothing, reply: FavouriteLines },
  /** Refused as `invalid_input` for a line that is not one of the game, and as `invalid_request` above the most lines; then none is kept. */
  keepFavouriteLines: {
    method: "POST",
    path: "/api/favourite-lines",
    body: KeepLinesRequest,
    reply: FavouriteLines,
  },
  /** The same call again changes nothing. */
  forgetFavouriteLine: {
    method: "POST",
    path: "/api/favourite-lines/forget",
    body: ForgetLineRequest,
    reply: FavouriteLines,
  },
  /** The jackpots' pots in a currency. Needs no session. */
  readPots: { method: "GET", path: "/api/pots/{currency}", body: Nothing, reply: PotsReply },
  /** The periods of a drop that began before the moment `before`, in ISO 8601. Needs no session. */
  listDrops: {
    method: "GET",
    path: "/api/drops/{pot}/{currency}/{before}",
    body: Nothing,
    reply: DropsReply,
  },
  /** A clock of a win-time jackpot in full. Needs no session. */
  readClock: {
    method: "GET",
    path: "/api/clocks/{pot}/{currency}/{number}",
    body: Nothing,
    reply: PublishedClock,
  },
  /** The entries of a clock at zero after that with the number `after`, which is 0 for the first page. Needs no session. */
  listClockEntries: {
    method: "GET",
    path: "/api/clocks/{pot}/{currency}/{number}/entries/{after}",
    body: Nothing,
    reply: ClockEntries,
  },
  /** Needs no session. */
  listDays: { method: "GET", path: "/api/days", body: Nothing, reply: DaysReply },
  /** Needs no session. */
  proveCommitment: {
    method: "GET",
    path: "/api/commitments/{serverSeedHash}",
    body: Nothing,
    reply: CommitmentProof,
  },
} as const;
export type StudioCall = keyof typeof studioCalls;
