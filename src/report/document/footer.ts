import { count, join, type Message, msg, words } from '../../model/message.ts';
import type { Report } from '../../model/report.ts';
import { countedIn } from '../counted.ts';
import { acceptableFindings } from './accept.ts';
import type { Block } from './document.ts';

/** The counts next to the prompt of a terminal, with the commands that show more. */
export function footerLine(report: Report): readonly Block[] {
  const { errors, warnings, changes } = report.summary;
  const counts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  const hidden = hiddenCounts(report);
  const sentences = [
    ...(counts.length > 0 ? [msg`${join(counts, ', ')}.`] : []),
    ...(changes > 0 || hidden.length > 0 ? [moreSentence(changes, hidden)] : []),
    ...(acceptableFindings(report).length > 0
      ? [words('Intended? skillaccord accept --help')]
      : []),
  ];
  if (sentences.length === 0) return [];
  return [{ kind: 'paragraph', audience: 'terminal', lines: [join(sentences, ' ').parts] }];
}

/** What a terminal shows with `--verbose` only. */
function hiddenCounts(report: Report): readonly Message[] {
  const { notes, existing, accepted } = countedIn(report);
  return [
    ...(notes.length > 0 ? [count(notes.length, 'note')] : []),
    ...(existing.length > 0 ? [count(existing.length, 'existing finding')] : []),
    ...(accepted.length > 0 ? [msg`${accepted.length} accepted`] : []),
  ];
}

function moreSentence(changes: number, hidden: readonly Message[]): Message {
  const verb = words(changes === 1 ? 'needs' : 'need');
  const more = changes > 0 ? [msg`${count(changes, 'more change')} ${verb} nothing`] : [];
  return msg`${join([...more, ...hidden], ', ')} (--verbose).`;
}
