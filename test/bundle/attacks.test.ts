import { join } from 'node:path';
import { test } from 'vitest';
import { readingCommands } from '../attacks/commands.ts';
import { setTrap } from '../attacks/trap.ts';
import { runBuilt } from '../support/built.ts';
import { type Content, repository } from '../support/git.ts';

test('6.3 no program of a skill runs, not even to read a version', () => {
  const trap = setTrap();
  const script: Content = { script: `#!/bin/sh\nexec ${trap.program} "$0"\n` };
  const work = repository({
    'skills/worklog/SKILL.md':
      '---\nmanifest_version: "1.0"\nname: worklog\ndescription: Logs.\nversion: 1.0.0\npreconditions:\n  commands:\n    - {name: mytool, min_version: "1.0"}\n    - {name: ./scripts/run.sh, min_version: "1.0"}\n    - {name: "sh -c mytool", min_version: "1.0"}\n---\n[run](scripts/run.sh)\n',
    'skills/worklog/scripts/run.sh': script,
    'bin/mytool': script,
    'bin/git': script,
    'bin/node': script,
    'package.json': `{"scripts": {"prepare": "${trap.program}"}}`,
    '.npmrc': `script-shell=${trap.program}\n`,
  });
  const path = `.:${process.env['PATH']}:${join(work.path, 'bin')}:bin`;
  for (const args of readingCommands)
    runBuilt('cli', args, { cwd: work.path, env: { PATH: path } });
  trap.untouched();
});
