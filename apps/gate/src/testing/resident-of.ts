import { getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { swedish } from "./limited-play.ts";

/** The part of a signup form that differs by country: a mobile number as people there write it, and a personal number for Sweden. */
export function residentOf(country: string) {
  if (country === "SE") return swedish();
  const phone = getExampleNumber(country as Parameters<typeof getExampleNumber>[0], examples)!;
  return { country, phone: phone.formatNational() };
}
