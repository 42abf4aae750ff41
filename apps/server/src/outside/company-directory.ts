import type { CompanyDirectory } from "@bellwether/gate";
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  ResponseBodyError,
  randomNonce,
  randomPKCECodeVerifier,
} from "openid-client";

export type CompanyDirectorySettings = { issuer: string; clientId: string; clientSecret: string };

/** What `amr` says of a second factor (RFC 8176), and what some directories write instead. */
const SECOND_FACTORS = ["mfa", "otp", "hwk", "swk", "sc", "fpt", "face", "iris", "mca"];

/**
 * The company's directory over OpenID Connect: code flow with PKCE, state and nonce. Its document is read at the first sign-in and again after a
 * failure, so that the office starts also while the directory does not answer.
 */
export function createCompanyDirectory({
  issuer,
  clientId,
  clientSecret,
}: CompanyDirectorySettings): CompanyDirectory {
  const server = new URL(issuer);
  // On this machine alone: the settings refuse http elsewhere.
  const execute = server.protocol === "http:" ? [allowInsecureRequests] : [];
  let found: Promise<Configuration> | undefined;
  const find = () => {
    found ??= discovery(server, clientId, clientSecret, undefined, { execute }).catch((error) => {
      found = undefined;
      throw error;
    });
    return found;
  };
  return {
    name: server.host,
    async begin(returnAddress, state) {
      const verifier = randomPKCECodeVerifier();
      const nonce = randomNonce();
      const url = buildAuthorizationUrl(await find(), {
        ...{ redirect_uri: returnAddress, scope: "openid email", state, nonce },
        ...{ code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: "S256" },
      });
      return { url: url.href, nonce, verifier };
    },
    async finish(returnAddress, query, { state, nonce, verifier }) {
      const configuration = await find();
      const url = new URL(returnAddress);
      url.search = query;
      try {
        const tokens = await authorizationCodeGrant(configuration, url, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return undefined;
        const { email, email_verified: isVerified } =
          claims.email === undefined ? await askUser(configuration, tokens) : claims;
        const { amr } = claims;
        return {
          email: typeof email === "string" && isVerified === true ? email : undefined,
          hasSecondFactor: Array.isArray(amr) && amr.some((each) => SECOND_FACTORS.includes(String(each))),
        };
      } catch (error) {
        if (isRefusal(error)) return undefined;
        throw error;
      }
    },
  };
}

/** A directory that follows the standard to the letter tells the email only here. */
const askUser = (configuration: Configuration, tokens: Awaited<ReturnType<typeof authorizationCodeGrant>>) =>
  fetchUserInfo(configuration, tokens.access_token, tokens.claims()?.sub ?? "");

/** Whether the directory has answered, and not what proves a sign-in: the person cancelled, a code was used, a signature or a nonce is wrong. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  if (error instanceof ResponseBodyError) return error.status < 500;
  return error instanceof ClientError && error.code !== "OAUTH_TIMEOUT" && error.code !== "OAUTH_ABORT";
}
