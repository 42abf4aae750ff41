import { type CallName, type Calls, exampleInputs, type InputOf } from "@bellwether/contract";
import { createGateFixture, units } from "./gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "./letters-to.ts";

/**
 * Makes every call of the contract once, with its example input, at a real gate, as one player's life. Where an example names what a
 * life brings (a session, a code, an id), the real one is sent.
 * @returns `event.data` of every answer, by call.
 */
export async function recordExamples(): Promise<Record<CallName, unknown>> {
  const gate = await createGateFixture();
  const answers: Partial<Record<CallName, unknown>> = {};
  let session: string | undefined;
  const make = async <Name extends CallName>(name: Name, more: Partial<InputOf<Calls[Name]>> = {}) => {
    // Letters are told apart by their time.
    gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
    const input = { ...exampleInputs[name], ...more } as InputOf<Calls[Name]>;
    const answer = await gate.clientOf(session).send(name, input);
    answers[name] = answer.data;
    if (answer.session) session = answer.session;
    return answer.data;
  };

  const { player } = await make("signup");
  for (const name of [
    "countries",
    "features",
    "latestBlogPosts",
    "gameList",
    "lotteryGames",
    "hotGames",
    "staffPicks",
    "alsoLiked",
  ] as const)
    await make(name);
  for (const name of ["gameSeoWithCode", "dataUpdate", "validatePhone", "requestActivation"] as const)
    await make(name);
  const [text] = await lettersTo(gate, "+358401234567");
  await make("validateActivation", { activation_code: /\d{6}/.exec(text!.body)![0] });
  await make("paymentMethods");
  await make("claimCode");
  await make("startDeposit");
  await gate.deposit({ id: player.player_id, session: session!, currency: "EUR" }, "50.00");
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
  await make("rateGame");
  for (const name of [
    "balance",
    "netPosition",
    "gameHistory",
    "ticketHistory",
    "recentlyPlayed",
    "playOverTime",
    "recentWinners",
    "gamificationProfile",
    "missions",
  ] as const)
    await make(name);
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
  for (const name of ["acceptTerms", "playerAutoTags", "guardsStatus", "updateDetails"] as const)
    await make(name);
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
  await make("scratchCodes");
  await make("logout");

  const leaving = await gate.stranger();
  session = leaving.session;
  await make("closeAccount");
  session = (await gate.stranger()).session;
  await make("selfExclude");
  await gate.close();
  return answers as Record<CallName, unknown>;
}
