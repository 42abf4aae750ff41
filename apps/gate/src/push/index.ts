export { announceAward } from "./announce-award.ts";
export { BridgeConnection, type BridgeParts, type BridgeTransport } from "./bridge-connection.ts";
export { createPushHub, type PushHub, type PushRelay } from "./push-hub.ts";
export { createRegistrationQueue, type RegistrationQueue } from "./registration-queue.ts";
