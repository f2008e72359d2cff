import type { ManifestBlock } from '../dialects/blocks.ts';
import { migratedBlock } from '../dialects/router-manifest/migrated-block.ts';
import { migrationObstacle } from '../dialects/router-manifest/migration-obstacle.ts';
import { parseSkillMd } from '../dialects/skill-md.ts';
import { code, type Message, msg } from '../model/message.ts';
import type { Edit } from '../model/text/edits.ts';
import { LineMap } from '../model/text/text.ts';
import { get, type Table, text } from '../model/value/value.ts';
import { isVersion, smallestCoveringVersion } from '../model/version/version.ts';
import { type Fix, noFixes } from './fix.ts';

const rule = 'router-manifest-legacy';
const oldBlock = 'router-manifest';
const newBlock = 'skill-manifest';

/** Rewrites a `router-manifest` block as its successor, a `skill-manifest` block. */
export const routerManifest: Fix = {
  id: 'router-manifest',
  title: 'Rewrites a `router-manifest` block as a `skill-manifest` block.',
  rules: [rule],
  plan({ path, text: source, skill, findings }) {
    const at = findings.find((finding) => finding.rule === rule)?.at;
    const manifest = skill.manifests.find(
      (candidate) => candidate.dialect === oldBlock && candidate.path === path,
    );
    if (!at || !manifest) return noFixes;
    const { blocks } = parseSkillMd(path, source);
    const block = blocks.find(({ name }) => name === oldBlock);
    if (!block) return noFixes;
    const isSound = !skill.problems.some(
      (problem) => problem.rule === 'block-syntax' && problem.at.path === path,
    );
    const obstacle = migrationObstacle(blocks, manifest.root, isSound);
    if (obstacle !== null) return { fixes: [], unfixed: [{ rule, at, reason: obstacle }] };
    const { start, end } = block;
    const edits = [fenceInfoEdit(block, source), { start, end, text: migratedBlock(block.text) }];
    const followUp = msg`Describe the operations, name the capabilities and ${versionAdvice(manifest.root)}.`;
    const description = `${oldBlock}: now ${newBlock}`;
    return {
      fixes: [{ rule, at, description, edits, followUp, requiresValidResult: true }],
      unfixed: [],
    };
  },
};

/** The version that covers the change of format, which `bump` writes. */
function versionAdvice(root: Table): Message {
  const version = text(get(root, 'version')) ?? '';
  if (!isVersion(version)) return msg`raise the version`;
  const next = code(smallestCoveringVersion(version, 'major'));
  return msg`set version ${next} (${code('git add')}, then ${code('skillaccord bump')})`;
}

/** Replaces the info string of the opening fence. */
function fenceInfoEdit({ at }: ManifestBlock, text: string): Edit {
  const lines = new LineMap(text);
  const start = text.indexOf(oldBlock, lines.offset(at.range?.start.line ?? 1));
  return { start, end: start + oldBlock.length, text: newBlock };
}
