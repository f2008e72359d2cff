import { describe, expect, test } from 'vitest';
import { type Content, repository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const manifest = (name: string, version: string, body = 'Before.') =>
  `---\nname: ${name}\ndescription: Does it.\n${version === '' ? '' : `version: ${version}\n`}---\n${body}\n`;

const broken = '---\nname: worklog\ndescription: Does it.\n  bad: [\n---\nBody.\n';

/** Bumps a repository of two commits. */
async function bump(before: Record<string, Content>, after: Record<string, Content>) {
  const work = repository(before);
  work.git('tag', 'start');
  work.commit(after);
  return runHere(['bump', '--base', 'start'], work.path, { width: 100 });
}

describe('a manifest that cannot be read', () => {
  const left = (place: string, part: string) =>
    `${place}  worklog is left as it is: Its ${part} cannot be read.\n`;

  test('is named', async () => {
    const path = 'skills/worklog/SKILL.md';
    const before = { [path]: manifest('worklog', '1.2.3') };
    expect(await bump(before, { [path]: broken })).toEqual({
      code: 1,
      stdout: '1 skill to edit by hand.\n',
      stderr: left(`${path}:4`, 'frontmatter'),
    });
  });

  test('is named next to a skill that is set', async () => {
    const [path, good] = ['skills/worklog/SKILL.md', 'skills/good/SKILL.md'];
    const before = { [path]: manifest('worklog', '1.2.3'), [good]: manifest('good', '1.0.0') };
    const after = { [path]: broken, [good]: manifest('good', '1.0.0', 'After.') };
    expect(await bump(before, after)).toEqual({
      code: 1,
      stdout: `${good}:4  1.0.0 -> 1.0.1  (patch: body-changed)\nSet 1 version of 1 skill. 1 skill to edit by hand.\nNext: git add -u\n`,
      stderr: left(`${path}:4`, 'frontmatter'),
    });
  });

  test('is a block or a skill.toml', async () => {
    const path = 'skills/worklog/SKILL.md';
    const block = (json: string) =>
      `${manifest('worklog', '')}\n\`\`\`skill-manifest\n${json}\n\`\`\`\n`;
    const { code, stderr } = await bump(
      { [path]: block('{"schema_version": "2.0", "id": "worklog", "version": "1.2.3"}') },
      { [path]: block('{"schema_version": "2.0",') },
    );
    expect({ code, stderr }).toEqual({ code: 1, stderr: left(`${path}:8`, 'manifest block') });
    const toml = 'skills/worklog/skill.toml';
    const broke = await bump(
      { [toml]: '[skill]\nid = "core.worklog"\nname = "worklog"\nversion = "1.2.3"\n' },
      { [toml]: '[skill]\nid = "core.worklog"\nname = \n' },
    );
    expect(broke.code).toBe(1);
    expect(broke.stderr).toBe(left(`${toml}:3`, 'skill.toml'));
  });

  test('is that of base: no change can be measured', async () => {
    const path = 'skills/worklog/SKILL.md';
    expect(await bump({ [path]: broken }, { [path]: manifest('worklog', '1.0.0') })).toEqual({
      code: 0,
      stdout: '1 skill to edit by hand.\n',
      stderr: `${path}  worklog is left as it is: It cannot be compared with base. Choose its version by hand.\n`,
    });
  });
});

test.each([1, 2])('%i removed skills have no version to set', async (amount) => {
  const work = repository({
    'skills/a/SKILL.md': manifest('a', '1.0.0', 'A.'),
    'skills/b/SKILL.md': manifest('b', '1.0.0', 'B.'),
    'skills/c/SKILL.md': manifest('c', '1.0.0', 'C.'),
  });
  work.git('tag', 'start');
  work.git('rm', '-rq', ...['skills/a', 'skills/b'].slice(0, amount));
  work.commit();
  expect(await runHere(['bump', '--base', 'start'], work.path)).toEqual({
    code: 0,
    stdout: 'No version is too low.\n',
    stderr: '',
  });
});

describe('a text that is not a version', () => {
  const path = 'skills/worklog/SKILL.md';
  const strict = { 'skillaccord.yml': 'rules:\n  version-format: error\n' };

  test.each([
    ['fails where the rule is an error', strict, 1],
    ['passes where it is a warning', {}, 0],
  ])('%s', async (_, config, code) => {
    const before = { [path]: manifest('worklog', '1.4.0'), ...config };
    // The trailing blank of the description is no change of the interface.
    const after = { [path]: manifest('worklog', '2.x').replace('it.', 'it. ') };
    expect(await bump(before, after)).toEqual({
      code,
      stdout: '1 skill to edit by hand.\n',
      stderr: `${path}:4  worklog is left as it is: \`2.x\` is not a version. Write three numbers, such as 1.4.1.\n`,
    });
  });
});

describe('a skill without a version in a plugin that takes a new one', () => {
  const plugin = { 'p/.claude-plugin/plugin.json': '{"name": "pa", "version": "1.0.0"}\n' };
  const before = { ...plugin, 'p/skills/old/SKILL.md': manifest('old', '') };

  test('is announced by the plugin if it is renamed', async () => {
    const work = repository(before);
    await runHere(['lock'], work.path);
    work.commit();
    work.git('tag', 'start');
    work.git('mv', 'p/skills/old', 'p/skills/new');
    work.commit({ 'p/skills/new/SKILL.md': manifest('new', '') });
    expect(await runHere(['bump', '--base', 'start'], work.path, { width: 100 })).toEqual({
      code: 0,
      stdout:
        'p/.claude-plugin/plugin.json:1  1.0.0 -> 2.0.0  (major: plugin pa)\nproto.lock  added: new; removed: old\nSet 1 version of 1 plugin.\nNext: git add -u\n',
      stderr: '',
    });
    expect((await runHere(['check', '--base', 'start'], work.path)).code).toBe(0);
  });

  test('is left if an input breaks callers, which no plugin announces', async () => {
    const contract = (need: string) =>
      manifest('tool', '').replace(
        '---\nBefore',
        `manifest_version: "1.0"\ninputs:\n  ${need}:\n    - name: tz\n      schema: {type: string}\n---\nBefore`,
      );
    const path = 'p/skills/tool/SKILL.md';
    const { code, stderr } = await bump(
      { ...plugin, [path]: contract('optional') },
      { [path]: contract('required') },
    );
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${path}  tool is left as it is: This change breaks callers, and the skill declares no version. Add version: 1.0.0.\n`,
    });
  });
});
