import "@bellwether/ui/styles.css";
import "./theme/brands.ts";
import "./theme/arcade.css";
import { config } from "zod";
import { openGame } from "./launch/open-game.ts";
import { readAddress } from "./launch/read-address.ts";

// The page's content security policy forbids `eval`, which Zod would test for speed.
config({ jitless: true });

const tableId = new URLSearchParams(location.search).get("rounds");
if (tableId === null) void openGame(readAddress(location.search));
else void openRounds(tableId);

async function openRounds(tableId: string): Promise<void> {
  const { openRoundsPage } = await import("./published-rounds/open-rounds-page.ts");
  await openRoundsPage(tableId, readAddress(location.search));
}
