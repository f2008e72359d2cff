import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { World } from '../../../src/cli/command.ts';
import { loaders } from '../../../src/cli/index.ts';
import { main } from '../../../src/cli/main.ts';
import { attacks } from '../../attacks/arbitrary.ts';
import { attackedBy, folderNamed } from '../../attacks/hostile.ts';
import { obeyedCommands } from '../../attacks/obeyed.ts';
import { callsIn, pageOf } from '../../attacks/page.ts';
import type { AttackText } from '../../attacks/texts.ts';
import { repository, type TestRepository } from '../../support/git.ts';
import { runHere } from '../../support/run-here.ts';
import { sample, seeds } from '../support/seeds.ts';

/** Files of a repository with an attack in every text, except invalid file names. */
function filesOf(list: readonly AttackText[]): Record<string, string> {
  const { hostile } = attackedBy(list);
  const quoted = list.map(({ text }) => JSON.stringify(text));
  const [firstText = ''] = list.map(({ text }) => text);
  const first = Object.entries(hostile).slice(-6 * list.length - 3);
  const named = first.filter(([path]) => !/\0|(?:^|\/)\.{1,2}(?:\/|$)/.test(path));
  return {
    ...Object.fromEntries(named),
    'skills/fixed/SKILL.md': `---\nname: fixed\ndescription: Fills: ${firstText.replace(/[\r\n"]/g, '')}\n---\n\n${firstText}\n`,
    '.claude-plugin/marketplace.json': `{"name": ${quoted[0]}, "plugins": [${quoted.map((text) => `{"name": ${text}, "source": ${text}}`)}]}`,
    'good.lock': '',
    'protos/p.yaml': quoted.map((text) => `- skill: ${text}\n`).join(''),
  };
}

/** A configuration with attacks in all its texts. */
function configOf(list: readonly AttackText[]): string {
  const quoted = JSON.stringify(list[0]?.text ?? '');
  return [
    `accept: [{fingerprint: "0123456789ab", reason: ${quoted}}]`,
    `overrides: [{files: [${quoted}], rules: {name-format: "off"}}]`,
    `locks: [${quoted}]\nignore: [${quoted}]`,
    `policy: {allowed-tools: [${quoted}], skills: [${quoted}]}`,
  ].join('\n');
}

/** Command lines with attacks in branch and file names, and each command alone. */
function linesOf(text: string): readonly (readonly string[])[] {
  const lines = chosenLines(text);
  const typed = new Set(lines.map(([name]) => name));
  return [...lines, ...Object.keys(loaders).flatMap((name) => (typed.has(name) ? [] : [[name]]))];
}

function chosenLines(text: string): readonly (readonly string[])[] {
  const named = text.replaceAll('\0', '');
  const place = folderNamed(named);
  return [
    ['check', '--format', 'text', '--output', 'json=out.json'],
    ['check', '--output', 'report.json'],
    ...[['diff', 'HEAD~1'], ['list'], ['list', '--json'], ['list', '--capability', named]],
    ...[['lock', 'x.lock'], ['lock', '--check', 'agent.proto.lock'], ['lock', named], ['lock']],
    ...[
      ['bump', '--base', 'HEAD~1', '--dry-run'],
      ['bump', named],
      ['bump', '--force'],
    ],
    ...[
      ['check', '--statistics'],
      ['check', '--format', 'concise'],
    ],
    ...[
      ['check', '--rule', `${named}=off`],
      ['check', '--rule', `name-format=${named}`],
    ],
    ...[['fix', '--dry-run'], ['config'], ['config', place], ['config', '--rule', named]],
    ...[
      ['hash', place],
      ['hash', named],
      ['init', '--dry-run'],
      ['accept', named, '--reason', named],
    ],
    ...[
      ['check-compat', `${named}@1.0.0`, `${named}@2.0.0`],
      ['explain', named],
      ['help', named],
      // Without operands it waits for an editor.
      ['lsp', named],
    ],
    ...[
      ['completion', named],
      ['check', place],
      ['check', named],
      ['check', '--base', named],
    ],
    ...[['check', '--config', named], ['check', '--format', named], ['diff', named], [named]],
    ...[
      ['check', `--${named}`],
      ['check', '--output', `${named}=x`],
      ['check', '--scope', named],
    ],
    ...[
      ['diff', 'HEAD~1', '--format', 'markdown'],
      ['diff', 'HEAD~1', '--format', 'json'],
    ],
  ];
}

