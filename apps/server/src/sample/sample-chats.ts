import { randomUUID } from "node:crypto";
import type { OfficeClient } from "@bellwether/contract/office/index.ts";
import type { SampleVisitor } from "./sample-visitor.ts";

/** Two players of the sample who write in the chat: one is answered and rates it, one finds nobody there, which makes a ticket. */
export async function liveInChat(
  [answered, late]: readonly SampleVisitor[],
  carl: OfficeClient,
): Promise<void> {
  if (!answered || !late) return;
  await carl.call("answerChats", { is_there: true });
  const { chat } = await answered.gate.call("writeChat", {
    ...{ text: "Can I set a limit for a week?", language: "en", request_id: randomUUID() },
  });
  const { chat_id } = chat;
  await carl.call("takeChat", { chat_id });
  await carl.call("answerChat", {
    ...{ chat_id, request_id: randomUUID() },
    text: "Yes, under Play safe, for deposits, losses and stakes. A lower limit counts at once.",
  });
  await answered.gate.call("endChat", { chat_id });
  await answered.gate.call("rateChat", { chat_id, stars: 5 });
  await carl.call("answerChats", { is_there: false });
  await late.gate.call("writeChat", {
    ...{ language: "en", request_id: randomUUID() },
    text: "My withdrawal from yesterday still waits. Is a document missing?",
  });
}
