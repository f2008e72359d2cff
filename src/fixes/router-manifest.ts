import type { ManifestBlock } from '../dialects/blocks.ts';
import { migratedBlock } from '../dialects/router-manifest/migrated-block.ts';
import { migrationObstacle } from '../dialects/router-manifest/migration-obstacle.ts';
import { parseSkillMd } from '../dialects/skill-md.ts';
import type { Edit } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { type Fix, nothing } from './fix.ts';

const rule = 'router-manifest-legacy';
const was = 'router-manifest';
const now = 'skill-manifest';

/** Writes a `router-manifest` block as the `skill-manifest` block that took its place. */
export const routerManifest: Fix = {
  id: 'router-manifest',
  title: 'A `router-manifest` block becomes a `skill-manifest` block.',
  rules: [rule],
  plan({ path, text, skill, findings }) {
    const at = findings.find((one) => one.rule === rule)?.at;
    const manifest = skill.manifests.find((one) => one.dialect === was && one.path === path);
    if (!at || !manifest) return nothing;
    const { blocks } = parseSkillMd(path, text);
    const block = blocks.find(({ name }) => name === was);
    if (!block) return nothing;
    const isSound = !skill.problems.some(
      (one) => one.rule === 'block-syntax' && one.at.path === path,
    );
    const obstacle = migrationObstacle(blocks, manifest.root, isSound);
    if (obstacle !== null) {
      const reason = `${obstacle.charAt(0).toUpperCase()}${obstacle.slice(1)}.`;
      return { mends: [], left: [{ rule, at, reason }] };
    }
    const { start, end } = block;
    const edits = [fenceWord(block, text), { start, end, text: migratedBlock(block.text) }];
    const next =
      'Say what each operation does and prints, name the capabilities, and raise the version: readers of the old block find nothing.';
    const done = `${was}: now ${now}`;
    return { mends: [{ rule, at, done, edits, next, onlyIfSound: true }], left: [] };
  },
};

/** The word behind the opening fence. */
function fenceWord({ at }: ManifestBlock, text: string): Edit {
  const lines = new LineMap(text);
  const start = text.indexOf(was, lines.offset(at.range?.start.line ?? 1));
  return { start, end: start + was.length, text: now };
}
