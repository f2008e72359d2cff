import { createHash } from 'node:crypto';
import type { Finding } from '../model/finding.ts';
import { code, count, namePart, plainText, words } from '../model/message.ts';
import type { Report } from '../model/report.ts';
import { groupBy } from '../model/text/group-by.ts';
import type { Line } from '../report/document/document.ts';
import { firstOf, joinLines, line } from '../report/document/lines.ts';
import { makeInert } from '../report/inert.ts';
import { markdownLine, type PageLinks, placeLink } from '../report/markdown/spans.ts';
import type { Forge, RenderOptions } from '../report/reporter.ts';
import { shellPath } from '../report/shell-path.ts';
import type { ReplacedLines } from '../tasks/suggest/replaced-lines.ts';
import type { SuggestedFix, SuggestedVersion, Suggestion } from '../tasks/suggest.ts';

/** Maximum characters of the lines in a suggestion, and of listed items. */
const maxBlock = 10_000;
const maxListed = 50;
const maxReasons = 3;
const maxDescription = 400;

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
    text: `${suggestionSentence(suggestion, options)}\n\n${fence}suggestion\n${block}${fence}`,
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
  /** The suggestions beyond those that one review may have on lines. */
  readonly beyond: readonly Suggestion[];
  /** The suggestions without a line that can carry one. */
  readonly unplaced: readonly Suggestion[];
}

/** The text of a review: what is suggested on lines, the list of the rest, and the commands that write all of it. */
export function reviewText(content: ReviewContent, options: RenderOptions): string {
  const { placed, beyond, unplaced, forge } = content;
  if (placed.length + beyond.length + unplaced.length === 0)
    return '✅ Nothing is left to suggest.';
  const isGitea = forge === 'gitea';
  // Gitea cannot edit a review, so its text must not change with the commit.
  const style = isGitea ? { ...options, links: null } : options;
  const batch = isGitea ? '' : ' "Add suggestion to batch" commits several of them at once.';
  const paragraphs = [
    placed.length > 0 ? `${plainText(count(placed.length, 'suggestion'))}.${batch}` : '',
    ...listed(`Not on lines, which carry ${placed.length} at a time:`, beyond, style),
    ...listed(
      `No line of this diff can carry ${placed.length > 0 ? 'these' : 'the following'}:`,
      unplaced,
      style,
    ),
    markdownLine(commandLine(content), pageOf(options)),
  ];
  return makeInert(paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'));
}

/** Suggestions as a list below a sentence; nothing without any. */
function listed(
  sentence: string,
  suggestions: readonly Suggestion[],
  options: RenderOptions,
): readonly string[] {
  if (suggestions.length === 0) return [];
  const items = suggestions.slice(0, maxListed).map((suggestion) => listItem(suggestion, options));
  const omitted = suggestions.length - items.length;
  return [sentence, [...items, ...(omitted > 0 ? [`- and ${omitted} more`] : [])].join('\n')];
}

function pageOf({ links, docs }: RenderOptions): PageLinks {
  return { links, docs, baseSha: null };
}

function listItem(suggestion: Suggestion, options: RenderOptions): string {
  const place = placeLink(suggestion.at, pageOf(options));
  return `- ${place}: ${suggestionSentence(suggestion, options)}`;
}

function suggestionSentence({ versions, fixes }: Suggestion, options: RenderOptions): string {
  const sentences = [...versions.map(versionLine), ...fixes.map(fixLine)];
  return makeInert(markdownLine(joinLines(sentences, ' '), pageOf(options)));
}

function versionLine({ bump, change }: SuggestedVersion): Line {
  const { skill, required, reasons } = bump;
  const set = line`Set the version of ${namePart(skill.name)} to ${code(change.to)}.`;
  if (required === 'none') return line`${set} It is lower than before.`;
  const needed = line`${set} It needs a ${words(required)} bump`;
  return reasons.length === 0 ? line`${needed}.` : line`${needed}: ${reasonList(reasons)}.`;
}

/** The rules of some findings, each with its number. */
function reasonList(reasons: readonly Finding[]): Line {
  const rules = Array.from(
    groupBy(reasons, ({ rule }) => rule),
    ([id, all]) => {
      const rule = { kind: 'rule', id } as const;
      return all.length > 1 ? line`${rule} ×${all.length}` : [rule];
    },
  );
  return firstOf(rules, maxReasons);
}

function fixLine({ description, findings }: SuggestedFix): Line {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const ids = joinLines(
    rules.map((id) => ({ kind: 'rule', id }) as const),
    ', ',
  );
  return line`${code(description, maxDescription)} (${ids}).`;
}

/** How to get everything at once, and the locks that a committed suggestion leaves outdated. */
function commandLine({ report, placed, beyond, unplaced }: ReviewContent): Line {
  const all = [...placed, ...beyond, ...unplaced];
  const roots = new Set(all.map(({ skill }) => skill));
  const pinning = new Set(
    report.skills.flatMap(({ root, lockedBy }) => (roots.has(root) ? lockedBy : [])),
  );
  const locks = report.locks.filter(
    ({ path, format }) => format === 'proto-lock' && pinning.has(path),
  );
  const commands = locks.map(
    ({ path }) => ({ kind: 'command', text: `skillaccord lock ${shellPath(path)}` }) as const,
  );
  const hasBump = all.some(({ versions }) => versions.length > 0);
  const hasFix = all.some(({ fixes }) => fixes.length > 0);
  const notes = [
    ...(hasBump ? [line`${bumpCommand} sets all versions`] : []),
    ...(hasFix ? [line`${fixCommand} writes all fixes`] : []),
  ];
  const renew = commands.length > 0 ? line` Afterwards, run ${joinLines(commands, ', ')}.` : [];
  return line`${joinLines(notes, ', ')}.${renew}`;
}

const bumpCommand = { kind: 'command', text: 'skillaccord bump' } as const;
const fixCommand = { kind: 'command', text: 'skillaccord fix' } as const;
