export { type SendPorts, type StoredDelivery, sendTest } from "./attempt-delivery.ts";
export {
  addEndpoint,
  changeEndpoint,
  type EndpointWish,
  removeEndpoint,
  replayFrom,
  rotateSecret,
} from "./change-endpoint.ts";
export { checkDelivery } from "./check-delivery.ts";
export { createEventListeners } from "./event-listeners.ts";
export { listDeliveries } from "./list-deliveries.ts";
export { createWebhookSender, type WebhookSender } from "./send-webhooks.ts";
export { sweepDeliveries } from "./sweep-deliveries.ts";
export { watchWebhooks } from "./watch-webhooks.ts";
export { findEndpoint, listEndpoints, type StoredEndpoint } from "./webhook-endpoint.ts";

export const webhooksMigrations = { part: "webhooks", folder: new URL("./migrations/", import.meta.url) };
