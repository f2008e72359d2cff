import { describe, expect, test } from 'vitest';
import { repository, type TestRepository } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

function skill(version: string, inputs: string, name = 'worklog'): string {
  return `---\nmanifest_version: "1.0"\nname: ${name}\ndescription: Writes a work log.\nversion: ${version}\ninputs:\n  required: [${inputs}]\n---\n`;
}

/** A skill in three versions, the last with changed inputs, in a history with other commits. */
function history(): { work: TestRepository; commits: Record<string, string> } {
  const path = 'skills/worklog/SKILL.md';
  const work = repository({ [path]: skill('1.0.0', '{ name: day }') });
  const commits: Record<string, string> = { '1.0.0': work.git('rev-parse', 'HEAD') };
  work.commit({ 'README.md': 'Unrelated.\n' });
  commits['still 1.0.0'] = work.git('rev-parse', 'HEAD');
  commits['1.1.0'] = work.commit({ [path]: skill('1.1.0', '{ name: day }') });
  commits['2.0.0'] = work.commit({ [path]: skill('2.0.0', '{ name: day }, { name: zone }') });
  return { work, commits };
}

const run = (work: TestRepository, ...argv: string[]) =>
  runHere(['check-compat', ...argv], work.path, { width: Number.POSITIVE_INFINITY });

const between = async (work: TestRepository, ...argv: string[]) => {
  const { stdout: out } = await run(work, ...argv, '--format', 'json');
  const { base, head } = JSON.parse(out) as { base: { sha: string }; head: { sha: string } };
  return [base.sha, head.sha];
};

