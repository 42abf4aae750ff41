import { randomUUID } from "node:crypto";
import { type CallName, exampleInputs } from "@bellwether/contract";
import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { commandActor } from "../../apps/gate/src/actor.ts";
import {
  addSoftPasskey,
  BRAND_ORIGIN,
  type GivenChallenge,
} from "../../apps/gate/src/testing/add-passkey.ts";
import { answerTicket } from "../../apps/gate/src/testing/answer-ticket.ts";
import { codeAt, setAppUp } from "../../apps/gate/src/testing/app-code.ts";
import { drawnPrizeDraw } from "../../apps/gate/src/testing/drawn-prize-draw.ts";
import type { GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { givenParcel, givenSpins } from "../../apps/gate/src/testing/given-prizes.ts";
import { lettersTo, tokenMailedTo } from "../../apps/gate/src/testing/letters-to.ts";
import { createSoftPasskey } from "../../apps/gate/src/testing/soft-passkey.ts";
import { uploadExample } from "../../apps/gate/src/testing/upload-example.ts";
import { askDocument } from "../../apps/gate/src/verification/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;
type Given = Record<string, unknown>;

let phones = 0;
/** A new phone number in the form that `requestActivation` takes. */
const ownPhone = () => {
  phones += 1;
  return { phone_country_code: "+358", phone_number: `401${String(phones).padStart(6, "0")}` };
};

const password = exampleInputs.login.password;

const givenEmailToSet = async (gate: GateFixture, player: Player) => {
  await gate.database.query("UPDATE player SET email = id || '@signup.null' WHERE id = $1", [player.id]);
  return { email: `set-${player.email}` };
};
/** Letters to many mailboxes are requested from as many addresses: the gate would rate-limit a single one. */
const atHome = (gate: GateFixture, address: string, session?: string) =>
  gate.clientOf(session, { "x-client-address": address });

const givenNewPassword = async (gate: GateFixture, { email }: Player) => {
  await atHome(gate, email).call("requestToken", { purpose: "password_reset", email });
  return { token: await tokenMailedTo(gate, email) };
};
const givenMoney = async (gate: GateFixture, player: Player) => {
  await gate.deposit(player, "50.00");
  return {};
};

const givenDraft = async (gate: GateFixture, { session }: Player) => {
  const { document_id } = await uploadExample(gate, session);
  return { document_id };
};

const givenDraw = async (gate: GateFixture, { id }: Player) => {
  await drawnPrizeDraw(gate, id);
  return {};
};

/** A ticket: nobody of the office is there. */
const givenTicket = async (gate: GateFixture, { session }: Player) => {
  const wish = { text: "When does my money arrive?", request_id: randomUUID() };
  const { chat } = await gate.call("writeChat", wish, session);
  return { chat_id: chat.chat_id };
};

/** A ticket that somebody of the office has answered. */
const givenAnswer = async (gate: GateFixture, player: Player) => {
  const { chat_id } = await givenTicket(gate, player);
  await answerTicket(gate, chat_id);
  return { chat_id };
};

/** What an example needs to succeed: earlier actions of the player, and real values for the ids that it names. */
const lives: Partial<Record<CallName, (gate: GateFixture, player: Player) => Promise<Given>>> = {
  signup: async () => ({ email: `own-${++phones}@example.org`, lastname: "Fuzz" }),
  login: async (_gate, { email }) => ({ nickname: email, password }),
  requestActivation: async () => ownPhone(),
  validateActivation: async (gate, player) => {
    const number = ownPhone();
    const { phone } = await gate.call("requestActivation", number, player.session);
    const [text] = await lettersTo(gate, phone);
    return { activation_code: /\d{6}/.exec(text!.body)![0] };
  },
  readToken: givenNewPassword,
  resetPassword: givenNewPassword,
  setEmail: givenEmailToSet,
  confirmEmail: async (gate, player) => {
    const { email } = await givenEmailToSet(gate, player);
    await atHome(gate, email, player.session).call("setEmail", { email, password });
    return { token: await tokenMailedTo(gate, email) };
  },
  undoEmail: async (gate, player) => {
    const email = `moved-${player.email}`;
    await atHome(gate, email, player.session).call("setEmail", { email, password });
    await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
    return { token: await tokenMailedTo(gate, player.email) };
  },
  confirmApp: async (gate, { session }) => {
    const { secret } = await gate.call("beginApp", { password }, session);
    return { code: codeAt(secret, gate.clock.at) };
  },
  endApp: async (gate, player) => {
    const secret = await setAppUp(gate, player);
    // The code of this half minute is used up, that of the next is good already.
    return { scratch_code: codeAt(secret, new Date(gate.clock.at.getTime() + 30 * SECOND_MS)) };
  },
  addPasskey: async (gate, { session }) => {
    const offer = await gate.call("offerPasskey", { password }, session);
    const { challenge_id, options } = offer as unknown as GivenChallenge;
    return { challenge_id, response: createSoftPasskey(BRAND_ORIGIN).create(options) };
  },
  removePasskey: async (gate, { session }) => {
    await addSoftPasskey(gate, session);
    const [passkey] = (await gate.call("factors", {}, session)).passkeys;
    return { id: passkey!.id };
  },
  passkeyLogin: async (gate, { session }) => {
    const passkey = await addSoftPasskey(gate, session);
    const offer = await gate.clientOf().call("offerPasskeyLogin", {});
    const { challenge_id, options } = offer as unknown as GivenChallenge;
    return { challenge_id, response: passkey.answer(options) };
  },
  pastDraws: async () => ({ code: "bell-one" }),
  pastDraw: async () => ({ code: "bell-one" }),
  prizeDraw: givenDraw,
  prizeDrawLeaves: givenDraw,
  prizeDrawEntries: givenDraw,
  chooseSpinsGame: async (gate, { id }) => ({ id: await givenSpins(gate, id), game_id: 6 }),
  parcelAddress: async (gate, { id }) => ({ id: await givenParcel(gate, id) }),
  startWithdrawal: givenMoney,
  sendDocument: givenDraft,
  startVendorCheck: async (gate, { id }) => {
    await askDocument(gate.deps, { playerId: id, reason: "an example", by: commandActor("fuzz") });
    return {};
  },
  withdrawDocument: givenDraft,
  paymentHistory: async (_gate, { id }) => ({ id }),
  giveUpBonus: async (gate, player) => {
    const { bonus_id } = await gate.call("claimCode", { code: "BELL25" }, player.session);
    return { id: bonus_id };
  },
  seeChat: givenTicket,
  endChat: givenTicket,
  rateChat: givenAnswer,
  mailChat: async (gate, player) => {
    await gate.database.query("UPDATE player SET email_confirmed_at = now() WHERE id = $1", [player.id]);
    return givenAnswer(gate, player);
  },
  rateGame: async (gate, player) => {
    await givenMoney(gate, player);
    await gate.wallet("/transaction/bet", {
      user: player.id,
      token: await gate.launch(player),
      transaction_uuid: `rated-${player.id}`,
      round: `rated-${player.id}`,
      round_closed: true,
      game_code: "bell-one",
      currency: player.currency,
      amount: 100_000,
    });
    return {};
  },
};

/** A player whom no other request uses, and the example of an operation as this player would send it. */
export async function ownPlayer(
  gate: GateFixture,
  operation: CallName,
): Promise<{ session: string; example: Given }> {
  const isNew = operation === "requestActivation" || operation === "validateActivation";
  const player = await gate.stranger({ activated: !isNew });
  return {
    session: player.session,
    example: { ...exampleInputs[operation], ...(await lives[operation]?.(gate, player)) },
  };
}
