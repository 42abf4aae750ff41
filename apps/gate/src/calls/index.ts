export {
  type AnswerMemory,
  type AnswersPort,
  createAnswerMemory,
  LONGEST_QUESTION,
} from "./answer-memory.ts";
export { type CallPorts, mountCall } from "./mount-call.ts";
