const cookieName = "signup_phone";
const fifteenMinutesInSeconds = 900;

export type SignupPhone = { country: string; number: string };

/** Cookie with the phone number typed at signup, for the activation page; scripts cannot read it, and it expires after a quarter of an hour. */
export function rememberPhone(values: { phone_country: string; phone: string }, secure: boolean): string {
  const value = encodeURIComponent(`${values.phone_country} ${values.phone}`);
  return `${cookieName}=${value}; Path=/; Max-Age=${fifteenMinutesInSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

export function rememberedPhone(cookies: Map<string, string>): SignupPhone | undefined {
  const [, country, number] =
    /^([A-Z]{2}) ([+\d][\d\s().-]{3,19})$/.exec(cookies.get(cookieName) ?? "") ?? [];
  return country && number ? { country, number } : undefined;
}
