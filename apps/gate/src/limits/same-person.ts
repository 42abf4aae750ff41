import { isSameMailbox } from "@bellwether/contract";
import type { SqlConnection } from "@bellwether/db";
import { findWithMarksOf, type Player } from "../players/index.ts";
import { comparePersons, personText } from "./person-names.ts";

/** A person's data as entered in a form. */
export type Named = Pick<Player, "email" | "phone" | "nationalId" | "firstName" | "lastName" | "bornOn">;

/**
 * The marks that identify a person across accounts, and whether each is proven: an address by a mailed link, a number by its code, the rest
 * by an identity paper that was seen.
 */
export type Marks = {
  email: string;
  phone: string;
  nationalId: string | null;
  person: string;
  isEmailProven: boolean;
  isPhoneProven: boolean;
  isIdentityProven: boolean;
};

export function personMarksOf(player: Player): Marks {
  return {
    ...namesOf(player),
    isEmailProven: player.isEmailConfirmed,
    isPhoneProven: player.isActivated,
    // A name and a birthday stay proven when the paper expires.
    isIdentityProven: player.isIdentityChecked || player.isIdentityLapsed,
  };
}

/**
 * The marks as if they were proven, for the signup form. Someone who enters the proven marks of an excluded person is refused, which
 * affects nobody else.
 */
export function claimedMarksOf(named: Named): Marks {
  return { ...namesOf(named), isEmailProven: true, isPhoneProven: true, isIdentityProven: true };
}

function namesOf(named: Named) {
  const { email, phone, nationalId } = named;
  return { email, phone, nationalId, person: personText(named) };
}

/** `proven`: names of the marks that both share and both have proven; `typed`: names of the other shared marks. */
export function sharedMarks(one: Marks, other: Marks): { proven: string[]; typed: string[] } {
  const bothKnown = one.isIdentityProven && other.isIdentityProven;
  const bothNumbers = one.nationalId !== null && other.nationalId !== null;
  const isSameNumber = bothNumbers && one.nationalId === other.nationalId;
  const persons = comparePersons(one.person, other.person);
  const shared: [name: string, isShared: boolean, isProven: boolean][] = [
    [
      "email",
      one.email !== "" && isSameMailbox(one.email, other.email),
      one.isEmailProven && other.isEmailProven,
    ],
    ["phone", one.phone !== "" && one.phone === other.phone, one.isPhoneProven && other.isPhoneProven],
    ["national_id", isSameNumber, bothKnown],
    // If the national numbers differ, an equal name and day of birth are a coincidence. Incomplete names prove nothing.
    ["person", persons !== "different", persons === "same" && bothKnown && (isSameNumber || !bothNumbers)],
  ];
  const names = (wanted: boolean) =>
    shared.filter(([, isShared, isProven]) => isShared && isProven === wanted).map(([name]) => name);
  return { proven: names(true), typed: names(false) };
}

/** Other accounts that share a mark with the player's, proven or not, with the names of the marks: for somebody who compares them. */
export async function accountsAlike(
  connection: SqlConnection,
  player: Player,
): Promise<{ player: Player; marks: string[] }[]> {
  const own = personMarksOf(player);
  return (await findWithMarksOf(connection, player)).flatMap((each) => {
    if (each.id === player.id) return [];
    const { proven, typed } = sharedMarks(own, personMarksOf(each));
    const marks = [...proven, ...typed];
    return marks.length === 0 ? [] : [{ player: each, marks }];
  });
}

/**
 * Every account that a person may have opened, this one included, for terms that apply once per person. A number and an address count only
 * where both accounts are activated; names, day of birth and national number count even unproven, so this must never be used to exclude anybody.
 */
export async function accountsOf(connection: SqlConnection, player: Player): Promise<Player[]> {
  const own = personMarksOf(player);
  return (await findWithMarksOf(connection, player)).filter((each) => {
    const marks = personMarksOf(each);
    const { proven, typed } = sharedMarks(own, marks);
    // Names of which some are missing are not enough: twins share a day of birth, a surname and often a second name.
    const isSamePerson = comparePersons(own.person, marks.person) === "same";
    const names = [...proven, ...typed].filter((name) =>
      name === "person" ? isSamePerson : name === "national_id" || (player.isActivated && each.isActivated),
    );
    return each.id === player.id || names.length > 0;
  });
}
