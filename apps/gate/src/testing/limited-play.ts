import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { createGateFixture, type GateFixture, units } from "./gate-fixture.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;
type Action = "set" | "update" | "cancel" | "cancel_all" | "cooloff_confirm" | "cooloff_cancel";
type LimitType = "deposit" | "maxwager" | "netloss" | "login";

/** A Monday, so that the week has six days left. */
export const MONDAY = new Date("2026-11-16T12:00:00Z");

/** A gate for one test file: each test starts with the clock at `start`, and after each one the invariants of the ledger are checked. */
export async function gateSince(start: Date): Promise<GateFixture> {
  const gate = await createGateFixture();
  beforeEach(() => {
    gate.clock.at = start;
  });
  afterEach(async () => expect(await gate.violations()).toEqual([]));
  afterAll(() => gate.close());
  return gate;
}

/** Steps that tests of limits share. */
export function limitedPlay(gate: GateFixture) {
  let people = 0;
  /** A separate person with a number of their own for each test, so that an exclusion in one test affects no other. */
  const someone = (more: Parameters<GateFixture["player"]>[1] = {}) => {
    people += 1;
    const own = {
      firstname: `P${randomUUID().slice(0, 8)}`,
      phone: `+35840 6${String(people).padStart(6, "0")}`,
    };
    return gate.player(undefined, { ...own, ...more });
  };

  return {
    someone,
    swede: (more = {}) => someone({ ...swedish(), ...more }),
    passTime(ms: number) {
      gate.clock.at = new Date(gate.clock.at.getTime() + ms);
    },
    async logIn(player: { email: string; brand?: string }): Promise<string> {
      const form = { nickname: player.email, password: "correct horse battery" };
      const headers: Record<string, string> = player.brand ? { "x-brand": player.brand } : {};
      const { session } = await gate.clientOf(undefined, headers).send("login", form);
      return session!;
    },
    /** A value is an amount as text, or minutes as a number. */
    change: (
      player: { session: string },
      action: Action,
      type: LimitType,
      duration: 1 | 7 | 30,
      value?: string | number,
    ) =>
      gate.call(
        "changeLimit",
        {
          type,
          action,
          duration,
          ...(typeof value === "string" && { amount: value }),
          ...(typeof value === "number" && { time: value }),
        },
        player.session,
      ),
    /** The player's game; each bet is a separate round that is closed at once. */
    async game(player: Player) {
      const token = await gate.launch(player);
      const shared = { user: player.id, token, round_closed: true, game_code: "bell-one" };
      const money = { ...shared, currency: player.currency };
      return {
        bet: (whole: number, more: Record<string, unknown> = {}) =>
          gate.wallet("/transaction/bet", {
            ...money,
            round: randomUUID(),
            transaction_uuid: randomUUID(),
            amount: units(whole),
            ...more,
          }),
        win: (reference: string, round: string, whole: number) =>
          gate.wallet("/transaction/win", {
            ...money,
            round,
            transaction_uuid: randomUUID(),
            reference_transaction_uuid: reference,
            amount: units(whole),
          }),
        rollback: (reference: string, round: string) =>
          gate.wallet("/transaction/rollback", {
            ...shared,
            round,
            transaction_uuid: randomUUID(),
            reference_transaction_uuid: reference,
          }),
      };
    },
  };
}

let births = 0;

/** The Swedish part of a signup form: each call returns another person born on 17 May 1990, with the right check digit. */
export function swedish() {
  births += 1;
  const digits = `900517${String(births).padStart(3, "0")}`;
  const sum = [...digits].reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return {
    country: "SE",
    phone: "070 123 45 67",
    personal_number: `19${digits}${(10 - (sum % 10)) % 10}`,
  };
}
