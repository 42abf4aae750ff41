import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import { rememberFavourite, takeRememberedFavourite } from "./remembered-favourite.ts";

function storage(kept: Record<string, string> = {}) {
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
}
const bell = { id: 7, title: "Bell Tower" };

it("24: keeps a visitor's favourite for 30 minutes until the login and hands it over once", () => {
  const tab = storage();
  rememberFavourite(tab, bell, 0);
  expect(takeRememberedFavourite(tab, 29 * MINUTE_MS)).toEqual(bell);
  expect(takeRememberedFavourite(tab, 29 * MINUTE_MS)).toBeUndefined();
  rememberFavourite(tab, bell, 0);
  expect(takeRememberedFavourite(tab, 30 * MINUTE_MS)).toBeUndefined();
});

it.each(["", "{", "null", `{"id":"7","title":"x","at":0}`])("24: ignores the stored text %j", (text) => {
  expect(takeRememberedFavourite(storage({ wished_favourite: text }), 0)).toBeUndefined();
});

it("24: loses only the favourite when the browser's storage is blocked", () => {
  const closed = () => {
    throw new Error("denied");
  };
  rememberFavourite({ getItem: closed, setItem: closed, removeItem: closed }, bell, 0);
  expect(
    takeRememberedFavourite({ getItem: closed, setItem: closed, removeItem: closed }, 0),
  ).toBeUndefined();
});
