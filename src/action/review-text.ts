import { createHash } from 'node:crypto';
import type { Finding } from '../model/finding.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';
import { countPhrase } from '../report/counts.ts';
import { makeInert } from '../report/inert.ts';
import { markdownMarkup } from '../report/markdown/markup.ts';
import type { Forge, RenderOptions } from '../report/reporter.ts';
import { shellPath } from '../report/shell-path.ts';
import type { Markup } from '../report/summary/markup.ts';
import type { ReplacedLines } from '../tasks/suggest/replaced-lines.ts';
import type { SuggestedFix, SuggestedVersion, Suggestion } from '../tasks/suggest.ts';

/** Maximum characters of the lines in a suggestion, and of listed items. */
const maxBlock = 10_000;
const maxListed = 50;
const maxReasons = 3;

/** A suggestion as a comment on its lines. */
export interface SuggestionText {
  /** The subject of the suggestion; the same for another new text of it. */
  readonly subject: string;
  /** The old and the new lines. */
  readonly digest: string;
  /** Markdown with a suggestion block. */
  readonly text: string;
  readonly lines: ReplacedLines;
}

/** The text of a comment; null for lines that Markdown could not give back, byte for byte. */
export function suggestionText(
  suggestion: Suggestion,
  options: RenderOptions,
): SuggestionText | null {
  const { lines, versions, fixes, at } = suggestion;
  if (lines === null || !isPlain(lines)) return null;
  const block = lines.after.map((line) => `${line}\n`).join('');
  const runs = block.match(/`+/g) ?? [];
  const fence = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run.length + 1), 3));
  const subjects = [
    ...versions.map(({ bump, change }) => `version ${bump.places.indexOf(change)}`),
    ...fixes.flatMap(({ findings }) => findings.map(({ fingerprint }) => fingerprint)),
  ];
  return {
    subject: digestOf([at.path, ...subjects]),
    digest: digestOf([...lines.before, '', ...lines.after]),
    text: `${sentencesOf(suggestion, options)}\n\n${fence}suggestion\n${block}${fence}`,
    lines,
  };
}

/** True if no character of the lines is invisible or part of a command of a runner. */
function isPlain({ before, after }: ReplacedLines): boolean {
  const text = [...before, ...after].join('\n');
  return (
    text.length <= maxBlock && !text.includes('\r') && makeInert(text, { kind: 'patch' }) === text
  );
}

function digestOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** The content of the text of a review. */
export interface ReviewContent {
  readonly report: Report;
  readonly forge: Forge;
  /** The suggestions on lines of the pull request. */
  readonly placed: readonly Suggestion[];
  /** The suggestions without a line that can carry one. */
  readonly unplaced: readonly Suggestion[];
}

/** The text of a review: what is suggested on lines, the list of the rest, and the commands that write all of it. */
export function reviewText(content: ReviewContent, options: RenderOptions): string {
  const { placed, unplaced, forge } = content;
  const all = [...placed, ...unplaced];
  if (all.length === 0) return '✅ Nothing is left to suggest.';
  const isGitea = forge === 'gitea';
  // Gitea cannot edit a review, so its text must not change with the commit.
  const style = isGitea ? { ...options, links: null } : options;
  const listed = unplaced.slice(0, maxListed).map((suggestion) => listItem(suggestion, style));
  const omitted = unplaced.length - listed.length;
  const batch = isGitea ? '' : ' "Add suggestion to batch" commits several of them at once.';
  const paragraphs = [
    placed.length > 0 ? `Skillaccord has ${countPhrase(placed.length, 'suggestion')}.${batch}` : '',
    listed.length > 0
      ? `No line of this diff can carry ${placed.length > 0 ? 'these' : 'the following'}:`
      : '',
    [...listed, ...(omitted > 0 ? [`- and ${omitted} more`] : [])].join('\n'),
    commandSentences(content, markupOf(options)).join(' '),
  ];
  return makeInert(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'));
}

function markupOf({ links, docs }: RenderOptions): Markup {
  return markdownMarkup({ links, docs, baseSha: null });
}

function listItem(suggestion: Suggestion, options: RenderOptions): string {
  return `- ${markupOf(options).place(suggestion.at)}: ${sentencesOf(suggestion, options)}`;
}

function sentencesOf({ versions, fixes }: Suggestion, options: RenderOptions): string {
  const markup = markupOf(options);
  const sentences = [
    ...versions.map((version) => versionSentence(version, markup)),
    ...fixes.map((fix) => fixSentence(fix, markup)),
  ];
  return makeInert(sentences.join(' '));
}

function versionSentence({ bump, change }: SuggestedVersion, markup: Markup): string {
  const { skill, required, reasons } = bump;
  const set = `Set the version of ${markup.name(skill.name)} to ${markup.code(change.to)}.`;
  if (required === 'none') return `${set} It is lower than the version at base.`;
  if (reasons.length === 0) {
    return `${set} A change since the last release needs a ${required} bump.`;
  }
  return `${set} It needs a ${required} bump: ${reasonsOf(reasons, markup)}.`;
}

/** The rules of some findings, each with its lines. */
function reasonsOf(reasons: readonly Finding[], markup: Markup): string {
  const rules = Array.from(
    groupBy(reasons, ({ rule }) => rule),
    ([rule, all]) => `${markup.rule(rule)}${all.length > 1 ? ` ×${all.length}` : ''}`,
  );
  const omitted = rules.length - maxReasons;
  const list = rules.slice(0, maxReasons).join(', ');
  return omitted > 0 ? `${list} and ${omitted} more` : list;
}

function fixSentence({ description, findings }: SuggestedFix, markup: Markup): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map(markup.rule);
  return `${markup.prose(description)} (${rules.join(', ')}).`;
}

/** How to get everything at once, and the locks that a committed suggestion leaves outdated. */
function commandSentences(
  { report, placed, unplaced }: ReviewContent,
  markup: Markup,
): readonly string[] {
  const all = [...placed, ...unplaced];
  const roots = new Set(all.map(({ skill }) => skill));
  const protoLocks = report.locks
    .filter(({ format }) => format === 'proto-lock')
    .map(({ path }) => path);
  const pinning = new Set(
    report.skills.flatMap(({ root, lockedBy }) => (roots.has(root) ? lockedBy : [])),
  );
  const locks = protoLocks.filter((path) => pinning.has(path));
  const commands = locks.map((path) => markup.code(`skillaccord lock ${shellPath(path)}`));
  const bump = all.some(({ versions }) => versions.length > 0);
  const fix = all.some(({ fixes }) => fixes.length > 0);
  const commandNotes = [
    ...(bump ? [`${markup.code('skillaccord bump')} sets all versions`] : []),
    ...(fix ? [`${markup.code('skillaccord fix')} writes all fixes`] : []),
  ];
  return [
    `${commandNotes.join(', ')}.`,
    ...(commands.length > 0
      ? [`Locks pin these skills; afterwards run ${commands.join(', ')}.`]
      : []),
  ];
}