describe('skillaccord check-compat', () => {
  test('finds versions in history, and fails where the second breaks the first', async () => {
    const { work, commits } = history();
    const { code, stdout: out } = await run(work, 'worklog@1.0.0', 'worklog@2.0.0');
    const [from, to] = [commits['1.0.0'], commits['2.0.0']].map((sha) => sha?.slice(0, 7));
    expect(out).toBe(
      `worklog 1.0.0 → 2.0.0\n  major  New required input \`zone\`. Existing calls do not pass it. skills/worklog/SKILL.md:7 input-required-added\n         → pass \`zone\`\n\nCompared ${from} (1.0.0) with ${to} (2.0.0).\n`,
    );
    expect(code).toBe(1);
    expect((await run(work, 'worklog@1.0.0', 'worklog@1.1.0')).code).toBe(0);
  });

  test('reports a lower version, and fails only if it breaks callers', async () => {
    const { work } = history();
    const same = await run(work, 'worklog@1.1.0', 'worklog@1.0.0');
    expect([same.code, same.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^worklog 1\.1\.0 → 1\.0\.0, a lower version\n {2}- Nothing in its contract\.\n\nCompared /,
      ),
    ]);
    const other = await run(work, 'worklog@2.0.0', 'worklog@1.0.0');
    expect(other.code).toBe(1);
    expect(other.stdout).toContain(
      'worklog 2.0.0 → 1.0.0, a lower version\n  major  Required input `zone` was removed',
    );
    expect(other.stdout).not.toContain('needs');
    work.write({ 'skills/worklog/SKILL.md': skill('1.5.0', '{ name: day }, { name: zone }') });
    const { stdout: checked } = await runHere(['check', '--base', 'HEAD'], work.path, {
      width: Number.POSITIVE_INFINITY,
    });
    expect(checked).toContain('✗ worklog goes back from 2.0.0 to 1.5.0\n');
  });

  test('takes the first commit that declared a version, before a change without its bump', async () => {
    const { work, commits } = history();
    expect(await between(work, 'worklog@1.0.0', 'worklog@2.0.0')).toEqual([
      commits['1.0.0'],
      commits['2.0.0'],
    ]);
    const path = 'skills/worklog/SKILL.md';
    work.commit({ [path]: skill('2.0.0', '') });
    commits['3.0.0'] = work.commit({ [path]: skill('3.0.0', '') });
    expect(await between(work, 'worklog@2.0.0', 'worklog@3.0.0')).toEqual([
      commits['2.0.0'],
      commits['3.0.0'],
    ]);
    const { code, stdout } = await run(work, 'worklog@2.0.0', 'worklog@3.0.0');
    expect([code, stdout]).toEqual([
      1,
      expect.stringContaining('Required input `zone` was removed'),
    ]);
    work.commit({ [path]: skill('2.0.0', '') });
    expect(await between(work, 'worklog@2.0.0', 'worklog@3.0.0')).toEqual([
      commits['2.0.0'],
      commits['3.0.0'],
    ]);
  });

  test.each(['worklog@1.0.0', 'worklog-1.0.0', 'worklog-v1.0.0', 'worklog/v1.0.0', 'v1.0.0'])(
    'takes the tag %s',
    async (tag) => {
      const { work, commits } = history();
      work.git('tag', tag, commits['still 1.0.0'] ?? '');
      const [base] = await between(work, 'worklog@1.0.0', 'worklog@2.0.0');
      expect(base).toBe(commits['still 1.0.0']);
      const { stdout } = await run(work, 'worklog@1.0.0', 'worklog@2.0.0');
      expect(stdout).toContain(`Compared ${base?.slice(0, 7)} (1.0.0, tag ${tag}) with `);
    },
  );

  test('distinguishes a skill from its neighbours', async () => {
    const { work } = history();
    work.commit({ 'skills/deploy/SKILL.md': skill('1.0.0', '{ name: day }', 'deploy') });
    work.commit({ 'skills/deploy/SKILL.md': skill('2.0.0', '', 'deploy') });
    const { stdout: out } = await run(work, 'deploy@1.0.0', 'deploy@2.0.0');
    expect(out).toContain('deploy 1.0.0 → 2.0.0');
    expect(out).not.toContain('worklog');
  });

  test('compares two versions of one skill, also after a rename', async () => {
    const { work } = history();
    const report = skill('1.0.0', '', 'report').replace('Writes a work log', 'Draws a chart');
    work.commit({ 'skills/report/SKILL.md': report });
    expect(await run(work, 'worklog@1.0.0', 'report@1.0.0')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(
        'check-compat compares two versions of one skill; "worklog" and "report" are two skills.',
      ),
    });
    work.git('rm', '-rq', 'skills/worklog');
    work.commit({
      'skills/journal/SKILL.md': skill('3.0.0', '{ name: day }, { name: zone }', 'journal'),
    });
    const renamed = await run(work, 'worklog@2.0.0', 'journal@3.0.0');
    expect([renamed.code, renamed.stdout]).toEqual([
      1,
      expect.stringContaining('journal (was worklog) 2.0.0 → 3.0.0'),
    ]);
  });

  test('fails for an accepted break too, and marks it as one', async () => {
    const { work } = history();
    const args = ['worklog@1.0.0', 'worklog@2.0.0'] as const;
    const { skills } = JSON.parse((await run(work, ...args, '--format', 'json')).stdout) as {
      skills: { changes: { rule: string; path: string; fingerprint: string }[] }[];
    };
    const { rule, path, fingerprint } = skills[0]?.changes[0] ?? {};
    const entry = `accept:\n  - { rule: ${rule}, path: ${path}, fingerprint: "${fingerprint}", reason: Agreed. }\n`;
    work.commit({ 'skillaccord.yml': entry });
    work.git('tag', 'v2.0.0');
    const text = await run(work, ...args);
    expect([text.code, text.stdout]).toEqual([
      1,
      expect.stringContaining('Existing calls do not pass it. (accepted) skills/'),
    ]);
    const page = await run(work, ...args, '--format', 'markdown');
    expect(page.stdout).toContain('Existing calls do not pass it. (accepted)\n');
  });

  test.each([
    [['worklog'], 'Two versions are missing: skillaccord check-compat NAME@VERSION NAME@VERSION'],
    [
      ['worklog', 'worklog@1.0.0'],
      '"worklog" does not have the form NAME@VERSION, such as worklog@1.0.0.',
    ],
    [['worklog@1.0.0', 'worklog@3.0.0'], 'It declared 2.0.0, 1.1.0, 1.0.0.'],
    [['worklgo@1.0.0', 'worklog@2.0.0'], 'Did you mean "worklog"?'],
  ])('%j is refused', async (argv, message) => {
    const { work } = history();
    expect(await run(work, ...argv)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(message),
    });
  });

  test('skips a tag under which the skill declares another version', async () => {
    const { work, commits } = history();
    for (const tag of ['worklog@1.0.0', 'v1.0.0']) work.git('tag', tag, commits['2.0.0'] ?? '');
    const [base] = await between(work, 'worklog@1.0.0', 'worklog@2.0.0');
    expect(base).toBe(commits['1.0.0']);
    work.git('tag', 'v3.0.0');
    const { code, stderr } = await run(work, 'worklog@1.0.0', 'worklog@3.0.0');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('It declared 2.0.0, 1.1.0, 1.0.0.'),
    ]);
  });

  test('fails if either side is unreadable, and says so', async () => {
    const { work } = history();
    work.git('tag', 'v2.0.0');
    work.commit({
      'skills/worklog/SKILL.md': '---\nname: worklog\nversion: 2.1.0\ninputs: [\n---\n',
    });
    work.git('tag', 'v2.1.0');
    const forward = await run(work, 'worklog@2.0.0', 'worklog@2.1.0');
    expect(forward.code).toBe(1);
    expect(forward.stdout).toContain(' frontmatter-syntax\n');
    expect(forward.stdout).not.toContain('Nothing in its contract');
    const backward = await run(work, 'worklog@2.1.0', 'worklog@2.0.0');
    expect(backward.code).toBe(1);
    expect(backward.stdout).toContain(' incomparable\n');
  });

  test('reports the rules that a configuration switches off', async () => {
    const { work } = history();
    const rules = '{ input-required-added: off }';
    work.commit({
      'skillaccord.yml': `rules: ${rules}\noverrides: [{ files: ["**"], rules: ${rules} }]\n`,
    });
    const { code, stdout } = await run(work, 'worklog@1.0.0', 'worklog@2.0.0');
    expect(stdout).toContain(' input-required-added\n');
    expect(code).toBe(1);
  });
});
