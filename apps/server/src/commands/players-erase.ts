// npm run players:erase: does what is due of the erasures that were asked for, as the server's job does every minute.
// npm run players:erase -- --player <id>: does it for one player, and says what is left and why.
import { findErasure, runErasures } from "@bellwether/gate";
import { studioData } from "@bellwether/studio";
import pino from "pino";
import { z } from "zod";
import { parseAnyArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const given = parseAnyArguments({
  usage: "players:erase [--player <id>]",
  options: { player: { type: "string" } },
  schema: z.strictObject({ player: z.string().min(1).max(40) }),
});

await runCommand(async (database) => {
  const deps = { database, now: () => new Date(), log: pino({ level: "warn" }), otherData: studioData };
  const player = given?.player;
  const done = await runErasures(deps, player === undefined ? {} : { playerId: player });
  console.log(`${done} steps were done.`);
  if (player === undefined) return 0;
  const erasure = await findErasure(database, player);
  if (!erasure) {
    console.error(
      `Nobody has asked to erase ${player}. The player does it in the account, two operators do it on the player's page.`,
    );
    return 1;
  }
  console.log(erasure.done_at ? `${player} is erased.` : leftOf(erasure));
  return 0;
}, given?.player);

function leftOf({
  steps,
  waits_for: cause,
  due_at: until,
}: {
  steps: number;
  waits_for: string | null;
  due_at: Date | null;
}): string {
  const because =
    { law: "the law keeps it", exclusion: "an exclusion runs" }[cause ?? ""] ?? "it is being done";
  return `${steps === 1 ? "1 step is" : `${steps} steps are`} left, because ${because}${until ? ` until ${until.toISOString()}` : " for good"}.`;
}
