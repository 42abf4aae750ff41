import { randomBytes } from "node:crypto";
import { type calls, DomainError, type FieldMessages, type ParsedInputOf } from "@bellwether/contract";
import { ageOn, type Country, findCountry, isOffered, protectionOf } from "@bellwether/market";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { queueSignupPostback, readAffiliateTags, referenceOf } from "../affiliates/index.ts";
import type { GateParts } from "../gate-parts.ts";
import type { RequestContext } from "../http/request-context.ts";
import {
  claimedMarksOf,
  keepEvidence,
  refuseExcludedPerson,
  refuseRegistered,
  shutOutIfExcluded,
  startSession,
} from "../limits/index.ts";
import {
  asPlayer,
  type Player,
  type PlayerRow,
  recordFirstConsents,
  termsVersionFor,
} from "../players/index.ts";
import { birthDate } from "./birth-date.ts";
import { noteCollision, refuseCollisionHunt } from "./letter-bounds.ts";
import { isHeldForUndo } from "./mail-token.ts";
import { hashPassword, isCommonPassword } from "./passwords.ts";
import { isPersonalNumber } from "./personal-number.ts";
import { guessAt, rememberPlace } from "./slow-guessing.ts";

type Form = ParsedInputOf<typeof calls.signup>;

/**
 * Opens an account and its first session. Currency follows the country and never changes. An address that has an account is refused
 * in words that fit any other reason, and its owner gets a letter (docs/decisions/0008).
 * @throws DomainError `invalid_param` with the fields, `signup_not_allowed`, `account_excluded`, `register_blocked`,
 * `register_unavailable`, `signup_refused`, or `too_many_attempts` for a network
 * address that has named several taken ones.
 */
export async function signUp(
  parts: GateParts,
  context: RequestContext,
  form: Form,
): Promise<{ player: Player; session: string }> {
  const country = findCountry(form.country);
  if (!country?.signupAllowed)
    throw new DomainError("signup_not_allowed", { fields: { country: "core.error_signup_not_allowed" } });
  const { bornOn, phone, nationalId } = checkPerson(form, country, parts.now());
  const claimed = claimedMarksOf({
    bornOn,
    phone,
    nationalId,
    email: form.email,
    firstName: form.firstname,
    lastName: form.lastname,
  });
  await refuseExcludedPerson(parts.database, claimed, parts.now());
  const evidence = await refuseRegistered(
    parts,
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
  const tags = readAffiliateTags(parts, referenceOf(form));
  const termsVersion = termsVersionFor(parts, { brand: context.brand, country: country.code });

  const opened = await parts.database.transaction(async (connection) => {
    const now = parts.now();
    await refuseCollisionHunt(connection, context.address, now);
    // An address that was changed lately can be taken back, and must not be given away meanwhile.
    if (await isHeldForUndo(connection, { brand: context.brand, email: form.email }, now)) return undefined;
    const { rows } = await connection.query<PlayerRow>(
      `INSERT INTO player (id, brand, email, password_hash, first_name, last_name, address, zip, city, country, currency, born_on, gender,
         phone, newsletter, language, channel, accepted_terms_at, affiliate_tags, created_at, last_login_at, accepted_terms_version, national_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $18, $18, $20, $21)
       ON CONFLICT DO NOTHING RETURNING *`,
      [
        randomBytes(10).toString("hex"),
        context.brand,
        form.email,
        passwordHash,
        form.firstname,
        form.lastname,
        form.address,
        form.zip,
        form.city,
        country.code,
        country.currency,
        bornOn,
        form.gender,
        phone,
        form.newsletter === "1",
        form.system_language && isOffered(form.system_language) ? form.system_language : country.language,
        randomBytes(16).toString("base64url"),
        now,
        tags ? JSON.stringify(tags) : null,
        termsVersion,
        nationalId,
      ],
    );
    const row = rows[0];
    if (!row) {
      await noteCollision(parts, connection, { ...context, email: form.email });
      return undefined;
    }
    const player = asPlayer(row);
    await recordFirstConsents(connection, player.id, { at: now, address: context.address });
    if (evidence) await keepEvidence(connection, evidence, player.id);
    await rememberPlace(connection, guessAt(context.brand, form.email, context.address), now);
    await queueSignupPostback(parts, connection, player);
    return { player, session: await startSession(parts, connection, player, context) };
  });
  // The letter to the owner is committed before the refusal is thrown.
  if (!opened) throw new DomainError("signup_refused");
  // Whoever shut themselves out while the form was being looked at could not see this account yet.
  if (await shutOutIfExcluded(parts, opened.player, claimed)) throw new DomainError("account_excluded");
  return opened;
}

/** What a schema cannot say: dates that exist, the country's age, a number that can be called, a password that is not everyone's. */
function checkPerson(
  form: Form,
  country: Country,
  now: Date,
): { bornOn: string; phone: string; nationalId: string | null } {
  const fields: FieldMessages = {};
  const bornOn = birthDate(form.year, form.month, form.day);
  if (!bornOn || bornOn > now.toISOString().slice(0, 10) || bornOn < "1900-01-01")
    fields.day = "core.error_birthdate_invalid";
  else if (ageOn(bornOn, now) < country.minimumAge) fields.year = "core.error_too_young";
  const needsId = protectionOf(country.code).register === "spelpaus";
  if (needsId && !form.personal_number) fields.personal_number = "core.error_personal_number_required";
  else if (needsId && !isPersonalNumber(form.personal_number!, bornOn))
    fields.personal_number = "core.error_personal_number_invalid";
  const phone = parsePhoneNumberFromString(form.phone, country.code as CountryCode);
  if (!phone?.isValid()) fields.phone = "core.error_phone_invalid";
  if (isCommonPassword(form.password, form.email)) fields.password = "core.error_password_common";
  if (form.currency !== country.currency) fields.currency = "core.error_currency_follows_country";
  if (Object.keys(fields).length > 0) {
    throw new DomainError("invalid_param", {
      fields,
      params: { age: String(country.minimumAge), currency: country.currency },
    });
  }
  return { bornOn: bornOn!, phone: phone!.number, nationalId: needsId ? form.personal_number! : null };
}
