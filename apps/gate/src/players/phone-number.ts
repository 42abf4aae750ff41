import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";

/**
 * A number as a person of the country writes it, in E.164 (`+358401234567`); nothing when it cannot be called.
 * @param country two capital letters; a number that starts with `+` brings its own.
 */
export function readPhoneNumber(text: string, country: string): string | undefined {
  const phone = parsePhoneNumberFromString(text, country as CountryCode);
  return phone?.isValid() ? phone.number : undefined;
}
