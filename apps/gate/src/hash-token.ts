import { hash } from "node:crypto";

/** The stored form of a secret token: its SHA-256 in base64url. */
export const hashToken = (token: string) => hash("sha256", token, "base64url");
