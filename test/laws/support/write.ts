import fc from 'fast-check';
import { stringify } from 'yaml';
import type { Json } from '../../../src/model/value/value.ts';
import { beside, type Fields, type Source } from './maximal.ts';
import { writeToml } from './write-toml.ts';

/** Variants of writing the same facts. */
export interface Style {
  readonly reversed: boolean;
  readonly setsReversed: boolean;
  readonly flow: boolean;
  readonly quotes: 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';
  readonly indent: number;
  readonly crlf: boolean;
  readonly bom: boolean;
  readonly comments: boolean;
  readonly blanks: boolean;
  readonly tools: 'list' | ' ' | ',' | ', ';
  readonly json: number | string;
  readonly slashes: boolean;
  readonly fence: '```' | '~~~' | '````';
  readonly toml: 'sections' | 'inline' | 'dotted';
  readonly literal: boolean;
}

export const plain: Style = {
  ...{ reversed: false, setsReversed: false, flow: false, quotes: 'PLAIN', indent: 2 },
  ...{ crlf: false, bom: false, comments: false, blanks: false, tools: 'list' },
  ...{ json: 2, slashes: false, fence: '```', toml: 'sections', literal: false },
};

export const style: fc.Arbitrary<Style> = fc.record({
  reversed: fc.boolean(),
  setsReversed: fc.boolean(),
  flow: fc.boolean(),
  quotes: fc.constantFrom('PLAIN', 'QUOTE_DOUBLE', 'QUOTE_SINGLE'),
  indent: fc.constantFrom(2, 4),
  crlf: fc.boolean(),
  bom: fc.boolean(),
  comments: fc.boolean(),
  blanks: fc.boolean(),
  tools: fc.constantFrom('list', ' ', ',', ', '),
  json: fc.constantFrom(0, 1, 2, 4, '\t'),
  slashes: fc.boolean(),
  fence: fc.constantFrom('```', '~~~', '````'),
  toml: fc.constantFrom('sections', 'inline', 'dotted'),
  literal: fc.boolean(),
});

/** The files of a skill, including those named by its manifests. */
export function filesOfSource(
  source: Source,
  how: Style = plain,
  root = 'skills/worklog',
): Record<string, string> {
  const files: Record<string, string> = {};
  const { front, block, router, blocks } = source;
  if (front || block || router || blocks) files['SKILL.md'] = skillMd(source, how);
  if (source.toml) files['skill.toml'] = writeToml(ordered(source.toml, how), how);
  const all = Object.entries({ ...beside, ...files });
  return Object.fromEntries(
    all.map(([name, text]) => [`${root}/${name}`, name in files ? applyStyle(text, how) : text]),
  );
}

function applyStyle(text: string, { crlf, bom, blanks }: Style): string {
  const padded = blanks ? `${text.replaceAll('\n', '  \n')}\n \n` : text;
  const ended = crlf ? padded.replaceAll('\n', '\r\n') : padded;
  return bom ? `\ufeff${ended}` : ended;
}

function skillMd({ front, block, router, blocks: others }: Source, how: Style): string {
  const blocks = [
    ...(block ? [fenced('skill-manifest', block, how)] : []),
    ...(router ? [fenced('router-manifest', router, how)] : []),
    ...Object.entries(others ?? {}).map(([name, own]) => fenced(name, own as Fields, how)),
  ];
  const head = front ? `---\n${yaml(front, how)}---\n` : '';
  return `${head}Write the log.\n\nThen stop.\n\n${blocks.join('\n')}`;
}

function yaml(front: Fields, how: Style): string {
  const { flow, indent, quotes, comments } = how;
  const text = stringify(ordered(withTools(front, how), how), {
    indent,
    aliasDuplicateObjects: false,
    collectionStyle: flow ? 'flow' : 'block',
    defaultStringType: quotes,
    defaultKeyType: 'PLAIN',
    lineWidth: flow ? 40 : 0,
  });
  return comments ? `# what it is\n${text}\n# the end\n` : text;
}

function withTools(front: Fields, { tools }: Style): Fields {
  const entries = front['allowed-tools'];
  if (tools === 'list' || !Array.isArray(entries)) return front;
  return { ...front, 'allowed-tools': entries.join(tools) };
}

function fenced(name: string, block: Fields, how: Style): string {
  const text = JSON.stringify(ordered(block, how), null, how.json);
  const escaped = how.slashes ? text.replaceAll('/', '\\/') : text;
  return `${how.fence}${name}\n${escaped}\n${how.fence}\n`;
}

/** Lists without a significant order, by key. */
const sets: ReadonlySet<string> = new Set([
  ...['required', 'optional', 'commands', 'capabilities', 'effects', 'inputs', 'env', 'exports'],
  ...['keywords', 'topics', 'blocked', 'filesystem_read', 'filesystem_write', 'network'],
  ...['env_read', 'features', 'os', 'arch', 'required_tools', 'optional_tools', 'allowed-tools'],
]);

function ordered(fields: Fields, how: Style): Fields {
  return order(fields, '', how) as Fields;
}

function order(value: Json, key: string, how: Style): Json {
  if (Array.isArray(value)) {
    const list = value.map((item: Json) => order(item, '', how));
    return how.setsReversed && sets.has(key) ? list.reverse() : list;
  }
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([name, inner]) => [name, order(inner as Json, name, how)] as const,
  );
  return Object.fromEntries(how.reversed ? entries.reverse() : entries);
}
