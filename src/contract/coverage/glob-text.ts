/** Longer globs are compared by equality. */
export const maxLength = 500;

const tokenForm = /\*+|[^*]/gu;

/**
 * Whether one glob matches every text that another matches. Certain if it matches the other's text, where
 * only stars match stars. `*` is the only wildcard.
 */
export function coversGlobText(wider: string, narrower: string): boolean {
  if (wider === narrower) return true;
  if (!wider.includes('*') || wider.length + narrower.length > maxLength) return false;
  const texts = narrower.match(tokenForm) ?? [];
  let row = [true, ...texts.map(() => false)];
  for (const token of wider.match(tokenForm) ?? []) {
    const isStar = token.startsWith('*');
    const next = [isStar && row[0] === true];
    for (const [index, text] of texts.entries()) {
      const isMatch = isStar ? row[index + 1] || next[index] : row[index] && token === text;
      next.push(isMatch === true);
    }
    row = next;
  }
  return row[texts.length] === true;
}
