import { code, count, type Message, msg, namePart, words } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { groupBy } from '../../model/text/group-by.ts';
import { compareNatural } from '../../model/text/natural-order.ts';
import { sampleFolderOf, testFolderOf } from '../../model/text/sample-folder.ts';
import type { Block, Line } from '../document/document.ts';
import { line } from '../document/lines.ts';
import { decisiveFindings } from '../facts/counted.ts';
import { changedSkillCounts, outcomeOf } from '../outcome/outcome.ts';
import { configurationPath } from './accept.ts';

/** How many skills changed, and how many of them fail or have warnings; only next to a title that does not say it. */
export function countsLine(report: Report): readonly Block[] {
  const outcome = outcomeOf(report);
  if (report.base === null || outcome.mark === 'pass') return [];
  const { changed, failing, warned } = changedSkillCounts(report, outcome);
  if (changed.length === 0) return [];
  const details = [
    ...(failing > 0 ? [msg`${failing} ${words(failing === 1 ? 'fails' : 'fail')}`] : []),
    ...(warned > 0
      ? [msg`${warned} ${words(warned === 1 ? 'has a warning' : 'have warnings')}`]
      : []),
  ];
  const [first, second] = details;
  const clause = first ? msg`: ${first}${second ? msg`, ${second}` : words('')}` : words('');
  const counted = msg`${count(changed.length, 'skill')} changed${clause}`;
  return [{ kind: 'paragraph', audience: 'terminal', lines: [counted.parts] }];
}

/** What else the verdict rests on: a missing base, a setting that decides, another configuration. */
export function baseLines(report: Report, noBaseReason: Message | null): readonly Line[] {
  const { base } = report;
  return [
    ...(base === null && noBaseReason !== null ? [line`Not compared. ${noBaseReason}`] : []),
    ...failOnLine(report),
    ...acceptedLine(report),
    ...existingLine(report),
    ...pendingLine(report),
    ...sampleLine(report),
    ...(base?.configuration
      ? [line`Judged by the configuration of ${tipName(base.configuration)}.`]
      : []),
    ...(base?.note === undefined ? [] : [line`${code(base.note, 400)}`]),
  ];
}

function tipName({ sha, name }: { readonly sha: string; readonly name: string }): Message {
  const commit = words(sha.slice(0, 7));
  return name === '' ? commit : msg`${code(name)} (${commit})`;
}

/** That a setting, not the severity, decides. */
function failOnLine(report: Report): readonly Line[] {
  const { failOn, outcome, summary } = report;
  if (outcome === 'pass')
    return decisiveFindings(report).length === 0
      ? []
      : [line`${code('fail-on: never')} lets it pass.`];
  if (summary.errors > 0) return [];
  return failOn === 'warning'
    ? [line`Warnings fail: ${code('fail-on: warning')}.`]
    : [line`The configuration of the base has a stricter ${code('fail-on')}.`];
}

/** Who let breaks pass that no version announces. */
function acceptedLine({ acceptedBy }: Report): readonly Line[] {
  if (!acceptedBy) return [];
  const { login, label } = acceptedBy;
  return [line`${namePart(login)} accepted every break with the label ${code(label)}.`];
}

/** The other way to pass where only existing findings fail. */
function existingLine(report: Report): readonly Line[] {
  if (!outcomeOf(report).failsForExisting) return [];
  const setting = line`${code('scope: new')} in ${code(configurationPath(report))}`;
  return [line`To count new findings only: ${setting}.`];
}

/** That a new policy denies what base has too: the run passes, and the one after the merge may not. */
function pendingLine({ pendingDenials = 0, scope }: Report): readonly Line[] {
  if (pendingDenials === 0 || scope === 'all') return [];
  const permissions = count(pendingDenials, 'existing permission');
  return [line`After the merge, the new ${code('policy')} denies ${permissions}.`];
}

/** A folder with fewer findings is not named, unless it surely holds data of tests. */
const minSamples = 2;

/** The folders of tests, fixtures, templates or examples with failing findings, and the setting that ignores them. */
function sampleLine(report: Report): readonly Line[] {
  const bySample = groupBy(decisiveFindings(report), ({ at }) => sampleFolderOf(at.path));
  const folders = [...bySample].flatMap(([folder, findings]) => {
    const isMany = findings.length >= minSamples;
    const isTest = findings.some(({ at }) => testFolderOf(at.path) !== undefined);
    return folder !== undefined && (isMany || isTest) ? [`${folder}/`] : [];
  });
  if (folders.length === 0) return [];
  const names = folders.sort(compareNatural).map((name) => JSON.stringify(name));
  const setting = code(`ignore: [${names.join(', ')}]`, 200);
  return [line`Samples? ${setting} in ${code(configurationPath(report))} leaves them out.`];
}
