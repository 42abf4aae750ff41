export { BridgeConnection, type BridgeDeps, type BridgeTransport } from "./bridge-connection.ts";
export { createRegistrationQueue } from "./registration-queue.ts";
