import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '../../test/support/git.ts';
import {
  notInReferenceTests,
  parser,
  validator,
} from '../../test/support/samples/skills-ref-verdicts.ts';

const program = process.env['SKILLS_REF'] ?? 'agentskills';

test.each([...validator, ...parser, ...notInReferenceTests])(
  '$of',
  ({ tree, rule, whyDifferent }) => {
    const folder = temporaryFolder();
    writeFiles(folder, tree);
    const [root = 'pdf'] = Object.keys(tree).map((path) => path.split('/')[0]);
    const { status, stdout, stderr } = spawnSync(program, ['validate', join(folder, root)], {
      encoding: 'utf8',
    });
    const isValidHere = rule === null;
    expect(status === 0, stdout + stderr).toBe(
      whyDifferent === undefined ? isValidHere : !isValidHere,
    );
  },
);
