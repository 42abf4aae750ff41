import type { SqlConnection } from "@bellwether/db";
import { findWithMarksOf, type Player } from "../players/index.ts";

/** What tells that two accounts belong to one person: same names and day of birth, written the same way. */
export function personKey(person: { firstName: string; lastName: string; bornOn: string }): string {
  const plain = (text: string) =>
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");
  return `${plain(person.firstName)}|${plain(person.lastName)}|${person.bornOn}`;
}

/** What a form says of a person. */
export type Named = Pick<Player, "email" | "phone" | "nationalId" | "firstName" | "lastName" | "bornOn">;

/** By what one person is known again, and whether each is proven: an address by a mailed link, a number by its code, the rest by an identity paper that was seen. */
export type Marks = {
  email: string;
  phone: string;
  nationalId: string | null;
  person: string;
  isEmailProven: boolean;
  isPhoneProven: boolean;
  isIdentityProven: boolean;
};

export function marksOf(player: Player): Marks {
  return {
    ...namesOf(player),
    isEmailProven: player.isEmailConfirmed,
    isPhoneProven: player.isActivated,
    isIdentityProven: player.isIdentityChecked,
  };
}

/**
 * The marks as if they were proven: for the form of a person who opens an account. Whoever claims the proven marks of an excluded person is
 * refused, which harms nobody but the one who claims them.
 */
export function claimedMarksOf(named: Named): Marks {
  return { ...namesOf(named), isEmailProven: true, isPhoneProven: true, isIdentityProven: true };
}

function namesOf(named: Named) {
  const { email, phone, nationalId } = named;
  return { email, phone, nationalId, person: personKey(named) };
}

/** `proven`: the names of the marks that both share and both have proven; `typed`: of those they share otherwise. */
export function sharedMarks(one: Marks, other: Marks): { proven: string[]; typed: string[] } {
  const bothKnown = one.isIdentityProven && other.isIdentityProven;
  const bothNumbers = one.nationalId !== null && other.nationalId !== null;
  const isSameNumber = bothNumbers && one.nationalId === other.nationalId;
  const shared: [name: string, isShared: boolean, isProven: boolean][] = [
    ["email", one.email !== "" && one.email === other.email, one.isEmailProven && other.isEmailProven],
    ["phone", one.phone !== "" && one.phone === other.phone, one.isPhoneProven && other.isPhoneProven],
    ["national_id", isSameNumber, bothKnown],
    // Of two whose numbers differ, the same name and day of birth are chance.
    ["person", one.person === other.person, bothKnown && (isSameNumber || !bothNumbers)],
  ];
  const names = (wanted: boolean) =>
    shared.filter(([, isShared, isProven]) => isShared && isProven === wanted).map(([name]) => name);
  return { proven: names(true), typed: names(false) };
}

/**
 * Every account that a person may have opened, this one included, for terms that hold once for a person. A number and an address count only where both
 * accounts are activated; names, day of birth and national number count as they were typed, so this must never shut anybody out.
 */
export async function accountsOf(connection: SqlConnection, player: Player): Promise<Player[]> {
  const own = marksOf(player);
  return (await findWithMarksOf(connection, player)).filter((each) => {
    const { proven, typed } = sharedMarks(own, marksOf(each));
    const names = [...proven, ...typed].filter(
      (name) => name === "person" || name === "national_id" || (player.isActivated && each.isActivated),
    );
    return each.id === player.id || names.length > 0;
  });
}
