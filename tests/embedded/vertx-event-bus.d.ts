declare module "@vertx/eventbus-bridge-client.js" {
  /** The part of the stock client that the test uses; the package brings no types. */
  export default class EventBus {
    constructor(url: string, options?: { transports?: string[] });
    sockJSConn: { transport: string; addEventListener(type: "heartbeat", listener: () => void): void };
    /** Frames that no handler takes; the client's own warns of each. */
    onunhandled: (frame: object) => void;
    enablePing(enable: boolean): void;
    onopen: () => void;
    onclose: () => void;
    onreconnect: () => void;
    enableReconnect(enable: boolean): void;
    onerror: (error: object) => void;
    registerHandler(
      address: string,
      headers: object,
      callback: (error: object | null, message: { body: { type: string } & Record<string, unknown> }) => void,
    ): void;
    unregisterHandler(address: string, headers: object, callback: unknown): void;
    send(address: string, body: object, headers: object, callback: (error: object | null) => void): void;
    publish(address: string, body: object): void;
    close(): void;
  }
}
