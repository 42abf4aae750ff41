import { type CountryCode, type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";

/** Where fixed and mobile lines cannot be told apart, as in North America, a number may be a phone. */
const GETS_SMS: readonly NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE"];

export type PhoneReading =
  | { phone: string; country: string; fault?: undefined }
  | { phone?: undefined; fault: "core.error_phone_invalid" }
  | { phone: string; fault: "core.error_phone_no_sms" };

/**
 * Converts a number as people in the country write it to E.164 (`+358401234567`), with the country whose number it is. A fault is the text
 * for its field: no valid number; or one that gets no SMS, or for a high price, such as landlines, service and satellite numbers.
 * @param country two capital letters; ignored for a number that starts with `+`.
 */
export function readPhoneNumber(text: string, country?: string): PhoneReading {
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  if (!number?.isValid()) return { fault: "core.error_phone_invalid" };
  // Satellite and other numbers of no country have types too, but no country.
  if (!number.country || !GETS_SMS.includes(number.getType()))
    return { phone: number.number, fault: "core.error_phone_no_sms" };
  return { phone: number.number, country: number.country };
}
