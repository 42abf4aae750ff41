import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * Converts a number as people in the country write it to E.164 (`+358401234567`); undefined when it is not a valid number.
 * @param country two capital letters; ignored for a number that starts with `+`.
 */
export function readPhoneNumber(text: string, country: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() ? phone.number : undefined;
}
