import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { sampleFolderOf } from '../../model/text/sample-folder.ts';
import { countPhrase, nounOf } from '../counts.ts';
import { configurationPath } from './configuration-path.ts';
import { decisiveFindings } from './failing.ts';
import type { Markup } from './markup.ts';

/** A folder with fewer findings gets no hint. */
const minFindings = 2;

/** Names the folders of tests, fixtures, templates or examples with failing findings, and the setting that ignores them. */
export function ignoreHint(report: Report, markup: Markup): string[] {
  const bySample = groupBy(decisiveFindings(report), ({ at }) => sampleFolderOf(at.path) ?? '\0');
  bySample.delete('\0');
  const folders = [...bySample].filter(([, findings]) => findings.length >= minFindings);
  if (folders.length === 0) return [];
  const findings = folders.flatMap(([, group]) => group);
  const names = folders.map(([folder]) => `${folder}/`).sort(compareNatural);
  const list = names.map((name) => JSON.stringify(name)).join(', ');
  const noun = countPhrase(findings.length, nounOf(findings));
  const places = names.map((name) => markup.code(name)).join(', ');
  const file = markup.code(configurationPath(report));
  const advice = report.configuration?.hasIgnore
    ? `add ${markup.code(list)} to ${markup.code('ignore:')} in ${file}.`
    : `put this line in ${file}: ${markup.code(`ignore: [${list}]`)}`;
  return [
    `${noun} ${findings.length === 1 ? 'is' : 'are'} in ${places}. If nobody installs these skills, ${advice}`,
  ];
}
