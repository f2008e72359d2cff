/**
 * Whether one pattern of environment variables allows every name another one does. A star at the end
 * stands for any rest; elsewhere it is a letter like others, and what follows only ever says less.
 */
export function coversVariable(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  const prefix = wider.endsWith('*') ? wider.slice(0, -1) : null;
  if (prefix === null || prefix.includes('*')) return false;
  return narrower.replace(/\*.*$/s, '').startsWith(prefix);
}
