import { differentNumbers, unitsAtPrice } from "../../bookmaking/random-bet.ts";
import { toNumber, toPercent } from "../../exact/rational.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { LottoData } from "./data.ts";
import { chanceOfTier, lottoFigures, lottoWinChances, returnOfLine } from "./odds.ts";
import {
  type LottoBalls,
  type LottoOutcome,
  linesOfTicket,
  outcomeIn,
  settleTicket,
  sharePrizes,
  tallyPrizes,
} from "./share-prizes.ts";
import { countLines } from "./tiers.ts";
import { LottoEvent, LottoInput, LottoLayout, MAX_PLAYER_SLIPS, MAX_TICKET_SLIPS } from "./wire.ts";

/** Lotto: six of 49, with a bonus ball or without, or five of 50. Fixed prizes, with a cap on what a draw pays. */
export const lotto: Mechanic<LottoData> = {
  id: "lotto",
  family: "quick",
  data: LottoData,
  input: LottoInput,
  event: LottoEvent,
  layout: LottoLayout,
  houseBet(table, random) {
    const { picks, balls, priceMinor } = LottoLayout.parse(table.layout);
    const slip = () => differentNumbers(picks, () => 1 + random(balls));
    return unitsAtPrice(priceMinor, table, (count) => ({ slips: Array.from({ length: count }, slip) }));
  },
  rulesOf(data) {
    const { balls, picks, hasBonus } = data;
    return {
      kind: "shared",
      stakes: [BigInt(data.price)],
      computeFigures: () => lottoFigures(data),
      computeWinChances: () => lottoWinChances(data),
      layout: (scale) => layOut(data, scale),
      usualInput: () => ({ slips: [data.usual] }),
      sampleInputs: () => sampleTickets(picks),
      join: joinTickets,
      checkLine: (line) => void parseTicket(data, { slips: [line] }),
      accept(stakeMinor, input) {
        const ticket = parseTicket(data, input);
        const lines = BigInt(linesOfTicket(ticket, picks));
        checkStakeUnit(stakeMinor, lines);
        return {
          checkOffer(scale) {
            if (stakeMinor !== lines * BigInt(data.price) * scale)
              throw new RoundRefusedError("invalid_stake", "a line has one price");
          },
          settle: (outcome) => settleTicket(data, outcome as LottoOutcome, ticket, stakeMinor / lines),
        };
      },
      lobby: {
        type: "numbers",
        textsOf(events) {
          const { numbers, bonus } = outcomeIn(events);
          const ascending = [...numbers].sort((one, other) => one - other).map(String);
          return bonus === null ? ascending : [...ascending, `+${bonus}`];
        },
      },
      draw(draws) {
        const all = Array.from({ length: balls }, (_, index) => index + 1);
        const drawn = shuffle(draws, all, picks + (hasBonus ? 1 : 0));
        const bonus = hasBonus ? (drawn[picks] ?? null) : null;
        return { outcome: { numbers: drawn.slice(0, picks), bonus } satisfies LottoBalls, events: [] };
      },
      pot: {
        hasFixedPrizes: true,
        // The numbers are drawn on the day, whether anybody holds a ticket or not.
        minimumPlayers: 0,
        maximumUnits: data.maximumSold,
        unitsOf: (input) => linesOfTicket(LottoInput.parse(input), picks),
        share: (drawn, inputs) => sharePrizes(data, drawn as LottoBalls, inputs),
        tally: (drawn) => tallyPrizes(data, drawn as LottoBalls),
        read: (events) => outcomeIn(events),
      },
    };
  },
};

function layOut(data: LottoData, scale: bigint): LottoLayout {
  const { balls, picks, hasBonus, price, maximumNumbers, tiers, topTiers } = data;
  const oneIn = (chance: number) => Number((1 / chance).toPrecision(10));
  return {
    kind: "lotto",
    balls,
    picks,
    hasBonus,
    priceMinor: (BigInt(price) * scale).toString(),
    maximumSlips: MAX_TICKET_SLIPS,
    systems: Array.from({ length: maximumNumbers - picks + 1 }, (_, more) => ({
      numbers: picks + more,
      lines: countLines(picks + more, picks),
    })),
    tiers: tiers.map(({ hits, withBonus, hundredths }, tier) => ({
      hits,
      withBonus,
      hundredths,
      oneIn: oneIn(toNumber(chanceOfTier(data, tier))),
      isTop: tier < topTiers,
    })),
    capPrices: data.capPrices,
    maximumSold: data.maximumSold,
    returnPercent: toPercent(returnOfLine(data), 2),
    hitOneIn: Number((1 / toNumber(lottoFigures(data).hitRate)).toPrecision(3)),
    returnsBySold: data.returnsBySold.map(([lines, returnPercent]) => ({ lines, returnPercent })),
    usual: { slips: [data.usual] },
  };
}

function parseTicket({ balls, picks, maximumNumbers }: LottoData, input: unknown): LottoInput {
  const { data: ticket } = LottoInput.safeParse(input);
  const isOnOffer = ticket?.slips.every(
    (slip) => slip.length >= picks && slip.length <= maximumNumbers && (slip.at(-1) ?? 0) <= balls,
  );
  if (!ticket || !isOnOffer)
    throw new RoundRefusedError(
      "invalid_input",
      `slips with ${picks} to ${maximumNumbers} ascending numbers from 1 to ${balls}`,
    );
  return ticket;
}

/** All slips of a player in a draw. */
function joinTickets(inputs: readonly unknown[]): LottoInput {
  const tickets = inputs.map((input) => LottoInput.parse(input).slips);
  if (tickets.some(({ length }) => length > MAX_TICKET_SLIPS))
    throw new RoundRefusedError("invalid_input", `a ticket has at most ${MAX_TICKET_SLIPS} slips`);
  const slips = tickets.flat();
  if (slips.length > MAX_PLAYER_SLIPS)
    throw new RoundRefusedError("invalid_input", `at most ${MAX_PLAYER_SLIPS} slips of a player in a draw`);
  return { slips };
}

/** One line, twelve lines, and a system of one number more than a line with as many lines as divide a sample's stake. */
function sampleTickets(picks: number): LottoInput[] {
  const slip = (first: number, count: number) =>
    Array.from({ length: count }, (_, place) => first + place * 5);
  const singles = Array.from({ length: 12 }, (_, place) => slip(1 + place, picks));
  const system = [slip(4, picks + 1), ...singles.slice(0, picks === 6 ? 1 : 2)];
  return [singles.slice(0, 1), singles, system].map((slips) => ({ slips }));
}
