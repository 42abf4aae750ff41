export { type CallPorts, mountCall } from "./mount-call.ts";
export { mountUpload } from "./mount-upload.ts";
export { type ReceivedCall, receiveCall } from "./receive-call.ts";
export {
  createResponseCache,
  MAX_QUESTION_LENGTH,
  type ResponseCache,
  type ResponsesPort,
} from "./response-cache.ts";
