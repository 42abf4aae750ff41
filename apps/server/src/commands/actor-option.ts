import { userInfo } from "node:os";
import { commandActor } from "@bellwether/gate";
import { z } from "zod";

/** `--by <name>`: who does it, by default the login that runs the command. */
export const ActorOption = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .default(userInfo().username)
  .transform(commandActor);
