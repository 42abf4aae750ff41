import "@bellwether/ui/styles.css";
import "./theme/paints.css";
import "./theme/brands.ts";
import "./theme/arcade.css";
import { config } from "zod";
import { readAddress } from "./context/read-address.ts";
import { openGame } from "./launch/open-game.ts";
import { type DrawAddress, readDrawAddress } from "./published-rounds/read-draw-address.ts";

// The page's content security policy forbids `eval`, which Zod would test for speed.
config({ jitless: true });

const tableId = new URLSearchParams(location.search).get("rounds");
const draw = readDrawAddress(location.search);
if (draw) void openDraw(draw);
else if (tableId !== null) void openRounds(tableId);
else void openGame(readAddress(location.search));

async function openRounds(tableId: string): Promise<void> {
  const { openRoundsPage } = await import("./published-rounds/open-rounds-page.ts");
  await openRoundsPage(tableId, readAddress(location.search));
}

async function openDraw(address: DrawAddress): Promise<void> {
  const { openDrawPage } = await import("./published-rounds/open-draw-page.ts");
  await openDrawPage(address, readAddress(location.search));
}
