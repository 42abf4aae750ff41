declare module "@vertx/eventbus-bridge-client.js" {
  /** The part of the stock client that the test uses; the package brings no types. */
  export default class EventBus {
    constructor(url: string);
    onopen: () => void;
    registerHandler(
      address: string,
      headers: object,
      callback: (error: unknown, message: { body: { total: string } }) => void,
    ): void;
    close(): void;
  }
}
