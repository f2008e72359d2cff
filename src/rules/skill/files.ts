import { intendedBlockName } from '../../dialects/blocks.ts';
import { misspeltBlocks } from '../../dialects/misspelt-blocks.ts';
import { code, msg, pathPart } from '../../model/message.ts';
import type { Skill } from '../../model/skill.ts';
import { withBlock } from '../examples/block.ts';
import { blockOf } from '../examples/operation.ts';
import { oneSkill } from '../examples/skill.ts';
import { skillRule } from '../rule.ts';
import { skillManifestV2 } from '../words/clauses.ts';

export const blockTypo = skillRule({
  id: 'block-typo',
  severity: 'warning',
  summary: 'Reports fenced blocks with almost the name of a manifest block.',
  why: 'Readers look for the exact name and find no manifest, so nothing of the block is checked.',
  source: 'Skill Manifest v2, "Embedding"',
  enforces: [skillManifestV2('Fenced code block in SKILL.md:')],
  howToFix:
    'Write the name that the finding suggests. If the block is no manifest, choose a name less like one.',
  invalid: withBlock('{"schema_version": "2.0"}', '', 'skill_manifest'),
  valid: withBlock(blockOf().replace(/^.*\n|\n.*$/g, '')),
  *check({ skill }) {
    for (const { block } of misspeltBlocks(skill)) {
      const name = intendedBlockName(block.name);
      if (name === undefined) continue;
      const message = msg`Unknown block ${code(block.name)}.`;
      const help = msg`Write ${code(name)}.`;
      yield { message, help, at: block.at, about: block.name };
    }
  },
});

export const skillFileCase = skillRule({
  id: 'skill-file-case',
  severity: 'warning',
  summary: 'Reports manifest files called `skill.md` or `Skill.md` instead of `SKILL.md`.',
  why: 'Most agents look for exactly that name, and find the skill on some file systems only.',
  source:
    'Agent Skills specification: "A skill is a directory containing, at minimum, a `SKILL.md` file".',
  howToFix:
    'Rename the file to `SKILL.md`. `skillaccord fix` does it, also on file systems that ignore case.',
  *check({ skill }) {
    const exact = skill.files.some(({ name }) => name === 'SKILL.md');
    for (const { name, path, kind } of skill.files) {
      if (kind === 'symlink' || name === 'SKILL.md' || name.toLowerCase() !== 'skill.md') continue;
      if (!exact && !isManifest(skill, path)) continue;
      const message = exact
        ? msg`${pathPart(name)} and SKILL.md are one file where case is ignored.`
        : msg`${pathPart(name)} is not called SKILL.md.`;
      const help = exact ? msg`Remove one of them.` : msg`Run ${code('skillaccord fix')}.`;
      yield { message, help, at: { path }, about: name };
    }
  },
  invalid: oneSkill('name: pdf\ndescription: Fills PDF forms.', '', 'skills/pdf/skill.md'),
  valid: oneSkill('name: pdf\ndescription: Fills PDF forms.'),
});

/** True if a file was read as a manifest, unlike a page such as docs/skill.md. */
function isManifest({ manifests, problems }: Skill, path: string): boolean {
  return (
    manifests.some((manifest) => manifest.path === path) ||
    problems.some(({ at }) => at.path === path)
  );
}
