export {
  BridgeConnection,
  type BridgeDeps,
  type BridgeTransport,
  type UnseenAwards,
} from "./bridge-connection.ts";
export { createRegistrationQueue } from "./registration-queue.ts";
