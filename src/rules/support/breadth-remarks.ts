import { type Message, words } from '../../model/message.ts';
import { withoutEndSlashes } from '../../model/text/path.ts';
import { isSecretName } from '../../syntax/secret-name.ts';

/** A remark about an unusually wide path; null for other paths. */
export function widePathRemark(path: string): Message | null {
  const root = withoutEndSlashes(path);
  if (root === '') return path === '' ? null : words('is the whole file system');
  if (root === '~') return words('is the whole home directory');
  if (path.split('/').includes('..')) return words('is outside its folder');
  return path.includes('$') ? words('may be anywhere') : null;
}

/** A remark about an unusually wide domain; null for other domains. */
export function wideDomainRemark(domain: string): Message | null {
  return /^(?:[a-z]+:\/\/)?\*(?:[:/]|$)/i.test(domain) ? words('is every host') : null;
}

/** A remark about an unusually wide variable pattern or a secret; null for others. */
export function wideVariableRemark(variable: string): Message | null {
  if (variable === '*') return words('is every variable');
  return isSecretName(variable.replace(/\*$/, '')) ? words('is named like a secret') : null;
}
