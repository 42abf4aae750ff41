import { DomainError } from "@bellwether/contract";
import type { ContactField, LetterAgain } from "@bellwether/contract/office/index.ts";
import type { Actor } from "../actor.ts";
import type { ApprovalKinds } from "../approvals/index.ts";
import { appendAudit } from "../audit/index.ts";
import { enterNewContact, findNewContact, sendAgain, useNewContact } from "../identity/index.ts";
import { shutOutIfExcluded } from "../limits/index.ts";
import { findPlayer, hiddenEmail, hiddenPhone, readPlayer } from "../players/index.ts";
import type { DatabasePort, MessageTextsPort, NotifyPorts, SettingsPort } from "../ports.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** What is kept and shown of contact data without its being revealed. */
export const hiddenContact = (field: ContactField, value: string) =>
  field === "email" ? hiddenEmail(value) : hiddenPhone(value);

/** What the office has entered for two persons to confirm, hidden. */
export async function enteredContact({ database }: DatabasePort, playerId: string) {
  const hidden = async (field: ContactField) => {
    const entered = await findNewContact(database, playerId, field);
    return entered ? hiddenContact(field, entered.value) : null;
  };
  return { email: await hidden("email"), phone: await hidden("phone") };
}

type Act = { playerId: string; reason: string; actor: Actor };

/** Sends a letter again, and records it. @throws DomainError `not_found`, `conflict`, `code_requested_too_soon` or `too_many_attempts` */
export async function resendLetter(
  deps: OfficeDeps & NotifyPorts & SettingsPort<"smsPerAddress" | "smsPerDay">,
  { playerId, reason, actor, letter }: Act & { letter: LetterAgain },
): Promise<void> {
  const at = deps.now();
  await deps.database.transaction(async (connection) => {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    await sendAgain(deps, connection, player, letter);
    await appendAudit(connection, {
      ...{ actor, action: "player.letter", subject: `player:${playerId}`, reason, at, after: { letter } },
    });
  });
}

/** Enters another email or number for two persons to confirm, and records it. Returns it hidden. */
export async function enterForPlayer(
  deps: OfficeDeps,
  { playerId, reason, actor, field, typed }: Act & { field: ContactField; typed: string },
): Promise<string> {
  const at = deps.now();
  return deps.database.transaction(async (connection) => {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    if (player.status === "closed") throw new DomainError("conflict", { detail: "the account is closed" });
    const { value } = await enterNewContact(connection, player, { field, typed }, at);
    const shown = hiddenContact(field, value);
    await appendAudit(connection, {
      ...{ actor, action: "player.enter_contact", subject: `player:${playerId}`, reason, at },
      after: { [field]: shown },
    });
    return shown;
  });
}

/** Two persons make an email or a number the account's that the player cannot confirm. */
export const changeContact = (deps: OfficeDeps & MessageTextsPort): ApprovalKinds["player.contact"] => ({
  async describe(connection, { player_id: playerId, field }) {
    const player = await findPlayer(connection, playerId);
    const entered = await findNewContact(connection, playerId, field);
    if (!player || !entered) throw new DomainError("not_found");
    if (player.status === "closed") throw new DomainError("conflict", { detail: "the account is closed" });
    return {
      subject: `player:${playerId}`,
      version: `contact:${entered.id}`,
      preview: {
        diff: [
          {
            name: field,
            before: hiddenContact(field, player[field]),
            after: hiddenContact(field, entered.value),
          },
        ],
        effect: [
          ...(field === "email"
            ? [
                "The player signs in with the new email, and sets a new password by it.",
                "A letter to the old mailbox can undo it for 7 days.",
              ]
            : [
                "Codes go to the new number.",
                "The player gets a letter about it.",
                ...(player.isActivated ? [] : ["The account is activated by it."]),
              ]),
          "Be sure who asks: whoever has the mailbox has the account. Show the contact data to compare.",
        ],
      },
    };
  },
  async run({ connection }, { player_id: playerId, field }, { actor, reason, at }) {
    const player = await readPlayer(connection, playerId);
    await useNewContact(deps, connection, player, field);
    const changed = await readPlayer(connection, playerId);
    await appendAudit(connection, {
      ...{ actor, action: "player.change_contact", subject: `player:${playerId}`, reason, at },
      before: { [field]: hiddenContact(field, player[field]) },
      after: { [field]: hiddenContact(field, changed[field]) },
    });
    return {};
  },
  // An excluded person may have another account with this email or number.
  async announce({ player_id: playerId }) {
    const player = await readPlayer(deps.database, playerId);
    if (player.status === "open") await shutOutIfExcluded(deps, player);
  },
});
