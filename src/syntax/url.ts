import { redacted } from '../model/redacted.ts';
import { soundsSecret } from './secret-name.ts';

/** What stands before the host of an address. */
const user = /(?<=:\/\/)[^\s/?#"'<>]*@/g;

/** What may be the beginning of that, where a message cuts the address short. */
const cutUser = /(?<=:\/\/)(?:[^\s/?#"'<>@:…]*:[^\s/?#"'<>@…]*|[^\s/?#"'<>@:.…]{20,})(?=…)/g;

/** A parameter of an address. */
const parameter = /(?<=[?&#;])([\w.-]{1,60})=([^\s&#"'<>]+)/g;

/** Hides what opens something in the addresses of a text: user names and passwords, tokens, signatures. */
export function withoutCredentials(text: string): string {
  if (!text.includes('://')) return text;
  return text
    .replace(user, (found, at: number) => (isPlain(found, text, at) ? found : `${redacted}@`))
    .replace(cutUser, redacted)
    .replace(parameter, (found, name: string) => (opens(name) ? `${name}=${redacted}` : found));
}

/** A user name without a password: over SSH it opens nothing; over HTTP a token may stand there. */
function isPlain(user: string, text: string, at: number): boolean {
  return !user.includes(':') && !/https?:\/\/$/i.test(text.slice(Math.max(at - 8, 0), at));
}

function opens(name: string): boolean {
  return soundsSecret(name) || /^(?:key|auth|code|sig)$|signature$/i.test(name);
}
