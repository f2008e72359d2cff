import { redacted } from '../model/value/redact-value.ts';
import { isSecretName } from './secret-name.ts';

/** What stands before the host of an address. */
const userInfo = /(?<=:\/\/)[^\s/?#"'<>]*@/g;

/** What may be the beginning of that, where a message cuts the address short. */
const truncatedUserInfo =
  /(?<=:\/\/)(?:[^\s/?#"'<>@:…]*:[^\s/?#"'<>@…]*|[^\s/?#"'<>@:.…]{20,})(?=…)/g;

/** A parameter of an address. */
const queryParameter = /(?<=[?&#;])([\w.-]{1,60})=([^\s&#"'<>]+)/g;

/** Hides what opens something in the addresses of a text: user names and passwords, tokens, signatures. */
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

/** A user name without a password: over SSH it opens nothing; over HTTP a token may stand there. */
function isPlainUser(userInfo: string, text: string, offset: number): boolean {
  return (
    !userInfo.includes(':') && !/https?:\/\/$/i.test(text.slice(Math.max(offset - 8, 0), offset))
  );
}

function isSecretParameter(name: string): boolean {
  return isSecretName(name) || /^(?:key|auth|code|sig)$|signature$/i.test(name);
}
