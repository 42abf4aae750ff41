export { announceAward } from "./announce-award.ts";
export {
  createPushHub,
  type PushDelivery,
  type PushHub,
  type PushPort,
  type PushReceiver,
  type PushRelay,
  pushFrame,
} from "./push-hub.ts";
