import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.ts';
import { loadAllCommands } from '../../src/cli/index.ts';
import { pages, textOf } from '../support/blocks.ts';
import { own } from '../support/project.ts';

const rulePages = readdirSync(own('docs/rules')).map((name) => `docs/rules/${name}`);

/** Commands within sentences; test/bundle/examples.test.ts runs those of blocks. */
const commands = [...pages, 'SECURITY.md', ...rulePages].flatMap((page) =>
  Array.from(
    textOf(page).matchAll(/`skillaccord ((?:proto |skill )?[a-z][^`|]*)`/g),
    ([, line = '']) => [page, line.replace(/^(?:proto|skill) /, '')] as const,
  ),
);
const distinct = [...new Map(commands.map(([page, line]) => [line, page]))];
const known = new Map((await loadAllCommands()).map((command) => [command.name, command]));

test('pages name many commands in sentences', () => {
  expect(distinct.length).toBeGreaterThan(30);
});

test.each(distinct)('skillaccord %s is a command with these options (%s)', (line) => {
  const [name = '', ...args] = line.split(' ');
  const command = known.get(name);
  expect([...known.keys()]).toContain(name);
  const given = args.filter((argument) => argument !== '--help');
  expect(() => command && parseArguments(command, given)).not.toThrow();
});
