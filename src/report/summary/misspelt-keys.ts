import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { abbreviateUnique } from './abbreviate-list.ts';
import type { Remedy, RemedyStyle } from './remedy.ts';

const rules: ReadonlySet<string> = new Set(['key-typo', 'block-typo']);

/** Rules on a key or value that is missing: it may be under the misspelt key. */
const missingRules: ReadonlySet<string> = new Set([
  ...['name-missing', 'description-missing', 'provides-missing', 'entrypoint-missing'],
  ...['recipe-field-missing', 'recipes-none', 'input-incomplete'],
]);

/**
 * The step before all others where a skill that fails for a change or a missing key has a new misspelt key: what the
 * key says is not read, so the skill seems to lack it.
 */
export function misspeltKeyRemedies(
  { findings }: Report,
  failing: readonly Finding[],
  { markup, maxPlaces }: RemedyStyle,
): Remedy[] {
  const decisive = new Set(failing);
  const roots = new Set(failing.filter(mayComeFromTypo).flatMap(({ skill }) => skill ?? []));
  const typos = findings.filter(
    (finding) =>
      rules.has(finding.rule) &&
      finding.state === 'new' &&
      finding.skill !== null &&
      roots.has(finding.skill) &&
      !decisive.has(finding),
  );
  if (typos.length === 0) return [];
  const places = abbreviateUnique(
    typos.map(({ at }) => markup.place(at)),
    maxPlaces,
  );
  const [subject, it] =
    typos.length === 1 ? ['the misspelt key', 'it'] : ['the misspelt keys', 'them'];
  const text = `Correct ${subject} in ${places} first: errors of the same skill may come from ${it}.`;
  return [{ text, resolved: [] }];
}

function mayComeFromTypo({ rule, bump, category }: Finding): boolean {
  return bump !== null || category === 'version' || missingRules.has(rule);
}
