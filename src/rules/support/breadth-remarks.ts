import { isSecretName } from '../../syntax/secret-name.ts';

/** What makes a path one to look at twice. */
export function widePathRemark(path: string): string | null {
  const root = path.replace(/\/+$/, '');
  if (root === '') return path === '' ? null : 'is the whole file system';
  if (root === '~') return 'is the whole home directory';
  if (path.split('/').includes('..')) return 'leads out of where it begins';
  return path.includes('$') ? 'may be anywhere' : null;
}

/** What makes a domain one to look at twice. */
export function wideDomainRemark(domain: string): string | null {
  return /^(?:[a-z]+:\/\/)?\*(?:[:/]|$)/i.test(domain) ? 'is every host' : null;
}

/** What makes a variable, or a pattern of some, one to look at twice. */
export function wideVariableRemark(variable: string): string | null {
  if (variable === '*') return 'is every variable';
  return isSecretName(variable.replace(/\*$/, '')) ? 'is named like a secret' : null;
}
