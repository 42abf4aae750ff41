import { createHash } from "node:crypto";
import type { AuditEntry } from "@bellwether/contract/office/index.ts";
import { describe, expect, it } from "vitest";
import { checkEntry } from "./check-entry.ts";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const detail = '{"reason":"asked by phone"}';
const salt = "5a17";
const detail_hash = sha256(`${salt}:${detail}`);
const previous_hash = "0".repeat(64);
const at = "2026-11-29T12:00:00.000Z";
const entry: AuditEntry = {
  ...{ position: 1, at, actor: { kind: "operator", name: "3" }, actor_name: "Ann Lee" },
  ...{
    action: "player.note",
    subject: "player:7",
    reason: "asked by phone",
    detail,
    salt,
    detail_hash,
    previous_hash,
  },
  hash: sha256(
    JSON.stringify([previous_hash, 1, at, "operator", "3", "player.note", "player:7", detail_hash]),
  ),
};

describe("an entry of the audit, computed again", () => {
  it("an entry fits as it was written, also when the person has another name today", async () => {
    expect(await checkEntry(entry)).toBe("fits");
    expect(await checkEntry({ ...entry, actor_name: "Ann Smith" })).toBe("fits");
  });

  it.each([
    ["another action", { action: "player.block" }],
    ["another subject", { subject: "player:8" }],
    ["no subject", { subject: null }],
    ["another time", { at: "2026-11-29T12:00:00.001Z" }],
    ["another actor", { actor: { kind: "operator" as const, name: "4" } }],
    ["another entry before it", { previous_hash: "1".repeat(64) }],
    ["another detail", { detail: '{"reason":"asked by letter"}' }],
    ["another salt", { salt: "5a18" }],
  ])("%s does not fit", async (_what, change) => {
    expect(await checkEntry({ ...entry, ...change })).toBe("wrong");
  });

  it("without its erased detail an entry still fits", async () => {
    expect(await checkEntry({ ...entry, detail: null, salt: null })).toBe("fits without detail");
  });
});
