import { type calls, DomainError, type FieldMessages, type ParsedInputOf } from "@bellwether/contract";
import { ageOn, type Country, findCountry, identityRulesOf, isOffered, marketDay } from "@bellwether/market";
import { queueSignupPostback, readAffiliateTags, referenceOf } from "../affiliates/index.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  claimedMarksOf,
  keepEvidence,
  refuseExcludedPerson,
  refuseRegistered,
  shutOutIfExcluded,
  startSession,
} from "../limits/index.ts";
import { asPlayer, findPlayerByEmail, insertPlayer, type Player, readPhoneNumber } from "../players/index.ts";
import type { MarketPorts, NotifyPorts, SettingsPort, StorePorts } from "../ports.ts";
import type { StartedSession } from "../sessions/index.ts";
import { refuseStopped } from "../stops/index.ts";
import { birthDate } from "./birth-date.ts";
import { noteCollision, refuseCollisionHunt } from "./letter-bounds.ts";
import { isHeldForUndo } from "./mail-token.ts";
import { hashPassword } from "./passwords.ts";
import { isPersonalNumber } from "./personal-number.ts";
import { guessAt, rememberPlace } from "./slow-guessing.ts";
import { weighPassword } from "./weigh-password.ts";

type Form = ParsedInputOf<typeof calls.signup>;

/**
 * Opens an account and its first session. The country determines the currency, which never changes. An address that already has an account
 * is refused with a message that does not reveal the reason, and its owner gets an email (docs/decisions/0008).
 * @throws DomainError `invalid_param` with the fields, `signup_not_allowed`, `account_excluded`, `register_blocked`,
 * `register_unavailable`, `signup_refused`, or `too_many_attempts` for a network address that has entered several taken addresses.
 */
export async function signUp(
  deps: StorePorts & MarketPorts & NotifyPorts & SettingsPort<"affiliates" | "siteUrl">,
  context: RequestContext,
  form: Form,
): Promise<{ player: Player; session: StartedSession }> {
  const country = findCountry(form.country);
  if (!country?.signupAllowed)
    throw new DomainError("signup_not_allowed", { fields: { country: "core.error_signup_not_allowed" } });
  refuseStopped(deps, "signup", country.code, deps.now());
  const { bornOn, phone, nationalId } = await checkPerson(form, country, deps.now());
  const claimed = claimedMarksOf({
    bornOn,
    phone,
    nationalId,
    email: form.email,
    firstName: form.firstname,
    lastName: form.lastname,
  });
  await refuseExcludedPerson(deps.database, claimed, deps.now());
  const evidence = await refuseRegistered(
    deps,
    {
      country: country.code,
      nationalId,
      firstName: form.firstname,
      lastName: form.lastname,
      bornOn,
      email: form.email,
      zip: form.zip,
      phone,
    },
    "signup",
  );
  const passwordHash = await hashPassword(form.password);
  const tags = readAffiliateTags(deps, referenceOf(form));
  const termsVersion = deps.terms.versionFor({ brand: context.brand, country: country.code });

  const opened = await deps.database.transaction(async (connection) => {
    const now = deps.now();
    await refuseCollisionHunt(connection, context.address, now);
    // A recent address change can be undone, so the old address must not be given away until then.
    if (await isHeldForUndo(connection, { brand: context.brand, email: form.email }, now)) return undefined;
    const source = { at: now, address: context.address };
    // An account that has the mailbox in an older form does not collide with the new row.
    const isTaken = (await findPlayerByEmail(connection, context.brand, form.email)) !== undefined;
    const row = isTaken
      ? undefined
      : await insertPlayer(
          connection,
          {
            brand: context.brand,
            email: form.email,
            passwordHash,
            firstName: form.firstname,
            lastName: form.lastname,
            address: form.address,
            zip: form.zip,
            city: form.city,
            country: country.code,
            currency: country.currency,
            bornOn,
            gender: form.gender,
            phone,
            newsletter: form.newsletter === "1",
            language:
              form.system_language && isOffered(form.system_language)
                ? form.system_language
                : country.language,
            affiliateTags: tags,
            termsVersion,
            nationalId,
          },
          source,
        );
    if (!row) {
      await noteCollision(deps, connection, { ...context, email: form.email });
      return undefined;
    }
    const player = asPlayer(row);
    if (evidence) await keepEvidence(connection, evidence, player.id);
    await rememberPlace(connection, guessAt(context.brand, form.email, context.address), now);
    await queueSignupPostback(deps, connection, player);
    return { player, session: await startSession(deps, connection, player, context) };
  });
  // The email to the owner is committed before the refusal is thrown.
  if (!opened) throw new DomainError("signup_refused");
  // A person who was excluded while the form was being checked: the exclusion could not see this account yet.
  if (await shutOutIfExcluded(deps, opened.player, claimed)) throw new DomainError("account_excluded");
  return opened;
}

/** Checks what a schema cannot: valid dates, the country's minimum age, a valid phone number, a password that is not soon guessed. */
async function checkPerson(
  form: Form,
  country: Country,
  now: Date,
): Promise<{ bornOn: string; phone: string; nationalId: string | null }> {
  const fields: FieldMessages = {};
  const bornOn = birthDate(form.year, form.month, form.day);
  if (!bornOn || bornOn > marketDay(country.code, now) || bornOn < "1900-01-01")
    fields.day = "core.error_birthdate_invalid";
  else if (ageOn(bornOn, country.code, now) < country.minimumAge) fields.year = "core.error_too_young";
  const needsId = identityRulesOf(country.code).numberAtSignUp;
  const nationalId = needsId ? (form.personal_number ?? "") : null;
  if (nationalId === "") fields.personal_number = "core.error_personal_number_required";
  else if (nationalId !== null && !isPersonalNumber(nationalId, bornOn))
    fields.personal_number = "core.error_personal_number_invalid";
  const read = readPhoneNumber(form.phone, country.code);
  if (read.fault) fields.phone = read.fault;
  const { weakness } = await weighPassword(form.password, {
    ...form,
    firstName: form.firstname,
    lastName: form.lastname,
    ...(bornOn && { bornOn }),
  });
  if (weakness) fields.password = `core.error_password_${weakness}`;
  if (form.currency !== country.currency) fields.currency = "core.error_currency_follows_country";
  if (Object.keys(fields).length > 0 || !bornOn || read.fault) {
    throw new DomainError("invalid_param", {
      fields,
      params: { age: String(country.minimumAge), currency: country.currency },
    });
  }
  return { bornOn, phone: read.phone, nationalId };
}
