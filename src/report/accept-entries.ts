import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { count } from './verdict.ts';

/** What accepts the breaking changes and denied powers of a report on purpose: a sentence, and the lines to paste. */
export interface AcceptEntries {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The entries that would accept the first `most` breaking changes and denied powers; null without any. */
export function acceptEntries({ findings }: Report, maxEntries: number): AcceptEntries | null {
  const acceptable = findings.filter(isAcceptable);
  if (acceptable.length === 0 || maxEntries === 0) return null;
  const heading = `To accept ${count(acceptable.length, 'finding')} on purpose: skillaccord accept FINGERPRINT --reason TEXT, or under "accept:" in the configuration`;
  const entries = acceptable.slice(0, maxEntries).map(formatEntry);
  const more =
    acceptable.length > maxEntries ? [`  # and ${acceptable.length - maxEntries} more`] : [];
  return {
    heading,
    lines: [...entries, ...more, ...(findings.some(isBumpError) ? [bumpNote] : [])],
  };
}

/** Why no entry is for a version: its error is made of the breaks. */
const bumpNote =
  '  # A break that is accepted asks for no version step: the error about that goes with it.';

const bumpRules = /^(version-bump-insufficient|version-not-bumped|breaking-change-unversioned)$/;

function isBumpError({ rule, state, severity }: Finding): boolean {
  return bumpRules.test(rule) && state === 'new' && severity === 'error';
}

function isAcceptable({ bump, state, severity, category }: Finding): boolean {
  return (bump === 'major' || category === 'privilege') && state === 'new' && severity === 'error';
}

function formatEntry({ fingerprint, rule, skill }: Finding): string {
  // Only the comment quotes the repository, so what is pasted means the same however it is spelled.
  const skillSuffix = skill
    ? `, ${neutralizeCommands(escapeInvisible(skill)).replaceAll('`', '\\u0060')}`
    : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${skillSuffix}`;
}
