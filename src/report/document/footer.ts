import { count, join, type Message, msg, words } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { countedFindings, countedIn, decisiveFindings } from '../counted.ts';
import { acceptableFindings } from './accept.ts';
import type { Block } from './document.ts';

/** The counts next to the prompt of a terminal, with the commands that show more. */
export function footerLine(report: Report, isVerbose: boolean): readonly Block[] {
  const { errors, warnings } = report.summary;
  const counts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const hidden = isVerbose ? [] : hiddenSentences(report);
  const sentences = [
    ...(counts.length > 0 ? [msg`${join(counts, ', ')}.`] : []),
    ...fixableSentence(report),
    ...hidden,
    ...(acceptableFindings(report).length > 0
      ? [words('Intended? skillaccord accept --help')]
      : []),
  ];
  if (sentences.length === 0) return [];
  return [{ kind: 'paragraph', audience: 'terminal', lines: [join(sentences, ' ').parts] }];
}

/** How many findings that do not fail the run a command fixes; a step names the others. */
function fixableSentence(report: Report): readonly Message[] {
  const decisive = new Set(decisiveFindings(report));
  const fixable = countedFindings(report).filter(
    (finding) => finding.fix !== undefined && !decisive.has(finding),
  );
  return fixable.length === 0 ? [] : [msg`${fixable.length} fixable: skillaccord fix.`];
}

/** What a terminal shows with `--verbose` only. */
function hiddenSentences(report: Report): readonly Message[] {
  const { notes, accepted, existing: all } = countedIn(report);
  const existing = all.filter(({ severity }) => severity !== 'note');
  const { changes } = report.summary;
  const need = words(changes === 1 ? 'needs nothing' : 'need nothing');
  const counts = [
    ...(changes > 0 ? [msg`${count(changes, 'more change')} ${need}`] : []),
    ...(notes.length > 0 ? [count(notes.length, 'note')] : []),
    ...(existing.length > 0 ? [count(existing.length, 'existing finding')] : []),
    ...(accepted.length > 0 ? [msg`${accepted.length} accepted`] : []),
  ];
  return counts.length === 0 ? [] : [msg`${join(counts, ', ')} (--verbose).`];
}
