export { announceAward } from "./announce-award.ts";
export {
  createPushHub,
  type PushRelay,
  pushFrame,
} from "./push-hub.ts";
