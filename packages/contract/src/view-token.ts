/** How the secret begins with which somebody of the office sees the site as a player does. It is no session: calls that change something refuse it. */
export const VIEW_TOKEN_START = "view-";

/** Whether a token is for seeing alone. */
export const isViewToken = (token: string | undefined): boolean =>
  token?.startsWith(VIEW_TOKEN_START) ?? false;
