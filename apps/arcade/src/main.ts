import "@bellwether/ui/styles.css";
import "@bellwether/ui/brands.css";
import "./theme/arcade.css";
import { config } from "zod";
import { openGame } from "./launch/open-game.ts";
import { readAddress } from "./launch/read-address.ts";

// The page's content security policy forbids `eval`, which Zod would test for speed.
config({ jitless: true });

void openGame(readAddress(location.search));
