import type { PartMention, ServerMention } from '../model/text/mention.ts';
import type { LineMap, Range } from '../model/text/text.ts';
import { codeSpans, withoutCode } from '../syntax/markdown/markdown.ts';

/** Further mentions of one text are not read. */
const maxMentions = 2_000;

const fullName = String.raw`([A-Za-z][\w-]{0,79}):([A-Za-z][\w-]{0,79}(?::[A-Za-z][\w-]{0,79}){0,4})(?![\w-]|[:./@=][\w/*<{$-]|\()`;

/** `/plugin:name`, not within a path or address. */
const typed = new RegExp(String.raw`(?<=^|[\s"'(\[|*\x60])/${fullName}`, 'gm');

/** `Skill(plugin:name)`, `Task(subagent_type="plugin:name")`. */
const called = new RegExp(
  String.raw`\b(?:Skill|Agent|Task|SlashCommand)\(\s*(?:\w+\s*[:=]\s*)?["'\x60]?/?${fullName}`,
  'g',
);

/** `subagent_type: "plugin:name"`, also in the cells of a table. */
const agentType = new RegExp(
  String.raw`\bsubagent_type["'\x60]?\s*[:=|]\s*["'\x60]?${fullName}`,
  'g',
);

/** In prose: no key, address or part of a path. */
const bare = new RegExp(String.raw`(?<![\w/:.@#$&=%+~<{\\-])${fullName}`, 'g');

/** The whole of a code span. */
const alone = new RegExp(`^${fullName}$`);

/** What stands for the name of a part: `plugin:skill-name`. */
const placeholder =
  /^(?:(?:your|my|the|some|any|a|an)-)?(?:skill|agent|command|plugin|tool|workflow|name|foo|bar|baz|x+|example)(?:-(?:name|id|here|[a-z]|\d+))?$/i;

/** What a text says beside the name of a part that does not exist yet. */
const planned =
  /^[\x60"'*)\s]{0,4}(?:[([]?(?:coming soon|future|not yet|planned|to come|upcoming)\b|in \*{0,2}v\d)/i;

/** What a line says of a part that may be absent. */
const fallback =
  /\b(?:if|when|where|unless|in case)\b[^.\n]{0,80}\b(?:installed|(?:un)?available)\b|\bfall(?:s|ing)?[ -]?backs?\b|\boptionally\b|\(optional\)/i;
/** How far around a name such words are looked for, in UTF-16 units. */
const maxAround = 200;

function hasFallback(text: string, start: number, end: number): boolean {
  const before = text
    .slice(Math.max(0, start - maxAround), start)
    .split('\n')
    .at(-1);
  const after = text.slice(end, end + maxAround).split('\n', 1)[0];
  return fallback.test(`${before} ${after}`);
}

/** The full names of skills, agents and commands in a text; also in blocks of code, where people copy them from. */
export function partMentions(text: string, lines: LineMap): readonly PartMention[] {
  if (!/[\w-]:[A-Za-z]/.test(text)) return [];
  const found = new Map<number, PartMention>();
  const add = (end: number, plugin = '', name = '', form: PartMention['form'] = 'call') => {
    const start = end - plugin.length - 1 - name.length;
    if (found.has(start) || found.size >= maxMentions || placeholder.test(name)) return;
    // The start of several names, `plugin:part-*`, and parts to come.
    if (name.endsWith('-') || planned.test(text.slice(end, end + 40))) return;
    const said = hasFallback(text, start, end) ? 'optional' : form;
    found.set(start, { plugin, name, form: said, at: rangeOf(lines, start, end) });
  };
  for (const pattern of [typed, called, agentType])
    for (const { 0: match, 1: plugin, 2: name, index } of text.matchAll(pattern))
      add(index + match.length, plugin, name);
  for (const { start, end } of codeSpans(text)) {
    const [, plugin, name] = end - start > 400 ? [] : (alone.exec(text.slice(start, end)) ?? []);
    if (name !== undefined) add(end, plugin, name, 'code');
  }
  for (const { 0: match, 1: plugin, 2: name, index } of withoutCode(text).matchAll(bare))
    add(index + match.length, plugin, name, 'prose');
  return [...found.values()];
}

/** `mcp__server__tool`, or the server alone. */
const tool = /(?<![\w-])mcp__([A-Za-z0-9][A-Za-z0-9-]*(?:_[A-Za-z0-9-]+)*)(?=__|(?![\w-]))/g;

/** The servers that a text names by their tools. */
export function serverMentions(text: string, lines: LineMap): readonly ServerMention[] {
  if (!text.includes('mcp__')) return [];
  return [...text.matchAll(tool)]
    .slice(0, maxMentions)
    .map(({ 0: match, 1: server = '', index }) => ({
      server,
      at: rangeOf(lines, index, index + match.length),
    }));
}

function rangeOf(lines: LineMap, start: number, end: number): Range {
  return { start: lines.position(start), end: lines.position(end) };
}
