export { type BridgeConnection, type BridgeTransport, createBridgeConnection } from "./bridge-connection.ts";
export { createPushHub, type PushHub, type PushRelay } from "./push-hub.ts";
