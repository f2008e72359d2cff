import { readFileSync } from 'node:fs';
import {
  agentFile,
  handler,
  hooks,
  manifest,
  market,
  plugin,
  type Shape,
  servers,
} from './shapes.ts';
import type { ShapeVerdict } from './verdicts.ts';

/** A shape with the verdict of the validator, and with that of this program, which may differ for a reason. */
export interface Variant extends Shape {
  readonly validator: ShapeVerdict;
  readonly ours: ShapeVerdict;
  /** Why they differ, or that they do not. */
  readonly reason: string;
}

function read(): readonly Variant[] {
  const lines = readFileSync(new URL('variants.txt', import.meta.url), 'utf8').split('\n');
  let reason = '';
  return lines.flatMap((line): readonly Variant[] => {
    if (line.startsWith('# ')) reason = line.slice(2);
    if (line === '' || line.startsWith('# ')) return [];
    const [validator, ours, kind = '', value = '', files = '{}'] = line.split('\t');
    const shape = shapeOf(kind, withoutAbsent(JSON.parse(value)), JSON.parse(files));
    const id = `${kind} ${value}${files === '{}' ? '' : ` ${files}`}`;
    return [{ ...shape, id, validator: verdict(validator), ours: verdict(ours), reason }];
  });
}

function verdict(word = ''): ShapeVerdict {
  if (word === 'error' || word === 'warning' || word === 'nothing') return word;
  throw new Error(`No verdict: ${word}`);
}

/** A key with this value is left out, where the shape would have a value of its own. */
function withoutAbsent(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, each === '@absent' ? undefined : each]),
  );
}

type Files = Readonly<Record<string, string>>;

// biome-ignore lint/suspicious/noExplicitAny: each kind has values of its own.
function shapeOf(kind: string, value: any, files: Files): Shape {
  const [first = '', event] = kind.split(' ');
  if (first === 'handler') return handler(kind, value, event);
  switch (kind) {
    case 'tree':
      return { id: kind, at: '.', files };
    case 'plugin.json':
      return manifest(kind, value, files);
    case 'plugin files':
      return plugin(kind, files, value);
    case 'hooks.json':
      return hooks(kind, value);
    case 'server':
      return servers(kind, { mcpServers: { s: value } });
    case '.mcp.json':
      return servers(kind, value);
    case 'agent':
      return agentFile(kind, `---\nname: a\ndescription: d\n${value}\n---\nx\n`);
    case 'skill':
      return plugin(kind, { 'p/skills/log/SKILL.md': skill(value) });
    case 'entry':
      return market(kind, {}, value, files);
    case 'source':
      return market(kind, {}, { source: value }, files);
    case 'marketplace and entry':
      return market(kind, value[0], value[1], files);
    case 'marketplace.json':
      return market(kind, value, {}, files);
    default:
      throw new Error(`No kind: ${kind}`);
  }
}

const skill = (fields: string) => `---\nname: log\ndescription: d\n${fields}\n---\nx\n`;

/** One line each: both verdicts, a kind of shape, its value, and further files. A heading has the reason. */
export const variants: readonly Variant[] = read();
