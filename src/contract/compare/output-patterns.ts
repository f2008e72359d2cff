import type { Verdict } from '../../model/contract.ts';
import { rewritten } from '../../model/text/placeholders.ts';
import type { Budget } from '../budget.ts';
import { complement, union } from '../pattern/chars.ts';
import { type Inclusion, includes } from '../pattern/inclusion.ts';
import { type Regex, single } from '../pattern/regex.ts';

/** The pattern with inputs by their new names, written without blanks in the braces. */
export function withNames(pattern: string, names: ReadonlyMap<string, string>): string {
  return rewritten(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}

/**
 * How the paths of a pattern relate to those of another, where both are read as globs and a
 * `{{…}}` is the same unknown text in both; null where a pattern uses more than that.
 */
export function comparePatterns(before: string, after: string, budget: Budget): Verdict | null {
  const names = new Map<string, string>();
  const [was, now] = [readGlob(before, names), readGlob(after, names)];
  if (!was || !now) return null;
  return verdictOf(includes(was, now, budget), includes(now, was, budget));
}

function verdictOf(kept: Inclusion, covered: Inclusion): Verdict | null {
  if (kept.answer === 'unknown' || covered.answer === 'unknown') return null;
  if (kept.answer === 'yes') return covered.answer === 'yes' ? 'equivalent' : 'narrowed';
  return covered.answer === 'yes' ? 'widened' : 'incomparable';
}

/** Characters that no path of a skill holds stand for the variables. */
const standIns = { from: 0xe000, to: 0xf8ff };
const slash = { from: 0x2f, to: 0x2f };
const many = Number.POSITIVE_INFINITY;
const withinFolder: Regex = { type: 'one', of: complement(union(slash, standIns)) };
const anywhere: Regex = {
  type: 'repeat',
  part: { type: 'one', of: complement([]) },
  min: 0,
  max: many,
};
const folders: Regex = {
  type: 'repeat',
  part: { type: 'sequence', parts: [anywhere, single('/')] },
  min: 0,
  max: 1,
};

const maximumLength = 500;

function readGlob(pattern: string, names: Map<string, string>): Regex | null {
  if (pattern.length > maximumLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
  const plain = rewritten(pattern, (name) => standInFor(name, names));
  if (/[[\]{}!\\]/.test(plain)) return null;
  const tokens = plain.replace(/^\.\//, '').match(/\*\*\/|\*+|[\s\S]/gu) ?? [];
  const parts = tokens.map(readToken);
  return {
    type: 'sequence',
    parts: [{ type: 'place', where: 'start' }, ...parts, { type: 'place', where: 'end' }],
  };
}

function readToken(token: string): Regex {
  if (token === '**/') return folders;
  if (token === '?') return withinFolder;
  if (!token.startsWith('*')) return single(token);
  return token.length > 1 ? anywhere : { type: 'repeat', part: withinFolder, min: 0, max: many };
}

function standInFor(name: string, names: Map<string, string>): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const fresh = String.fromCharCode(standIns.from + names.size);
  names.set(name, fresh);
  return fresh;
}
