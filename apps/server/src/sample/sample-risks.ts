import { randomUUID } from "node:crypto";
import { dayText } from "@bellwether/contract/day-text.ts";
import type { OfficeClient } from "@bellwether/contract/office/index.ts";
import type { SampleVisitor } from "./sample-visitor.ts";

/**
 * Three players of the sample whose play may do them harm: one writes so to support, one raises two limits, and one has told it to a person of the
 * office, who wants to look again today.
 */
export async function liveAtRisk(
  [writing, raising, telling]: readonly SampleVisitor[],
  carl: OfficeClient,
): Promise<void> {
  if (!writing || !raising || !telling) return;
  await writing.gate.call("writeToSupport", {
    ...{ name: writing.person.form.firstname, email: writing.person.form.email, topic: "other" },
    ...{
      text: "I have lost everything this month and cannot stop.",
      language: "en",
      request_id: randomUUID(),
    },
  });
  for (const [duration, amount] of [
    [7, "50"],
    [7, "90"],
    [30, "150"],
    [30, "300"],
  ] as const)
    await raising.gate.call("changeLimit", { type: "deposit", action: "set", duration, amount });
  const { risk } = await carl.call("playerRisk", { player_id: telling.id });
  await carl.call("recordInteraction", {
    ...{ player_id: telling.id, version: risk.version, trigger: "contact", act: "call", outcome: "open" },
    seen: "Laughed about it, then asked for help",
    said: "They said that play keeps them awake. Named the tools and the help lines; they want to think about a break.",
    follow_up_on: dayText(new Date()),
  });
}
