import { isSecretName } from '../../syntax/secret-name.ts';

/** A remark about an unusually wide path; null for other paths. */
export function widePathRemark(path: string): string | null {
  const root = path.replace(/\/+$/, '');
  if (root === '') return path === '' ? null : 'is the whole file system';
  if (root === '~') return 'is the whole home directory';
  if (path.split('/').includes('..')) return 'leads out of its folder';
  return path.includes('$') ? 'may be anywhere' : null;
}

/** A remark about an unusually wide domain; null for other domains. */
export function wideDomainRemark(domain: string): string | null {
  return /^(?:[a-z]+:\/\/)?\*(?:[:/]|$)/i.test(domain) ? 'is every host' : null;
}

/** A remark about an unusually wide variable pattern or a secret; null for others. */
export function wideVariableRemark(variable: string): string | null {
  if (variable === '*') return 'is every variable';
  return isSecretName(variable.replace(/\*$/, '')) ? 'is named like a secret' : null;
}
