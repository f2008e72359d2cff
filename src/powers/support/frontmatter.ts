import { parseSkillMd, type SkillMd } from '../../dialects/skill-md.ts';
import type { Problem } from '../../model/finding.ts';
import { code, type Message, msg } from '../../model/message.ts';
import type { GrantFault } from '../../model/power/grants.ts';
import type { Body } from '../../model/skill.ts';
import { wordList } from '../../model/text/word-list.ts';
import type { Table } from '../../model/value/value.ts';
import type { CarrierSource } from '../carrier.ts';

/** A Markdown file with a frontmatter. */
export interface MarkdownFile {
  /** Null if missing or unreadable. */
  readonly frontmatter: Table | null;
  /** Whether there is a frontmatter that cannot be read: what it grants is unknown. */
  readonly isUnreadable: boolean;
  /** The key that it has twice. */
  readonly repeated?: Problem | undefined;
  /** That clients may not find it, as it does not begin in the first line. */
  readonly late?: Problem | undefined;
  /** Whether it is YAML only without the texts of `textKeys`, whose values are masked. */
  readonly isMasked: boolean;
  /** The text after it; `locate` gives places in the file. */
  readonly body: Body;
}

/** Splits a Markdown file that is read strictly. A repeated key makes it unreadable: clients differ in which one counts. */
export function readFrontmatter(path: string, text: string): MarkdownFile {
  const skillMd = parseSkillMd(path, text);
  const repeated = skillMd.problems.find(({ rule }) => rule === 'frontmatter-duplicate-key');
  const file = splitSkillMd(skillMd);
  return repeated ? { ...file, frontmatter: null, isUnreadable: true, repeated } : file;
}

/** The fault of a file whose frontmatter cannot be read. */
export function unreadableFrontmatter(
  { repeated }: MarkdownFile,
  path: string,
  consequence: Message = msg`Its permissions are unknown.`,
): GrantFault {
  const fact = repeated
    ? msg`Duplicate key ${code(repeated.about ?? '')}.`
    : msg`Unreadable frontmatter.`;
  return { message: msg`${fact} ${consequence}`, at: repeated?.at ?? { path }, isUnreadable: true };
}

/** The fault of a command or an agent whose frontmatter begins too late. */
export function lateFrontmatter({ late }: MarkdownFile): readonly GrantFault[] {
  return late ? [{ message: late.message, help: late.help, at: late.at, isUnreadable: false }] : [];
}

function splitSkillMd({ frontmatter, frontmatterText, body, problems }: SkillMd): MarkdownFile {
  const isUnreadable = frontmatter === null && frontmatterText !== null;
  const late = problems.find(({ rule }) => rule === 'frontmatter-late');
  return { frontmatter, isUnreadable, late, isMasked: false, body };
}

/**
 * Splits a command or an agent, where clients accept texts that are not YAML, such as `argument-hint: [a] [b]`.
 * `keys` are the known ones: a text ends where a line begins with one.
 */
export function readLenientFrontmatter(
  path: string,
  text: string,
  keys: ReadonlySet<string>,
): MarkdownFile {
  const strict = readFrontmatter(path, text);
  if (!strict.isUnreadable || strict.repeated) return strict;
  const masked = readFrontmatter(path, withMaskedTexts(text, keys));
  return masked.frontmatter ? { ...masked, isMasked: true, body: strict.body } : strict;
}

/** Splits a SKILL.md, which is read strictly, or a command. */
export function readSkillOrCommand({ path, text, unit, skillMd }: CarrierSource): MarkdownFile {
  if (unit.kind === 'skill') return splitSkillMd(skillMd());
  return readLenientFrontmatter(path, text, commandKeys);
}

/** The keys of a command that are known. */
export const commandKeys: ReadonlySet<string> = new Set(
  wordList(`
  name description when_to_use argument-hint arguments model effort allowed-tools disallowed-tools
  hooks disable-model-invocation user-invocable paths context agent background shell version
  license metadata author tags category title compatibility disallowedTools fallback created_by
  improved_by displayName homepage repository keywords
`),
);

/** Keys with a text for people or models. */
const textKeys: ReadonlySet<string> = new Set(['description', 'argument-hint', 'when_to_use']);

/** Replaces the values of texts in the frontmatter by as many letters; all places stay the same. */
function withMaskedTexts(text: string, keys: ReadonlySet<string>): string {
  let fences = 0;
  let isText = false;
  const lines = text.split('\n').map((line) => {
    if (line.trim() === '---') fences++;
    if (fences !== 1 || line.trim() === '---') return line;
    const [, start = '', , key = ''] = /^((["']?)([\w-]+)\2[ \t]*:[ \t]*)/.exec(line) ?? [];
    const isKnown = keys.has(key);
    if (isKnown) isText = textKeys.has(key);
    if (!isText) return line;
    if (line.trim() === '') return line;
    return isKnown ? start + maskOf(line.slice(start.length)) : ` ${maskOf(line.slice(1))}`;
  });
  return lines.join('\n');
}

function maskOf(text: string): string {
  return text.replace(/[^\r]/g, 'x');
}
