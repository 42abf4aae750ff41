import { expect, it, vi } from "vitest";
import { mayMove, startMotion } from "./start-motion.ts";

it.each([
  ["with motion and without a data saver", { reduce: false, saveData: false }, true],
  ["in a browser that knows no data saver", { reduce: false, saveData: undefined }, true],
  ["for whoever wants less motion", { reduce: true, saveData: false }, false],
  ["for whoever saves data", { reduce: false, saveData: true }, false],
])("whether tiles may move: %s", (_, { reduce, saveData }, expected) => {
  vi.stubGlobal("navigator", { connection: saveData === undefined ? undefined : { saveData } });
  vi.stubGlobal("matchMedia", () => ({ matches: reduce }));
  expect(mayMove()).toBe(expected);
});

const picture = {} as HTMLElement;

it("a motion that was left while its script loaded does not begin", async () => {
  const playMotion = vi.fn();
  const script = Promise.resolve({ playMotion });
  const stop = startMotion(picture, "belfry", () => script);
  stop();
  await script;
  expect(playMotion).not.toHaveBeenCalled();
});

it("a motion ends where it is stopped", async () => {
  const end = vi.fn();
  const script = Promise.resolve({ playMotion: () => end });
  const stop = startMotion(picture, "belfry", () => script);
  await script;
  stop();
  expect(end).toHaveBeenCalledOnce();
});

it("a script that does not load leaves the picture as it is", async () => {
  const script = Promise.reject(new Error("offline"));
  const stop = startMotion(picture, "belfry", () => script);
  await expect(script).rejects.toThrow("offline");
  expect(stop).not.toThrow();
});
