import { randomUUID } from "node:crypto";
import { operatorActor } from "../actor.ts";
import { answerWithin, takeChatWithin } from "../chat/index.ts";
import type { GateFixture } from "./gate-fixture.ts";

/** Answers a ticket as somebody of the office does, without a session of theirs. */
export async function answerTicket({ deps, database }: GateFixture, chatId: string): Promise<void> {
  const act = { chatId, by: operatorActor("test"), name: "Carl Support", at: deps.now() };
  const answer = { text: "It is on its way to your account.", requestId: randomUUID() };
  await database.transaction(async (connection) => {
    await takeChatWithin(connection, act);
    await answerWithin(deps, connection, act, answer);
  });
}
