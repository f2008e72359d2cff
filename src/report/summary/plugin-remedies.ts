import type { Finding } from '../../model/finding.ts';
import type { Report } from '../../model/report.ts';
import { placeText } from './markup.ts';
import { addFirst, type Remedy, type RemedyStyle } from './remedy.ts';

const rules: ReadonlySet<string> = new Set(['plugin-bump-too-small', 'plugin-version-stale']);

/**
 * The versions of plugins to set, one remedy for each plugin, with every place that declares one. `runsBump` is true if
 * a remedy before them runs `bump`.
 */
export function pluginRemedies(
  report: Report,
  findings: readonly Finding[],
  style: RemedyStyle,
  runsBump: boolean,
): Remedy[] {
  const ofVersions = findings.filter(({ rule }) => rules.has(rule));
  if (ofVersions.length === 0) return [];
  const { markup } = style;
  const command = markup.code('skillaccord bump');
  const run = `Run ${command}${addFirst(report, style)}, then commit: it sets`;
  const all = report.units.flatMap(({ name, neededVersion, versions = [] }): Remedy[] => {
    const isOwn = ({ at }: Finding) =>
      versions.some((version) => placeText(version.at) === placeText(at));
    const resolved = ofVersions.filter(isOwn);
    if (!neededVersion || resolved.length === 0) return [];
    const places = versions.map(({ at }) => markup.place(at)).join(', ');
    const text = `the version of plugin ${markup.name(name)} to ${markup.code(neededVersion)} in ${places}.`;
    return [{ text, resolved }];
  });
  return all.map(({ text, resolved }, index) => {
    const start = runsBump || index > 0 ? `${command} also sets` : run;
    return { text: `${start} ${text}`, resolved, runsBump: true };
  });
}
