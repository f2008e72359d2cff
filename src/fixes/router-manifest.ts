import { clipped } from '../model/seen.ts';
import { LineMap } from '../model/text.ts';
import { fields, items, type Table, type Value } from '../model/value.ts';
import { parseJson } from '../syntax/json.ts';
import type { ManifestBlock } from '../syntax/manifest-block.ts';
import { migratedBlock } from '../syntax/migrated-block.ts';
import { parseSkillMd } from '../syntax/skill-md.ts';
import type { Edit } from './edits.ts';
import { type FileToFix, type Fix, nothing } from './fix.ts';

const rule = 'router-manifest-legacy';
const was = 'router-manifest';
const now = 'skill-manifest';

/** Writes a `router-manifest` block as the `skill-manifest` block that took its place. */
export const routerManifest: Fix = {
  id: 'router-manifest',
  title: 'A `router-manifest` block becomes a `skill-manifest` block.',
  rules: [rule],
  plan(file) {
    const { path, text, skill, findings } = file;
    const at = findings.find((one) => one.rule === rule)?.at;
    const manifest = skill.manifests.find((one) => one.dialect === was && one.path === path);
    if (!at || !manifest) return nothing;
    const { blocks } = parseSkillMd(path, text);
    const block = blocks.find(({ name }) => name === was);
    if (!block) return nothing;
    const migrated = migratedBlock(manifest.root);
    const reason = obstacle(file, blocks) ?? loss(manifest.root, migrated);
    if (reason !== null) return { mends: [], left: [{ rule, at, reason }] };
    const edits = [fenceWord(block, text), content(block, migrated)];
    const next =
      'Say what each operation does and prints, name the capabilities, and raise the version: readers of the old block find nothing.';
    return { mends: [{ rule, at, done: `${was}: now ${now}`, edits, next }], left: [] };
  },
};

/** What stands in the way of the new block; null where nothing does. */
function obstacle({ path, skill }: FileToFix, blocks: readonly ManifestBlock[]): string | null {
  if (blocks.some(({ name }) => name === now)) {
    return 'A skill-manifest block stands in the file already; what of the old one is still wanted is for people to say.';
  }
  if (blocks.filter(({ name }) => name === was).length > 1) {
    return 'There are several router-manifest blocks; which of them counts is for people to say.';
  }
  const faulty = skill.problems.some((one) => one.rule === 'block-syntax' && one.at.path === path);
  return faulty ? 'The block is not sound JSON, so part of it would be lost.' : null;
}

/** Why the new block would not say all that the old one says; null where it does. */
function loss(root: Table, migrated: string): string | null {
  const parsed = parseJson('', migrated).root;
  const kept = new Set(parsed ? words(parsed) : []);
  const said = [...root.fields].filter(([key]) => key !== 'schema_version');
  const dropped = words({ ...root, fields: new Map(said) }).find(
    (word) => word !== 'entrypoints' && !kept.has(word),
  );
  return dropped === undefined
    ? null
    : `A skill-manifest block has no place for ${clipped(dropped)} as it stands here.`;
}

/** Every key and every plain value, as JSON writes them. */
function words(value: Value): readonly string[] {
  const found: string[] = [];
  const left: Value[] = [value];
  for (let next = left.pop(); next; next = left.pop()) {
    for (const { key, value: inner } of fields(next)) {
      found.push(key);
      left.push(inner);
    }
    left.push(...items(next));
    if (next.kind === 'string') found.push(JSON.stringify(next.value));
    else if (next.kind !== 'list' && next.kind !== 'table') found.push(next.source);
  }
  return found;
}

/** The word behind the opening fence. */
function fenceWord({ at }: ManifestBlock, text: string): Edit {
  const lines = new LineMap(text);
  const start = text.indexOf(was, lines.offset(at.range?.start.line ?? 1));
  return { start, end: start + was.length, text: now };
}

/** The JSON, at the indentation and with the line ends of the one it replaces. */
function content({ text, start }: ManifestBlock, migrated: string): Edit {
  const before = text.length - text.trimStart().length;
  const indent = text.slice(text.lastIndexOf('\n', before - 1) + 1, before);
  const json = text.trim();
  const end = /\r\n/.test(text) ? '\r\n' : '\n';
  return {
    start: start + before,
    end: start + before + json.length,
    text: migrated.trim().split('\n').join(`${end}${indent}`),
  };
}
