import type { Matcher } from '../../model/power.ts';

/** The matcher of a Claude Code hook; undefined if it matches everything. */
export function claudeMatcher(text: string): Matcher | undefined {
  if (['', '*', '.*', '^.*$'].includes(text)) return undefined;
  if (!/^[\w\- ,|]+$/.test(text)) return { text, names: null };
  const names = text.split(/[|,]/).map((name) => name.trim());
  return { text, names: [...new Set(names.filter((name) => name !== ''))].sort() };
}
