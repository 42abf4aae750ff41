import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Call } from "../call.ts";
import { calls } from "./index.ts";

const every: Call[] = Object.values(calls);

/** The table of section 7, and the paths of "Other calls" as decided: number, method, path, and the names that are sent. */
const specified: [number: string, call: string, names: string][] = [
  ["7.02", "POST /gate/api/actionable/login", "password, nickname, mobile, system_reference"],
  ["7.03", "POST /gate/api/actionable/logout", "reason, message"],
  [
    "7.04",
    "POST /gate/api/actionable/signup",
    "email, phone, country, password, firstname, lastname, address, zip, city, year, month, day, gender, currency, newsletter, system_reference, system_language",
  ],
  ["7.05", "POST /gate/api/actionable/activation/request", "phone_country_code, phone_number"],
  ["7.06", "POST /gate/api/actionable/activation/validate", "activation_code"],
  ["7.07", "POST /gate/api/actionable/validate/phone", "phone, country"],
  ["7.08", "POST /gate/api/actionable/balance", ""],
  ["7.09", "GET /gate/api/actionable/account/net_position", ""],
  ["7.10", "GET /gate/api/user/guards_status", ""],
  ["7.11", "GET /gate/api/actionable/account/game_transaction_history", "from, until, limit, start_index"],
  ["7.12", "GET /gate/api/actionable/account/game_ticket_history", "from, until, limit, start_index"],
  ["7.13", "POST /gate/api/payments/history/{id}", "limit, from, to"],
  ["7.14", "GET /gate/api/actionable/account/settings", ""],
  ["7.14", "POST /gate/api/actionable/account/settings", "newsletter, phone"],
  ["7.15", "GET /gate/api/actionable/account/details", ""],
  [
    "7.15",
    "POST /gate/api/actionable/account/details",
    "address_1, address_2, city, email, zip, region, state",
  ],
  ["7.16", "POST /gate/api/actionable/account/password/update", "oldpassword, newpassword"],
  ["7.17", "POST /gate/api/actionable/account/close", "reason"],
  ["7.18", "POST /gate/api/actionable/scratchcodes/{type}", "type"],
  [
    "7.19",
    "POST /gate/api/actionable/limit/{type}/{action}",
    "type, action, time, amount, isMonthlySignupLimit",
  ],
  ["7.20", "POST /gate/api/actionable/get_player_limits", ""],
  ["7.21", "POST /gate/api/actionable/claimcode", "code"],
  ["7.22", "GET /gate/api/actionable/token/{token}", "token"],
  ["7.23", "GET /gate/api/actionable/player_auto_tags", ""],
  ["7.24", "POST /gate/api/actionable/games/game_seo_with_code", "system_language, code, country"],
  ["7.25", "POST /gate/api/actionable/staff_picks", "mobile, country"],
  ["7.26", "POST /gate/api/actionable/games/also_liked", "country, game_id, mobile"],
  [
    "7.27",
    "POST /gate/api/actionable/game/{gameId}/{language}/launch_url",
    "cashier_url, responsible_gaming_url, lobby_url",
  ],
  ["7.28", "GET /gate/api/actionable/data_update", ""],
  ["7.30", "GET /gate/api/actionable/account/profile", ""],
  ["7.30", "GET /gate/api/actionable/account/limits", ""],
  ["7.30", "GET /gate/api/actionable/countries", ""],
  ["7.30", "GET /gate/api/actionable/games/list", "country, device, features"],
  ["7.30", "GET /gate/api/actionable/games/hot", ""],
  ["7.32", "GET /gate/api/blog/latest-blog-posts", ""],
];

describe("the specified calls", () => {
  it.each(specified)("[%s] %s takes '%s'", (_number, line, names) => {
    const call = every.find(({ method, path }) => `${method} ${path}` === line);
    const taken = Object.keys((call?.input as z.ZodObject | undefined)?.shape ?? {});
    expect(call).toBeDefined();
    expect(names.split(", ").filter((name) => name && !taken.includes(name))).toEqual([]);
  });

  it("the specified calls require a session, except 13 that visitors make too", () => {
    const open = new Set(every.filter(({ access }) => access === "visitor").map(({ path }) => path));
    const lines = [...new Set(specified.map(([, line]) => line.split(" ")[1]!))];
    expect(lines.filter((path) => open.has(path)).map((path) => path.split("/").slice(4).join("/"))).toEqual([
      "login",
      "signup",
      "validate/phone",
      "token/{token}",
      "games/game_seo_with_code",
      "staff_picks",
      "games/also_liked",
      "game/{gameId}/{language}/launch_url",
      "data_update",
      "countries",
      "games/list",
      "games/hot",
      "latest-blog-posts",
    ]);
  });

  it("the specified calls page the history by 10 from index -1 by default", () => {
    expect(calls.gameHistory.input.parse({})).toEqual({ limit: 10, start_index: -1 });
    expect(calls.ticketHistory.input.parse({})).toEqual({ limit: 10, start_index: -1 });
  });
});
