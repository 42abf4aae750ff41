/** Where a partner's tags wait, as JSON [3.16]. */
export const affiliateCookieName = "affiliate_tags";
