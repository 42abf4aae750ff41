import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { answerIfSlow, answerWhileStarting } from "./answer-while-starting.ts";

const anyPort = { port: 0, host: "127.0.0.1" };

/** Asks from another process while this thread waits for it, as it waits for the embedded database's recovery. */
function askWhileBlocked(port: number): unknown {
  const script = `
    const paths = ["/healthz", "/readyz", "/", "/gate/api/actionable/balance"];
    const answers = await Promise.all(paths.map(async (path) => {
      const response = await fetch("http://127.0.0.1:${port}" + path);
      return [path, response.status, response.headers.get("retry-after")];
    }));
    console.log(JSON.stringify(answers));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  return JSON.parse(stdout);
}

it("while the database opens and blocks the process, /healthz gets 200, /readyz and the rest 503 with Retry-After", async () => {
  const starting = await answerWhileStarting(anyPort);
  expect(askWhileBlocked(starting.port)).toEqual([
    ["/healthz", 200, null],
    ["/readyz", 503, "2"],
    ["/", 503, "2"],
    ["/gate/api/actionable/balance", 503, "2"],
  ]);
  await starting.leave();
});

it("on PostgreSQL the port is closed at first, and a start that takes long answers like any other; one that was short never does", async () => {
  const taken = await answerWhileStarting(anyPort);
  const { port } = taken;
  await taken.leave();
  const health = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ status }) => status,
      () => "closed",
    );
  const short = answerIfSlow({ ...anyPort, port }, 50);
  await short.leave();
  const long = answerIfSlow({ ...anyPort, port }, 200);
  expect(await health()).toBe("closed");
  await expect.poll(health).toBe(200);
  await long.leave();
  expect(await health()).toBe("closed");
});

it("leaves the port to the product, and has none that another process has", async () => {
  const starting = await answerWhileStarting(anyPort);
  const { port } = starting;
  await expect(answerWhileStarting({ ...anyPort, port })).rejects.toThrow("EADDRINUSE");
  await starting.leave();
  const product = createServer();
  await new Promise<void>((resolve) => product.listen(port, "127.0.0.1", resolve));
  expect((product.address() as AddressInfo).port).toBe(port);
  product.close();
});
