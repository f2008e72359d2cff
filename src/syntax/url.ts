import { redacted } from '../model/value/redact-value.ts';
import { isSecretName } from './secret-name.ts';

/** The user info before the host of a URL. */
const userInfo = /(?<=:\/\/)[^\s/?#"'<>]*@/g;

/** The start of user info in a URL that a message truncated. */
const truncatedUserInfo =
  /(?<=:\/\/)(?:[^\s/?#"'<>@:…]*:[^\s/?#"'<>@…]*|[^\s/?#"'<>@:.…]{20,})(?=…)/g;

/** A query parameter of a URL. */
const queryParameter = /(?<=[?&#;])([\w.-]{1,60})=([^\s&#"'<>]+)/g;

/** Redacts credentials in the URLs of a text: user names and passwords, tokens, signatures. */
export function redactCredentials(text: string): string {
  if (!text.includes('://')) return text;
  return text
    .replace(userInfo, (match, offset: number) =>
      isPlainUser(match, text, offset) ? match : `${redacted}@`,
    )
    .replace(truncatedUserInfo, redacted)
    .replace(queryParameter, (match, name: string) =>
      isSecretParameter(name) ? `${name}=${redacted}` : match,
    );
}

/** A user name without a password: harmless over SSH, but over HTTP it may be a token. */
function isPlainUser(userInfo: string, text: string, offset: number): boolean {
  return (
    !userInfo.includes(':') && !/https?:\/\/$/i.test(text.slice(Math.max(offset - 8, 0), offset))
  );
}

function isSecretParameter(name: string): boolean {
  return isSecretName(name) || /^(?:key|auth|code|sig)$|signature$/i.test(name);
}
