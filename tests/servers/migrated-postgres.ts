import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type PostgresServer, startCopy, startPostgres } from "./postgres.ts";
import { startProduct } from "./product.ts";
import { templateOf } from "./product-template.ts";

/**
 * A PostgreSQL of its own on which the sandbox has been started once: a copy, since making the server and its tables takes longer than many
 * tests. A test of the first start, or of other roles, takes `startPostgres`.
 */
export async function startMigratedPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const template = await templateOf("postgres", async (folder) => {
    const server = await startPostgres();
    try {
      const product = await startProduct({ DATABASE_URL: server.url });
      await product.remove();
      server.stop();
      execFileSync("cp", ["-a", server.dataFolder, join(folder, "data")]);
    } finally {
      server.remove();
    }
  });
  return startCopy(join(template, "data"), settings);
}
