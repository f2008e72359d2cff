/** What names of variables are made of, with the stars of a pattern. */
const plain = /^[\w*]+$/;

/**
 * Whether one pattern of environment variables allows every name another one does. A star at the end
 * stands for any rest; elsewhere it is a letter like others, and what follows only narrows it. A text
 * that is no name, such as `A,B`, is allowed by the same text only.
 */
export function coversVariable(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (!plain.test(narrower)) return false;
  const prefix = wider.endsWith('*') ? wider.slice(0, -1) : null;
  if (prefix === null || prefix.includes('*')) return false;
  return narrower.replace(/\*.*$/s, '').startsWith(prefix);
}
