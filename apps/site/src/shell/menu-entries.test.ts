import type { Translate } from "@bellwether/i18n/translate.ts";
import { describe, expect, it, vi } from "vitest";
import { ownEntries } from "./menu-entries.tsx";

const t = ((key: string) => key.replace("core.shell_", "")) as Translate;
const menuOf = (
  player: { country: string; hasDeposited: boolean } | undefined,
  more: { isLive?: boolean; isOpen?: boolean; unread?: number; onPress?: () => void } = {},
) => {
  const chat = { isLive: false, isOpen: false, unread: 0, onPress: () => {}, ...more };
  return ownEntries({ player, path: "/slots", chat }, t);
};
const labels = (entries: ReturnType<typeof menuOf>) => entries.map(({ label }) => label);

describe("a player's menu", () => {
  it("[2.30] a player's menu holds the 10 entries above the logout in the specified order, and no other", () => {
    const entries = menuOf({ country: "FI", hasDeposited: true });
    expect(labels(entries)).toEqual([
      "rewards",
      "hot_games",
      "bonus_games",
      "account",
      "cashout",
      "bonus_overview",
      "promotions",
      "claim_code",
      "play_safe",
      "chat_title",
    ]);
    expect(entries.map(({ href }) => href)).toEqual([
      "/promotions/rewards",
      "/hot-games",
      "/games/all-games?feature=bonus",
      "/my-account",
      "/cashout",
      "/bonus-overview",
      "/promotions",
      "/claim-code",
      "/playsafe",
      undefined,
    ]);
  });

  it("a player's menu has no rewards in Sweden: 9 entries", () => {
    const entries = menuOf({ country: "SE", hasDeposited: true });
    expect(entries).toHaveLength(9);
    expect(labels(entries)).not.toContain("rewards");
  });

  it("a player's menu calls the overview the welcome bonus before the first deposit", () => {
    const before = labels(menuOf({ country: "FI", hasDeposited: false }));
    expect(before).toContain("welcome_bonus");
    expect(before).not.toContain("bonus_overview");
  });
});

it("a visitor's menu has promotions and the chat, and nothing else: 2 entries", () => {
  expect(labels(menuOf(undefined))).toEqual(["promotions", "chat_title"]);
});

it("the chat's entry toggles the chat", () => {
  const onPress = vi.fn();
  const [, chat] = menuOf(undefined, { isOpen: true, onPress });
  expect(chat?.label).toBe("chat_close");
  chat?.onPress?.();
  expect(onPress).toHaveBeenCalledOnce();
});

it("the chat is called live where somebody answers, and what it is otherwise; a count marks what was not read, until it is open", () => {
  const entry = (more: Parameters<typeof menuOf>[1]) =>
    menuOf({ country: "FI", hasDeposited: true }, more).at(-1);
  expect(entry({ isLive: true })).toMatchObject({ label: "chat_open", badge: false });
  expect(entry({ isLive: false })?.label).toBe("chat_title");
  expect(entry({ unread: 2 })?.badge).not.toBe(false);
  expect(entry({ unread: 2, isOpen: true })?.badge).toBe(false);
});
