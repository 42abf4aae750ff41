import { expect, it, vi } from "vitest";
import { startWatch } from "./start-watch.ts";

it("looks at everything at once, also after one look that failed, which is logged", async () => {
  const warn = vi.fn();
  const error = new Error("no connection");
  const seen = new Promise<void>((resolve) => {
    const watch = startWatch(
      { warn },
      {
        broken: () => Promise.reject(error),
        whole: async () => {
          watch.stop();
          resolve();
        },
      },
    );
  });
  await seen;
  expect(warn.mock.calls).toEqual([[{ err: error, what: "broken" }, "metrics could not be read"]]);
});
