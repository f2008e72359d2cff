import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { defuse, visible } from './escape.ts';
import { count } from './verdict.ts';

/** What accepts the breaking changes and denied powers of a report on purpose: a sentence, and the lines to paste. */
export interface AcceptEntries {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The entries that would accept the first `most` breaking changes and denied powers; null without any. */
export function acceptEntries({ findings }: Report, most: number): AcceptEntries | null {
  const breaks = findings.filter(isBreak);
  if (breaks.length === 0 || most === 0) return null;
  const heading = `To accept ${count(breaks.length, 'finding')} on purpose: skillgate accept FINGERPRINT --reason TEXT, or under "accept:" in the configuration`;
  const entries = breaks.slice(0, most).map(entry);
  const more = breaks.length > most ? [`  # and ${breaks.length - most} more`] : [];
  return { heading, lines: [...entries, ...more, ...(findings.some(isStep) ? [steps] : [])] };
}

/** Why no entry is for a version: its error is made of the breaks. */
const steps =
  '  # A break that is accepted asks for no version step: the error about that goes with it.';

const lacking = /^(version-bump-insufficient|version-not-bumped|breaking-change-unversioned)$/;

function isStep({ rule, state, severity }: Finding): boolean {
  return lacking.test(rule) && state === 'new' && severity === 'error';
}

function isBreak({ bump, state, severity, category }: Finding): boolean {
  return (bump === 'major' || category === 'privilege') && state === 'new' && severity === 'error';
}

function entry({ fingerprint, rule, skill }: Finding): string {
  // Only the comment quotes the repository, so what is pasted means the same however it is spelled.
  const whose = skill ? `, ${defuse(visible(skill)).replaceAll('`', '\\u0060')}` : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${whose}`;
}
