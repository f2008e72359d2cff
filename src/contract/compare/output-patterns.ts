import type { Verdict } from '../../model/contract.ts';
import { replaceVariables } from '../../model/text/placeholders.ts';
import type { Budget } from '../budget.ts';
import { complement, union } from '../pattern/chars.ts';
import { type Inclusion, includes } from '../pattern/inclusion.ts';
import { type Regex, singleCharacter } from '../pattern/regex.ts';

/** The pattern with renamed inputs, without blanks in the braces. */
export function renameVariables(pattern: string, names: ReadonlyMap<string, string>): string {
  return replaceVariables(pattern, (name) => `{{${names.get(name) ?? name}}}`);
}

/**
 * Compares the paths of two globs, where equal `{{…}}` variables are equal unknown texts; null for
 * unsupported syntax.
 */
export function comparePatterns(before: string, after: string, budget: Budget): Verdict | null {
  const names = new Map<string, string>();
  const [from, to] = [parseGlob(before, names), parseGlob(after, names)];
  if (!from || !to) return null;
  return verdictOf(includes(from, to, budget), includes(to, from, budget));
}

function verdictOf(inclusion: Inclusion, reverseInclusion: Inclusion): Verdict | null {
  if (inclusion.answer === 'unknown' || reverseInclusion.answer === 'unknown') return null;
  if (inclusion.answer === 'yes')
    return reverseInclusion.answer === 'yes' ? 'equivalent' : 'narrowed';
  return reverseInclusion.answer === 'yes' ? 'widened' : 'incomparable';
}

/** Private-use characters represent variables. */
const variableRange = { from: 0xe000, to: 0xf8ff };
const slash = { from: 0x2f, to: 0x2f };
const unbounded = Number.POSITIVE_INFINITY;
const withinFolder: Regex = { type: 'chars', chars: complement(union(slash, variableRange)) };
const anyPath: Regex = {
  type: 'repeat',
  part: { type: 'chars', chars: complement([]) },
  min: 0,
  max: unbounded,
};
const folders: Regex = {
  type: 'repeat',
  part: { type: 'sequence', parts: [anyPath, singleCharacter('/')] },
  min: 0,
  max: 1,
};

const maxLength = 500;

function parseGlob(pattern: string, names: Map<string, string>): Regex | null {
  if (pattern.length > maxLength || /[\ue000-\uf8ff]/.test(pattern)) return null;
  const withoutVariables = replaceVariables(pattern, (name) => variableCharacter(name, names));
  if (/[[\]{}!\\]/.test(withoutVariables)) return null;
  const tokens = withoutVariables.replace(/^\.\//, '').match(/\*\*\/|\*+|[\s\S]/gu) ?? [];
  const parts = tokens.map(parseToken);
  return {
    type: 'sequence',
    parts: [
      { type: 'assertion', assertion: 'start' },
      ...parts,
      { type: 'assertion', assertion: 'end' },
    ],
  };
}

function parseToken(token: string): Regex {
  if (token === '**/') return folders;
  if (token === '?') return withinFolder;
  if (!token.startsWith('*')) return singleCharacter(token);
  return token.length > 1
    ? anyPath
    : { type: 'repeat', part: withinFolder, min: 0, max: unbounded };
}

function variableCharacter(name: string, names: Map<string, string>): string {
  const known = names.get(name);
  if (known !== undefined) return known;
  const character = String.fromCharCode(variableRange.from + names.size);
  names.set(name, character);
  return character;
}
