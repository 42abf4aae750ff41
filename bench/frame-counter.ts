import { connect, type Socket } from "node:net";

const OPCODE_TEXT = 0x1;
/** Pongs are not counted. */
const MIN_COUNTED = 20;
const QUIET_MS = 100;

export type FrameCounter = {
  /**
   * Resolves when `count` more text frames have arrived since the last call, over all sockets, with the seconds from the first to the last.
   */
  wait(count: number): Promise<number>;
  /** Waits until no frame has arrived for 100 ms. Frames that arrived since the last `wait` are not counted. */
  settle(): Promise<void>;
  /** Length of the latest frame, in bytes without its header. */
  lastBytes(): number;
  /** Sends a frame on every socket, so that none counts as idle; responses shorter than 20 bytes are not counted. */
  sendAll(frame: string): void;
  close(): void;
};

/** Sockets that make a WebSocket handshake, send one frame each if given, and then only count received frames: a cheap reader. */
export async function countFrames(url: string, sockets: number, firstFrame?: string): Promise<FrameCounter> {
  let came = 0;
  let firstAt = 0;
  let taken = 0;
  let awaited = 0;
  let lastBytes = 0;
  let wake = () => {};
  const open = await inGroups(sockets, 200, () =>
    shakeHands(url, (bytes) => {
      if (came === taken - awaited) firstAt = performance.now();
      came += 1;
      lastBytes = bytes;
      wake();
    }).then((socket) => {
      if (firstFrame) socket.write(maskedText(firstFrame));
      return socket;
    }),
  );
  return {
    wait: (count) =>
      new Promise((resolve) => {
        taken += count;
        awaited = count;
        wake = () => {
          if (came >= taken) resolve((performance.now() - firstAt) / 1_000);
        };
        wake();
      }),
    async settle() {
      for (let before = -1; before !== came; ) {
        before = came;
        await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      }
      taken = came;
      awaited = 0;
    },
    lastBytes: () => lastBytes,
    sendAll(frame) {
      for (const socket of open) socket.write(maskedText(frame));
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

async function inGroups<T>(count: number, size: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  while (made.length < count) {
    const group = Array.from({ length: Math.min(size, count - made.length) }, make);
    made.push(...(await Promise.all(group)));
  }
  return made;
}

function shakeHands(url: string, onFrame: (bytes: number) => void): Promise<Socket> {
  const { port, pathname } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), "127.0.0.1");
    socket.on("error", reject);
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    let isOpen = false;
    let rest: Buffer = Buffer.alloc(0);
    socket.on("data", (data: Buffer) => {
      rest = rest.length === 0 ? data : Buffer.concat([rest, data]);
      if (!isOpen) {
        const end = rest.indexOf("\r\n\r\n");
        if (end < 0) return;
        isOpen = true;
        rest = rest.subarray(end + 4);
        resolve(socket);
      }
      rest = takeFrames(rest, onFrame);
    });
  });
}

/** Reports each whole text frame and returns the remaining bytes. */
function takeFrames(data: Buffer, onFrame: (bytes: number) => void): Buffer {
  let left = data;
  while (left.length >= 4) {
    const short = left[1]! & 0x7f;
    const head = short === 126 ? 4 : 2;
    const length = short === 126 ? left.readUInt16BE(2) : short;
    if (left.length < head + length) break;
    if ((left[0]! & 0x0f) === OPCODE_TEXT && length >= MIN_COUNTED) onFrame(length);
    left = left.subarray(head + length);
  }
  return left;
}

/** A client's text frame. A mask of zeros leaves the text unchanged; the reader still unmasks it. */
function maskedText(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.from([0x80 | OPCODE_TEXT, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, body]);
}
