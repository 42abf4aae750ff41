import { connect, createServer, type Socket } from "node:net";
import {
  createMessageReader,
  fatalMessage,
  preparedName,
  readStartParameters,
  startMessage,
} from "./postgres-messages.ts";

/** What PgBouncer passes on; it refuses other start parameters unless `ignore_startup_parameters` names them. */
const PASSED_ON = ["user", "database", "client_encoding", "application_name", "DateStyle", "TimeZone"];
/** As in PgBouncer, which gives each client a process id of its own. */
const OWN_PROCESS_ID = 1;

export type PostgresPooler = {
  port: number;
  /** The names of statements that clients have prepared through it. */
  prepared: Set<string>;
  close(): Promise<void>;
};

/**
 * Stands in front of a PostgreSQL on loopback as PgBouncer does: it refuses unknown start parameters or drops them, and the process id that it
 * tells is not the server's. Each client still has a server connection of its own.
 */
export async function startPostgresPooler(
  server: { port: number },
  unknownParameters: "refused" | "ignored",
): Promise<PostgresPooler> {
  const open = new Set<Socket>();
  const prepared = new Set<string>();

  const serve = (client: Socket) => {
    const upstream = connect(server.port, "127.0.0.1");
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => open.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    const read = createMessageReader();
    client.on("data", (chunk: Buffer) => {
      for (const message of read(chunk)) {
        const parameters = message.type === "" ? readStartParameters(message.bytes) : undefined;
        const unknown = [...(parameters?.keys() ?? [])].find((name) => !PASSED_ON.includes(name));
        if (unknown !== undefined && unknownParameters === "refused") {
          client.end(fatalMessage("08P01", `unsupported startup parameter: ${unknown}`));
          return;
        }
        const name = preparedName(message);
        if (name) prepared.add(name);
        upstream.write(
          parameters
            ? startMessage(new Map([...parameters].filter(([each]) => PASSED_ON.includes(each))))
            : message.bytes,
        );
      }
    });
    upstream.on("data", (chunk: Buffer) => client.write(withOwnProcessId(chunk)));
  };

  const listener = createServer(serve);
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  const { port } = listener.address() as { port: number };
  return {
    port,
    prepared,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

/** The head of the message that tells a client its process id, in the bytes with which a server greets. */
const PROCESS_ID_HEAD = Buffer.from([75, 0, 0, 0, 12]);

function withOwnProcessId(chunk: Buffer): Buffer {
  const at = chunk.indexOf(PROCESS_ID_HEAD);
  if (at >= 0) chunk.writeUInt32BE(OWN_PROCESS_ID, at + PROCESS_ID_HEAD.length);
  return chunk;
}
