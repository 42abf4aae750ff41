export {
  answerWithin,
  type ChatAct,
  closeChatWithin,
  handOverWithin,
  readChatWithin,
  takeChatWithin,
} from "./answer-chat.ts";
export {
  type ChatDesks,
  createChatDesks,
  keepAgent,
  listAgents,
  setAgent,
} from "./chat-desk.ts";
export { listChatEvents } from "./chat-events.ts";
export {
  type ChatPlace,
  countChatsWaiting,
  findListedChat,
  type ListedChat,
  listChats,
  ticketsOfTasks,
} from "./list-chats.ts";
export { announceChat } from "./own-chat.ts";
export { chatData } from "./personal-data.ts";
export { settleChats } from "./settle-chats.ts";
export { listMessages, readStoredChat, stateOf } from "./stored-chat.ts";
export { sweepChats } from "./sweep-chats.ts";
export { watchChats } from "./watch-chats.ts";

export const chatMigrations = { part: "chat", folder: new URL("./migrations/", import.meta.url) };
