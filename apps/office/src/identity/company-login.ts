import { inTab, isRecord, keepValue, takeValue } from "@bellwether/ui/browser-storage.ts";

/** A sign-in at the company's directory that this tab has begun: the state to come back with, and where its person wanted to go. */
export type CompanyLogin = { state: string; to: string };

const NAME = "office-company-login";

const isLogin = (value: unknown): value is CompanyLogin =>
  isRecord(value) && typeof value.state === "string" && typeof value.to === "string";

export const keepCompanyLogin = (login: CompanyLogin) => void keepValue(inTab, NAME, login);

/** The sign-in that was begun here; it is good once. Another tab's, or a link from elsewhere, has none. */
export const takeCompanyLogin = () => takeValue(inTab, NAME, isLogin);
