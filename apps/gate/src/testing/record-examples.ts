import { type CallName, type Calls, exampleInputs, type InputOf } from "@bellwether/contract";
import type { ContentBlock } from "@bellwether/contract/content/index.ts";
import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { createToggles } from "@bellwether/market";
import { commandActor } from "../actor.ts";
import { createBoards, settleRewards } from "../rewards/index.ts";
import { askDocument } from "../verification/index.ts";
import { BRAND_ORIGIN, type GivenChallenge } from "./add-passkey.ts";
import { answerTicket } from "./answer-ticket.ts";
import { codeAt } from "./app-code.ts";
import { drawTablesOf, standingOrdersOf } from "./draw-examples.ts";
import { drawnPrizeDraw } from "./drawn-prize-draw.ts";
import { createGateFixture, type GateFixture, units } from "./gate-fixture.ts";
import { givenParcel, givenSpins } from "./given-prizes.ts";
import { lettersTo, tokenMailedTo } from "./letters-to.ts";
import { potsOf } from "./pot-examples.ts";
import { createSoftPasskey } from "./soft-passkey.ts";
import { createTestIdentityVendor } from "./test-identity-vendor.ts";
import {
  exampleCalendar,
  exampleDrops,
  exampleLanding,
  exampleParcels,
  exampleSpinsDraw,
  exampleTournament,
  promotionFile,
  promotionWords,
} from "./test-promotions.ts";
import { createTestVault } from "./test-vault.ts";
import { uploadExample } from "./upload-example.ts";

/**
 * Makes every call of the contract once, with its example input, to a real gate, as one player. Where an example contains something
 * that only a running gate issues (a session, a code, an id), the real value is sent.
 * @returns `event.data` of every answer, by call.
 */
