/** An account by its path and currency, for example `player:42:cash` in EUR. */
export type AccountRef = { address: string; currency: string };

/** The paths in use; kept in one place, so that a report can rely on them. */
export const address = {
  playerCash: (playerId: string) => `player:${playerId}:cash`,
  playerBonus: (playerId: string) => `player:${playerId}:bonus`,
  /** Money set aside by a withdrawal that is not paid yet. */
  playerReserve: (playerId: string) => `player:${playerId}:reserve`,
  house: (brand: string, provider: string, slot: number) => `house:${brand}:${provider}:${slot}`,
  paymentProvider: (name: string) => `psp:${name}`,
  bonusCampaign: (campaign: string) => `bonus:${campaign}`,
  jackpot: (id: string) => `jackpot:${id}`,
  world: () => "world",
} as const;

/** A player's accounts never fall below zero; the house's and the outside world's may. */
export function isFloored(accountAddress: string): boolean {
  return accountAddress.startsWith("player:");
}

export function accountKey(account: AccountRef): string {
  return `${account.address}|${account.currency}`;
}
