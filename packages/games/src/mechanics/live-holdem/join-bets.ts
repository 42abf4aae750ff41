import { LiveHoldemInput } from "./wire.ts";

/** The bets of several inputs as one input: the sum of the antes, and that of the side bets. */
export function joinHoldemBets(inputs: readonly unknown[]): LiveHoldemInput {
  const bets = inputs.map((input) => LiveHoldemInput.parse(input).bets);
  const sum = (spot: "ante" | "aa-bonus") =>
    bets.reduce((sumMinor, bet) => sumMinor + BigInt(bet[spot] ?? 0), 0n);
  const bonusMinor = sum("aa-bonus");
  return {
    bets: {
      ante: sum("ante").toString(),
      ...(bonusMinor > 0n && { "aa-bonus": bonusMinor.toString() }),
    },
  };
}
