import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';

/** A command of the command line. */
export function command(_root, name) {
  requireId(name, 'the command a name');
  const code = `import type { Command } from '../command.ts';

/** TODO: what it does, as a verb and its object. */
export const ${camel(name)}: Command = {
  name: '${name}',
  summary: 'TODO: what it does, in small letters, without a full stop',
  operands: '',
  maxOperands: 0,
  options: [{ name: 'json', help: 'as JSON' }],
  examples: [['skillaccord ${name}', 'TODO: what this prints']],
  async run({ flags }, { print }) {
    // The work: open() of src/setup/open.ts reads the repository and its configuration.
    print(flags.has('json') ? '{}\\n' : 'TODO: what it prints\\n');
    return 0;
  },
};
`;
  const test = `import { expect, test } from 'vitest';
import { repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

test('skillaccord ${name} TODO: what is true', async () => {
  const { path } = repository({ 'skills/pdf/SKILL.md': '---\\nname: pdf\\n---\\n' });
  const { code, stdout, stderr } = await runHere(['${name}'], path);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toBe('TODO: what it prints\\n');
});
`;
  const key = name.includes('-') ? `'${name}'` : name;
  const loader = `  ${key}: async () => (await import('./commands/${name}.ts')).${camel(name)},\n`;
  return {
    files: { [`src/cli/commands/${name}.ts`]: code, [`test/cli/${name}-command.test.ts`]: test },
    edits: { 'src/cli/index.ts': (text) => withLoader(text, name, loader) },
    steps: [
      ...blankSteps(),
      ['Write the command and its test.', `npx vitest run test/cli/${name}-command.test.ts`],
      [
        'It prints nothing that a runner or terminal obeys.',
        'npx vitest run test/laws/report/printed.test.ts',
      ],
      ...lastSteps(name),
    ],
  };
}

/** Adds a loader in front of the first one with a later name. */
function withLoader(text, name, loader) {
  const entries = [...text.matchAll(/^ {2}'?([\w-]+)'?: async \(\)/gm)];
  if (entries.some(([, own]) => own === name)) throw new Error(`There is a command "${name}".`);
  const later = entries.find(([, own]) => own > name);
  const at = later ? later.index : text.indexOf('};', entries.at(-1).index);
  return `${text.slice(0, at)}${loader}${text.slice(at)}`;
}