export async function recordExamples(): Promise<Record<CallName, unknown>> {
  const gate = await openHouse();
  const answers: Partial<Record<CallName, unknown>> = {};
  let session: string | undefined;
  const make = async <Name extends CallName>(name: Name, more: Partial<InputOf<Calls[Name]>> = {}) => {
    // Emails are distinguished by their time.
    gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
    const input = { ...exampleInputs[name], ...more } as InputOf<Calls[Name]>;
    const answer = await gate.clientOf(session).send(name, input);
    answers[name] = answer.data;
    if (answer.session) session = answer.session;
    return answer.data;
  };

  await winAsSomeoneElse(gate);
  const { player } = await make("signup");
  for (const name of [
    "countries",
    "features",
    "latestBlogPosts",
    "writeToSupport",
    "gameList",
    "lotteryGames",
    "hotGames",
    "staffPicks",
    "alsoLiked",
    "draws",
    "pastDraws",
    "pastDraw",
  ] as const)
    await make(name);
  for (const name of [
    "gameSeoWithCode",
    "dataUpdate",
    "publishedContent",
    "validatePhone",
    "requestActivation",
  ] as const)
    await make(name);
  // Before the code is entered, so that guards are open.
  await make("guardsStatus");
  const [text] = await lettersTo(gate, "+358401234567");
  await make("validateActivation", { activation_code: /\d{6}/.exec(text!.body)![0] });
  await make("paymentMethods");
  await make("claimCode");
  await make("startDeposit");
  await gate.deposit({ id: player.player_id, session: session!, currency: "EUR" }, "50.00");
  await make("joinTournament");
  // Announces the spans of drops, of which the first round ends one.
  await settleRewards(gate.deps);
  const { url } = await make("launchUrl");
  await gate.wallet("/transaction/bet", {
    user: player.player_id,
    token: new URL(url, "http://x").searchParams.get("token"),
    transaction_uuid: "example-bet",
    round: "example-round",
    round_closed: true,
    game_code: "bell-one",
    currency: "EUR",
    amount: units(2),
  });
  // A ticket that returns its stake.
  const ticket = {
    user: player.player_id,
    token: await gate.launch({ session: session! }, 5),
    round: "example-ticket",
    game_code: "bell-tower",
    currency: "EUR",
    amount: units(1),
  };
  await gate.wallet("/transaction/bet", { ...ticket, transaction_uuid: "example-ticket-bet" });
  await gate.wallet("/transaction/win", {
    ...ticket,
    transaction_uuid: "example-ticket-win",
    reference_transaction_uuid: "example-ticket-bet",
    round_closed: true,
  });
  await make("rateGame");
  await make("setFavourite");
  await make("favourites");
  for (const name of [
    "balance",
    "netPosition",
    "gameHistory",
    "playSessions",
    "ticketHistory",
    "standingOrders",
    "stopStandingOrder",
    "setDrawReminder",
    "drawReminders",
    "recentlyPlayed",
    "unfinishedGames",
    "playOverTime",
    "recentWinners",
    "gamificationProfile",
    "missions",
  ] as const)
    await make(name);
  await gate.database.query(
    `INSERT INTO reward_grant (promotion, occasion, player_id, counts_from, counts_until, state, currency, amount_minor, euro_cents, decided_at)
     VALUES ('sauna-saturday', '2026-11-14', $1, $2, $2, 'given', 'EUR', 640, 640, $2)`,
    [player.player_id, gate.clock.at],
  );
  await make("openDoor", { promotion: exampleSpinsDraw().name });
  await make("openDoor");
  const spinsId = await givenSpins(gate, player.player_id);
  const parcelId = await givenParcel(gate, player.player_id);
  await make("rewards");
  await make("parcelAddress", { id: parcelId });
  await make("chooseSpinsGame", { id: spinsId, game_id: 2 });
  await drawnPrizeDraw(gate, player.player_id);
  await drawnPrizeDraw(gate, (await gate.stranger()).id);
  for (const name of ["prizeDraws", "prizeDraw", "prizeDrawLeaves", "prizeDrawEntries"] as const)
    await make(name);
  await createBoards(gate.deps).announce();
  await settleRewards(gate.deps);
  await make("board");
  gate.clock.at = new Date(gate.clock.at.getTime() + 20 * SECOND_MS);
  await settleRewards(gate.deps);
  await make("drops");
  const { bonuses } = await make("bonuses");
  await make("giveUpBonus", { id: bonuses[0]!.bonus_id });
  await make("startWithdrawal");
  await make("paymentHistory", { id: player.player_id });
  for (const name of [
    "changeLimit",
    "getPlayerLimits",
    "limitsFetch",
    "setRealityCheck",
    "readRealityCheck",
  ] as const)
    await make(name);
  for (const name of ["acknowledgeRealityCheck", "profile", "details", "settings", "updateSettings"] as const)
    await make(name);
  await gate.database.query("INSERT INTO player_tag (player_id, tag) VALUES ($1, 'likes_lottery')", [
    player.player_id,
  ]);
  for (const name of ["acceptTerms", "playerAutoTags", "updateDetails"] as const) await make(name);
  await gate.database.query("UPDATE player SET email = id || '@signup.null' WHERE id = $1", [
    player.player_id,
  ]);
  const { email_pending } = await make("setEmail");
  await make("confirmEmail", { token: await tokenMailedTo(gate, email_pending!) });
  await make("updatePassword");
  await make("requestToken", { email: email_pending! });
  const token = await tokenMailedTo(gate, email_pending!);
  await make("readToken", { token });
  await make("resetPassword", { token, newpassword: exampleInputs.login.password });
  session = undefined;
  await make("login", { nickname: email_pending! });
  const { secret } = await make("beginApp");
  await make("confirmApp", { code: codeAt(secret, new Date(gate.clock.at.getTime() + SECOND_MS)) });
  // Its next code.
  gate.clock.at = new Date(gate.clock.at.getTime() + MINUTE_MS);
  await make("endApp", { scratch_code: codeAt(secret, gate.clock.at) });
  const phone = createSoftPasskey(BRAND_ORIGIN);
  const newKey = (await make("offerPasskey")) as unknown as GivenChallenge;
  const { challenge_id } = newKey;
  const { passkeys } = await make("addPasskey", { challenge_id, response: phone.create(newKey.options) });
  await make("factors");
  const door = (await make("offerPasskeyLogin")) as unknown as GivenChallenge;
  await make("passkeyLogin", { challenge_id: door.challenge_id, response: phone.answer(door.options) });
  await make("removePasskey", { id: passkeys[0]!.id });
  const { chat } = await make("writeChat");
  await answerTicket(gate, chat.chat_id);
  for (const name of ["chatDesk", "ownChat"] as const) await make(name);
  for (const name of ["seeChat", "endChat", "rateChat", "mailChat"] as const)
    await make(name, { chat_id: chat.chat_id });
  await make("scratchCodes");
  await make("weighPassword");
  await make("ownSessions");
  await make("endOwnSessions");
  await make("logout");
  session = undefined;

  const moved = await gate.stranger();
  const another = { email: `moved-${moved.id}@example.org`, password: exampleInputs.login.password };
  await gate.call("setEmail", another, moved.session);
  await gate.call("confirmEmail", { token: await tokenMailedTo(gate, another.email) });
  await make("undoEmail", { token: await tokenMailedTo(gate, moved.email) });

  const winner = await gate.stranger();
  session = winner.session;
  await gate.deposit(winner, "20.00");
  const large = {
    ...{ user: winner.id, token: await gate.launch(winner, 5), round: "example-large-win" },
    ...{ game_code: "bell-tower", currency: "EUR", amount: units(1) },
  };
  const draw = { id: "bell-tower/41", at: "2026-11-18T20:00:00.000Z" };
  await gate.wallet("/transaction/bet", { ...large, transaction_uuid: "example-large-bet", meta: { draw } });
  await gate.wallet("/transaction/win", {
    ...{ ...large, transaction_uuid: "example-large-paid", amount: units(25_000), round_closed: true },
    reference_transaction_uuid: "example-large-bet",
  });
  await make("winnings");

  const { document_id } = await uploadExample(gate, session!);
  await make("sendDocument", { document_id });
  await make("documents");
  for (const name of ["personalData", "exportData"] as const) await make(name);
  await make("withdrawDocument", { document_id });
  const { player_id: playerId } = await gate.call("profile", {}, session);
  await askDocument(gate.deps, { playerId, reason: "an example", by: commandActor("test") });
  await make("startVendorCheck");

  const leaving = await gate.stranger();
  session = leaving.session;
  await make("closeAccount");
  session = (await gate.stranger()).session;
  await make("eraseData");
  session = (await gate.stranger()).session;
  await make("selfExclude");
  await gate.close();
  return answers as Record<CallName, unknown>;
}

