/** The characters of variable names, with stars. */
const plain = /^[\w*]+$/;

/**
 * Whether one pattern of environment variables allows every name of another. A trailing star matches any
 * suffix; any other star is literal. A text that is not a name, such as `A,B`, covers only the same text.
 */
export function coversVariable(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (!plain.test(narrower)) return false;
  const prefix = wider.endsWith('*') ? wider.slice(0, -1) : null;
  if (prefix === null || prefix.includes('*')) return false;
  return narrower.replace(/\*.*$/s, '').startsWith(prefix);
}
