export {
  type AnswerMemory,
  type AnswersPort,
  createAnswerMemory,
  MAX_QUESTION_LENGTH,
} from "./answer-memory.ts";
export { type CallPorts, mountCall } from "./mount-call.ts";
