import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { placeText } from './markup.ts';
import type { Remedy, RemedyStyle } from './remedy.ts';

const rules: ReadonlySet<string> = new Set(['plugin-bump-too-small', 'plugin-version-stale']);

/** The versions of plugins to set, one remedy for each plugin, with every place that declares one. */
export function pluginRemedies(
  { units }: Report,
  findings: readonly Finding[],
  { markup }: RemedyStyle,
): Remedy[] {
  const ofVersions = findings.filter(({ rule }) => rules.has(rule));
  if (ofVersions.length === 0) return [];
  return units.flatMap(({ name, neededVersion, versions = [] }): Remedy[] => {
    const isOwn = ({ at }: Finding) => versions.some((one) => placeText(one.at) === placeText(at));
    const resolved = ofVersions.filter(isOwn);
    if (!neededVersion || resolved.length === 0) return [];
    const places = versions.map(({ at }) => markup.place(at)).join(', ');
    const text = `Set the version of plugin ${markup.name(name)} to ${markup.code(neededVersion)} in ${places}, or run ${markup.code('skillaccord bump')}.`;
    return [{ text, resolved }];
  });
}
