import type { StudioFixture } from "./studio-fixture.ts";

/** Opens the game for a new player of a country, who has 100.00 and whose identity somebody has seen. */
export async function openIn(fixture: StudioFixture, country: string) {
  const player = await fixture.gate.stranger();
  await fixture.gate.deposit(player, "100.00");
  await fixture.database.query("UPDATE player SET country = $2, identity_checked_at = now() WHERE id = $1", [
    player.id,
    country,
  ]);
  return { player, ...(await fixture.open(player)) };
}
