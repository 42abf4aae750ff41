// npm run office:invite -- --name <name> --email <address> [--role <role> …] [--reason <text>] [--by <name>]: invites a person to the back office,
// by default as an administrator, and prints the link with which they begin. The first two persons are invited so; they invite the others.
// npm run office:invite -- … --break-glass: an account for emergencies, each sign-in of which raises an alarm.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readEmail } from "@bellwether/contract";
import { officeRoleNames } from "@bellwether/contract/office/index.ts";
import type { Database } from "@bellwether/db";
import { createSeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import { invitationLink, inviteOperator } from "@bellwether/gate";
import { z } from "zod";
import { readEnvironment } from "../settings/environment.ts";
import { officeOrigin } from "../settings/office-origin.ts";
import { readSeedKeys } from "../settings/seed-keys.ts";
import { ActorOption } from "./actor-option.ts";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";

const USAGE =
  "office:invite --name <name> --email <address> [--role <role> …] [--break-glass] [--reason <text>] [--by <name>]";

const Options = z.strictObject({
  name: z.string().trim().min(2).max(80),
  email: z.string().transform((text, context) => {
    const email = readEmail(text);
    if (email !== undefined) return email;
    context.addIssue({ code: "custom", message: "is no email address" });
    return z.NEVER;
  }),
  role: z.array(z.enum(officeRoleNames)).min(1).default(["administrator"]),
  "break-glass": z.boolean().default(false),
  reason: z.string().trim().min(3).max(500).default("invited on the server"),
  by: ActorOption,
});
const text = { type: "string" } as const;
const options = {
  ...{ name: text, email: text, reason: text, by: text },
  role: { type: "string", multiple: true },
  "break-glass": { type: "boolean" },
} as const;

const given = parseArguments({ usage: USAGE, options, schema: Options });
await runCommand((database) => invite(database, given), given.email);

async function invite(
  database: Database,
  { by, reason, ...person }: z.infer<typeof Options>,
): Promise<number> {
  const environment = readEnvironment(process.env);
  const keysFolder = environment.providerKeysFolder ?? join(environment.dataFolder, "provider-keys");
  const secrets = createSeedVault(readSeedKeys(keysFolder, environment.sandbox), (count) =>
    randomBytes(count),
  );
  const { token } = await database.transaction((connection) =>
    inviteOperator(
      connection,
      { secrets },
      {
        ...{ name: person.name, email: person.email, roles: [...new Set(person.role)] },
        isBreakGlass: person["break-glass"],
      },
      { actor: by, reason, at: new Date() },
    ),
  );
  const origin = officeOrigin(environment.office, environment.office.port ?? 0);
  console.log(`${person.name} begins here, within two days:`);
  console.log(invitationLink({ settings: { officeOrigin: () => origin } }, token));
  return 0;
}