describe.each(seeds)('with the %s seed', (_, seed) => {
  test('no command prints a command for a runner or terminal, with any files and arguments', async () => {
    const law = fc.asyncProperty(attacks(2), fc.boolean(), async (list, isConfigured) => {
      const work = repository({ 'skills/fixed/SKILL.md': '---\nname: fixed\n---\n' });
      const settings = isConfigured ? { 'skillaccord.yml': configOf(list) } : {};
      work.commit({ ...filesOf(list), ...settings });
      for (const args of linesOf(list[0]?.text ?? '')) await expectInert(args, work.path);
    });
    await fc.assert(law, sample(seed, 1));
  });

  test('a faulty configuration is quoted, and no runner obeys it', async () => {
    const law = fc.asyncProperty(attacks(1), fc.nat(5), async ([attack], index) => {
      const quoted = JSON.stringify(attack?.text);
      const config = [
        `${attack?.text}`,
        `${quoted}: 1`,
        `rules: {${quoted}: off}`,
        `rules: {name-format: ${quoted}}`,
        `accept: [{fingerprint: ${quoted}, reason: x}]`,
        `scope: ${quoted}`,
      ][index];
      const work = repository({
        'a/SKILL.md': '---\nname: a\n---\n',
        'skillaccord.yml': `${config}\n`,
      });
      await expectInert(['check'], work.path);
      await expectInert(['config'], work.path);
    });
    await fc.assert(law, sample(seed, 6));
  });

  test('a branch, a tag and a remote may have any name', async () => {
    const names = ['`@acme/team`', '<img/src=x>', '\u202emain', '##vso', 'a%0A', "x';ls"];
    const law = fc.asyncProperty(fc.constantFrom(...names), async (name) => {
      const work = repository({ 'a/SKILL.md': '---\nname: a\ndescription: a\n---\n' });
      work.git('branch', name);
      work.git('tag', `v${name}`);
      work.git('remote', 'add', 'origin', `https://evil.example/##[error]/${name}\u001b[2J`);
      work.git('checkout', '-q', name);
      work.commit({ 'b/SKILL.md': '---\nname: b\ndescription: b\n---\n' });
      const typed = [
        ['check', '--base', `v${name}`],
        ['diff', `v${name}`],
        ['init', '--dry-run'],
      ];
      for (const args of [...typed, ['lock', 'x.lock'], ['list', '--json']]) {
        await expectInert(args, work.path);
      }
      const page = await runHere(
        ['check', '--base', `v${name}`, '--format', 'markdown'],
        work.path,
      );
      expect(callsIn(pageOf(page.stdout))).toEqual([]);
    });
    await fc.assert(law, sample(seed, 1));
  });

  test('an internal error is reported, and no runner obeys its text', async () => {
    const law = fc.asyncProperty(attacks(1), async ([attack]) => {
      const printed: string[] = [];
      const printError = (text: string) => void printed.push(text);
      const print = () => {
        throw new Error(attack?.text);
      };
      const world: World = { ...nowhere, print, printError };
      expect(await main(['--version'], world)).toBe(3);
      expect(obeyedCommands(printed.join(''))).toEqual([]);
    });
    await fc.assert(law, sample(seed, 30));
  });

  test('a patch is applied to the byte, with any text in its lines', async () => {
    const law = fc.asyncProperty(attacks(3), async (list) => {
      const work = repository(fixable(list));
      const { stdout } = await runHere(['fix', '--dry-run'], work.path);
      expect(obeyedCommands(stdout.replaceAll('\t', ' ').replace(/\r$/gm, ''))).toEqual([]);
      const other = repository(fixable(list));
      expect((await runHere(['fix'], other.path)).code).toBe(0);
      execFileSync('git', ['apply', '--index', '-'], { cwd: work.path, input: stdout });
      expect(treeOf(work)).toBe(treeOf(other));
    });
    await fc.assert(law, sample(seed, 2));
  });
});

/** Skills with one fixable error, and attacks in other texts and names. */
function fixable(list: readonly AttackText[]): Record<string, string> {
  const skills = list.map(({ text, mark }) => [
    `${folderNamed(text.replaceAll('\0', ''))}/SKILL.md`,
    `---\nname: ${mark}\ndescription: Fills: forms.\n---\n${text}\n`,
  ]);
  return Object.fromEntries(skills);
}

function treeOf(work: TestRepository): string {
  work.git('add', '--all');
  return work.git('write-tree');
}

const nowhere = {
  cwd: '/',
  env: {},
  colour: false,
  terminal: false,
  onProgress: undefined,
  width: 80,
};

/** Runs a command line, with and without a terminal, and checks its output like other programs. */
async function expectInert(args: readonly string[], cwd: string): Promise<void> {
  const { stdout, stderr } = await runHere(args, cwd, { terminal: args.includes('--output') });
  const output = stdout + stderr;
  const shown = args.includes('--dry-run') ? output.replace(/\t|\ufeff|\r$/gm, ' ') : output;
  expect(obeyedCommands(shown), args.join(' ')).toEqual([]);
  for (const name of ['out.json', 'report.json']) {
    const file = join(cwd, name);
    if (existsSync(file)) expect(obeyedCommands(readFileSync(file, 'utf8')), name).toEqual([]);
  }
}
