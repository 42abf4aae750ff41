import { randomUUID } from "node:crypto";
import type {
  DrawTicket,
  TicketsReply,
  UpcomingDraw,
  UpcomingReply,
} from "@bellwether/contract/studio/index.ts";
import { drivePlayer } from "./player-client.ts";
import type { Product } from "./product.ts";
import { retryUntil } from "./retry-until.ts";
import { openStudio } from "./studio-player.ts";

/** The table whose draws are killed. */
export const LOTTO_TABLE = "lotto-saturday";
/** The price of a line in EUR. */
export const LINE_MINOR = 150;

const SALE_MS = 8_000;

export type TicketPlayer = Awaited<ReturnType<typeof seatAtLotto>>;

/** A player of the lotto who wants letters about its draws. */
export async function seatAtLotto(product: Pick<Product, "url">, amount: string) {
  const email = `${randomUUID()}@example.org`;
  const player = await drivePlayer(product, { amount, person: { email } });
  await player.gate.call("updateSettings", { tells_draws: "1" });
  const studio = await openStudio(product, player, LOTTO_TABLE);
  const at = `/tables/${LOTTO_TABLE}`;
  const ticketsBefore = async (number: number): Promise<DrawTicket[]> => {
    const { tickets, before } = await studio.get<TicketsReply>(`${at}/tickets-before/${number}`);
    return before === null ? tickets : [...tickets, ...(await ticketsBefore(before))];
  };
  return {
    email,
    studio,
    /** The path of the table's calls. */
    at,
    balance: async () => Number((await studio.get<{ balanceMinor: string }>("/balance")).balanceMinor),
    tickets: async () => [
      ...(await studio.get<TicketsReply>(`${at}/tickets`)).tickets,
      ...(await ticketsBefore(2_147_483_647)),
    ],
    /** The draws on sale, once there is time for a purchase before the next one closes. */
    async draws(): Promise<UpcomingDraw[]> {
      const { draws } = await retryUntil(
        () => studio.get<UpcomingReply>(`${at}/upcoming`),
        ({ at: now, draws: [next] }) =>
          next !== undefined && Date.parse(next.betsCloseAt) - Date.parse(now) > SALE_MS,
      );
      return draws;
    },
  };
}
