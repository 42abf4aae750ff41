import { randomInt, randomUUID } from "node:crypto";
import type { Site } from "./fixtures.ts";

export type Person = { email: string; password: string; phone: string; lastName: string };

/** A person who can sign up in the site's country. */
export function newPerson(site: Site): Person {
  const phone =
    site.language === "fi" ? `40${randomInt(1_000_000, 9_999_999)}` : `85${randomInt(1_000_000, 9_999_999)}`;
  // A unique name: people with the same name and day of birth count as one person, who can claim a bonus code only once.
  const lastName = `Virtanen ${Array.from({ length: 10 }, () => String.fromCharCode(97 + randomInt(26))).join("")}`;
  return { email: `${randomUUID()}@example.org`, password: "correct horse battery", phone, lastName };
}

/** A person with a Swedish phone number; the personal number contains the birthday. */
export function newSwede(site: Site): Person {
  return { ...newPerson(site), phone: `70${randomInt(1_000_000, 9_999_999)}` };
}
