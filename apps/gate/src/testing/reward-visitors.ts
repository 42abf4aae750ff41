import { randomUUID } from "node:crypto";
import { type GateFixture, signupOf } from "./gate-fixture.ts";
import { takeSeat } from "./provider-seat.ts";
import { residentOf } from "./resident-of.ts";

type Coming = {
  country?: string;
  brand?: string;
  /** What they deposit, in thousands of their currency. */
  thousands?: number;
  lastname?: string;
};

/** Players of any country and brand who deposit and lose. */
export function rewardVisitors(gate: GateFixture) {
  return {
    async come({ country = "FI", brand = "BELLWETHER", thousands = 1, lastname }: Coming = {}) {
      const form = signupOf(`${randomUUID()}@example.org`, {
        ...residentOf(country),
        lastname: lastname ?? `Virtanen ${randomUUID().replaceAll(/[\d-]/g, "")}`,
      });
      const { data, session } = await gate.clientOf(undefined, { "x-brand": brand }).send("signup", form);
      const { player_id: id, player_channel: channel, player_currency: currency } = data.player;
      await gate.activate(id);
      const player = { id, channel, currency, session: session!, email: form.email };
      const method = { BR: "BOLETO_PIX", FI: "TRUSTLY", IN: "UPI" }[country] ?? "CREDITCARD";
      for (let count = 0; count < thousands; count += 1) await gate.deposit(player, "1000.00", method);
      return {
        ...player,
        lose: async (gameId: 1 | 2 | 3, stake: number, win = 0) =>
          (await takeSeat(gate, player, gameId)).play(stake, win),
        seat: (gameId: 1 | 2 | 3) => takeSeat(gate, player, gameId),
        cash: async () => Number((await gate.call("balance", {}, player.session)).player_balance_amount),
        rewards: () => gate.call("rewards", {}, player.session),
      };
    },
  };
}