/** A gate with data for every list: content blocks, editors' picks, a blog, a lottery game, a closed country. */
async function openHouse(): Promise<GateFixture> {
  const plain = await createGateFixture();
  const { titles, content, settings } = plain.deps;
  const [first] = titles;
  const shelf = (sortRank: number) => [{ categoryId: 101 as const, sortRank }];
  const gate = await createGateFixture({
    database: plain.database,
    settings: { ...settings, dropsAreDue: true },
    // Open on every day.
    promotions: [
      promotionFile("sauna-saturday", ({ rule, ...each }) => ({
        ...each,
        period: { from: "2026-09-05", until: "2027-05-29" },
        rule: { ...rule!, from: "2026-09-05" },
      })),
      promotionFile("braai-weekend"),
      exampleCalendar(),
      exampleSpinsDraw(),
      exampleParcels(),
      exampleTournament(),
      exampleDrops(),
      promotionFile("spring-awakening"),
    ],
    deps: {
      documentVault: createTestVault().vault,
      identityVendor: createTestIdentityVendor().vendor,
      potTitles: new Map([["hourly-drop", [first!.code]]]),
      pots: async (currency) => potsOf(first!.code, currency),
      titles: [
        ...titles.map((title, index) => ({ ...title, subCategories: shelf(index + 1) })),
        {
          ...first!,
          gameId: 5,
          code: "bell-tower",
          title: "bell-tower",
          categories: ["lottery", "all-games"],
          subCategories: shelf(5),
          model: "scratch-bell-tower",
          popularity: 495,
        },
      ],
      content: {
        ...content,
        blocks: { bellwether: (["home", "deposit", "signup"] as const).map(blockAt) },
        staffPicks: { bellwether: ["bell-two", "bell-one"] },
        promotionTexts: { en: promotionWords("spring-awakening") },
        ...exampleLanding(),
      },
      drawTables: drawTablesOf("bell-tower"),
      ...standingOrdersOf("bell-tower"),
      undecidedRounds: async () => [{ gameCode: "bell-one", decideBefore: new Date("2026-11-21T12:00:00Z") }],
      toggles: createToggles({
        overrides: { maintenanceCountries: ["GI"] },
        environment: "test",
        warn: () => {},
      }),
      blog: {
        urls: { BELLWETHER: "https://blog.example" },
        fetch: async () => Response.json(posts),
      },
    },
  });
  await plain.gate.stop();
  return gate;
}

const blockAt = (place: "home" | "deposit" | "signup"): ContentBlock => ({
  id: `${place}-welcome`,
  place,
  artwork: "/art/brands/bellwether/hero.svg",
  background: "pattern",
  texts: {
    eyebrow: "promo.block_eyebrow_tonight",
    headline: "promo.block_saturday_draw_headline",
    text: "promo.block_saturday_draw_text",
    action: "promo.block_action_ticket",
  },
  cssClass: "block-welcome",
  gameIds: [1, 2],
  url: place === "signup" ? "/bonus-overview" : "/deposit",
  depositCode: "WELCOME100",
  only: {},
});

const posts = [
  {
    id: 7,
    title: { rendered: "Five bells in a row" },
    link: "https://blog.example/five-bells-in-a-row",
  },
];

/** Creates a win for the list of recent winners. */
async function winAsSomeoneElse(gate: GateFixture): Promise<void> {
  const lucky = await gate.stranger();
  // Only players who have opted in are listed.
  await gate.database.query("UPDATE player SET shows_wins = true WHERE id = $1", [lucky.id]);
  await gate.deposit(lucky, "20.00");
  const shared = {
    user: lucky.id,
    token: await gate.launch(lucky),
    round: "example-win",
    game_code: "bell-one",
    currency: "EUR",
  };
  await gate.wallet("/transaction/bet", {
    ...shared,
    transaction_uuid: "example-win-bet",
    amount: units(1),
  });
  await gate.wallet("/transaction/win", {
    ...shared,
    transaction_uuid: "example-win",
    reference_transaction_uuid: "example-win-bet",
    round_closed: true,
    amount: units(25),
  });
}
