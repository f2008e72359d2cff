import { code, msg } from '../model/message.ts';
import type { Skill } from '../model/skill.ts';
import { LineMap } from '../model/text/text.ts';
import { toJson } from '../model/value/value.ts';
import { parseJson } from '../syntax/json/json.ts';
import { blockNames } from './block-names.ts';
import { type ManifestBlock, misspeltManifestBlocks } from './blocks.ts';
import { dialectsIn } from './catalog.ts';
import { grantedIn } from './misspelt-powers.ts';
import type { Doubt } from './power-doubts.ts';
import type { PowerNodes } from './power-nodes.ts';

const nodes: PowerNodes = Object.assign(
  {},
  ...blockNames.flatMap((name) => dialectsIn(name).map(({ powers }) => powers)),
);

/** A block with a misspelt name, and its file. */
interface MisspeltBlock {
  readonly path: string;
  readonly block: ManifestBlock;
}

/** The blocks with almost the name of a manifest block in the Markdown files of a skill. */
export function misspeltBlocks({ texts }: Skill): readonly MisspeltBlock[] {
  return [...texts].flatMap(([path, raw]) => {
    if (path.endsWith('.toml')) return [];
    const text = raw.replace(/^\ufeff/, '');
    const blocks = misspeltManifestBlocks(path, text, 0, new LineMap(text));
    return blocks.map((block) => ({ path, block }));
  });
}

/** The permissions in blocks with a misspelt name, which some readers treat as manifest blocks. */
export function misspeltBlockPowers(skill: Skill): readonly Doubt[] {
  return misspeltBlocks(skill).flatMap(({ path, block }) => doubtOf(path, block));
}

function doubtOf(path: string, { name, at, text, start, lines }: ManifestBlock): readonly Doubt[] {
  const { root } = parseJson(path, text, start, lines);
  const limitedBy = root
    ? grantedIn(root, nodes)
    : Object.values(nodes).flatMap((node) => (/effect/i.test(text) ? node.limitedBy : []));
  if (limitedBy.length === 0) return [];
  const message = msg`Unknown block ${code(name)}. Some readers take it for a manifest block.`;
  return [{ message, at, about: `block\0${name}`, value: root ? toJson(root) : text, limitedBy }];
}
