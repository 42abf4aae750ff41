export { announceAward } from "./announce-award.ts";
export { type BridgeConnection, type BridgeTransport, createBridgeConnection } from "./bridge-connection.ts";
export { createPushHub, type PushHub, type PushRelay } from "./push-hub.ts";
export { createRegistrationQueue, type RegistrationQueue } from "./registration-queue.ts";
