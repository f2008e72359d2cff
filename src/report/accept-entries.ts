import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { escapeInvisible, neutralizeCommands } from './escape.ts';
import { count } from './verdict.ts';

/** Entries for `accept:` that accept the failing findings of a report: a heading, and the lines to paste. */
export interface AcceptEntries {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** The entries for the first `maxEntries` breaking changes and denied permissions; null without any. */
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

/** Version errors need no entry: they follow from the breaking changes. */
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
  // The repository is quoted only in the comment, so its text cannot change the meaning of the entry.
  const skillSuffix = skill
    ? `, ${neutralizeCommands(escapeInvisible(skill)).replaceAll('`', '\\u0060')}`
    : '';
  return `  - { fingerprint: "${fingerprint}", reason: "why" }  # ${rule}${skillSuffix}`;
}
