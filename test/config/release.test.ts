import { describe, expect, test } from 'vitest';
import { repository, type TestRepository, temporaryFolder } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';

const path = 'skills/worklog/SKILL.md';
const other = 'skills/deploy/SKILL.md';

function skill(version: string, names: string, name = 'worklog'): string {
  const inputs = names.replaceAll(' }', ', description: Of the log., schema: {} }');
  return `---\nmanifest_version: "1.0"\nname: ${name}\ndescription: Writes a work log.\nversion: ${version}\ninputs:\n  required: [${inputs}]\n---\n`;
}

/** main with release 1.0.0 and an unreleased break in 2.0.0; a topic branch breaks it again. */
function cycle(config: string): TestRepository {
  const work = repository({
    'skillaccord.yml': config,
    [path]: skill('1.0.0', '{ name: day }'),
    [other]: skill('1.0.0', '', 'deploy'),
  });
  work.git('branch', '-M', 'main');
  work.git('tag', 'worklog@0.9.0');
  work.git('tag', 'worklog@1.0.0');
  work.git('tag', 'v1.0.0');
  work.commit({ [path]: skill('2.0.0', '{ name: day }, { name: zone }') });
  work.git('tag', 'nightly');
  work.git('checkout', '-q', '-b', 'topic');
  work.write({ [path]: skill('2.0.0', '{ name: day }, { name: zone }, { name: team }') });
  return work;
}

async function check(work: TestRepository, ...argv: string[]) {
  const { code, stdout, stderr } = await runHere(['check', '--format', 'json', ...argv], work.path);
  return { code, err: stderr, report: stdout === '' ? null : (JSON.parse(stdout) as Report) };
}

interface Change {
  readonly rule: string;
  readonly line: number | null;
  readonly message: string;
  readonly help: string | null;
  readonly related: readonly { readonly message: string }[];
  readonly fingerprint: string;
}

interface Report {
  readonly findings: readonly (Change & { readonly severity: string })[];
  readonly changes: readonly Change[];
  readonly skills: {
    readonly name: string;
    readonly requiredBump: string;
    readonly declaredBump: string;
    readonly satisfied: boolean;
  }[];
}

const stepOf = (report: Report | null) => {
  const { requiredBump, declaredBump, satisfied } =
    report?.skills.find(({ name }) => name === 'worklog') ?? {};
  return [requiredBump, declaredBump, satisfied];
};
const line = (report: Report | null, rule: string) =>
  report?.findings.find((finding) => finding.rule === rule);
const notesOf = (change: Change | undefined) => change?.related.map(({ message }) => message);

describe('the version bump', () => {
  test('is measured from base, and every break needs another major version', async () => {
    const { code, report } = await check(cycle('release: base\n'));
    expect([code, ...stepOf(report)]).toEqual([1, 'major', 'none', false]);
  });

  test.each(['worklog@*', '{name}@*', 'v*'])(
    'is measured from the last release among tag:%s',
    async (glob) => {
      const { code, report } = await check(cycle(`release: "tag:${glob}"\n`));
      expect([code, ...stepOf(report)]).toEqual([0, 'major', 'major', true]);
      expect(line(report, 'input-required-added')).toBeUndefined();
      const all = [...(report?.findings ?? []), ...(report?.changes ?? [])];
      expect(all.map(({ rule }) => rule)).toContain('input-required-added');
      expect(all.map(({ message }) => message).join()).not.toContain('zone');
    },
  );

  test('names the tag and everything since it', async () => {
    const work = cycle('release: "tag:v*"\n');
    work.write({ [path]: skill('1.1.0', '{ name: day }, { name: zone }, { name: team }') });
    work.git('add', '.');
    const { report } = await check(work, '--base', 'v1.0.0');
    const found = line(report, 'version-bump-insufficient');
    expect(found).toMatchObject({
      message: 'Version `1.1.0` does not cover 2 breaking changes.',
      help: 'Set `version: 2.0.0`.',
    });
    expect(notesOf(found)).toEqual([
      'New required input `zone`.',
      'New required input `team`.',
      'Measured from the release `v1.0.0`.',
    ]);
  });

  test('is not needed for an accepted and merged change, and its entry stays in use until the release', async () => {
    const zone = skill('1.0.0', '{ name: day }, { name: zone }');
    const work = cycle('release: "tag:{name}@*"\n');
    work.git('checkout', '-q', '-f', '-b', 'minor', 'v1.0.0');
    work.write({ [path]: zone });
    const { report: first } = await check(work, '--base', 'v1.0.0');
    const print = line(first, 'input-required-added')?.fingerprint ?? '';
    const entryOf = (fingerprint: string) =>
      `  - { rule: input-required-added, path: ${path}, fingerprint: "${fingerprint}", reason: Agreed. }\n`;
    const entry = `accept:\n${entryOf(print)}`;
    const idle = entryOf('f'.repeat(32));
    const config = `release: "tag:{name}@*"\n${entry}${idle}`;
    const merged = work.commit({ [path]: zone, 'skillaccord.yml': config });
    const unused = async () => {
      const { report } = await check(work, '--base', merged, '--scope', 'new');
      const all = report?.findings.filter(({ rule }) => rule === 'accept-unused') ?? [];
      return [all.map(({ line: place }) => place), stepOf(report)];
    };
    work.write({ 'README.md': 'Unrelated.\n' });
    expect(await unused()).toEqual([[4], ['none', 'none', true]]);
    work.write({ [path]: `${zone}\nOther words.\n` });
    expect(await unused()).toEqual([[4], ['patch', 'none', false]]);
    work.git('tag', 'worklog@1.0.0', '-f');
    expect(await unused()).toEqual([
      [3, 4],
      ['patch', 'none', false],
    ]);
  });

  test('below base is a decrease, with any release', async () => {
    const work = cycle('release: "tag:v*"\n');
    work.write({ [path]: skill('1.5.0', '{ name: day }, { name: zone }') });
    const { report } = await check(work);
    expect(stepOf(report)).toEqual(['major', 'decreased', false]);
    expect(line(report, 'version-decreased')).toMatchObject({
      message: 'The version went down: `2.0.0` to `1.5.0`.',
      help: 'Set `version: 3.0.0` or later.',
    });
  });

  test('is measured from base if the last release is unreadable, with a note', async () => {
    const work = repository({
      'skillaccord.yml': 'release: "tag:{name}@*"\n',
      [path]: '---\nname: worklog\ndescription: [\n---\n',
    });
    work.git('branch', '-M', 'main');
    work.git('tag', 'worklog@1.0.0');
    work.commit({ [path]: skill('1.0.0', '{ name: day }') });
    work.write({ [path]: skill('1.0.0', '{ name: day }, { name: team }') });
    const { report } = await check(work, '--base', 'main');
    expect(stepOf(report)).toEqual(['major', 'none', false]);
    const found = line(report, 'incomparable');
    expect(found).toMatchObject({
      message: 'Last release `worklog@1.0.0` of `worklog` cannot be read.',
      severity: 'warning',
      path,
    });
    expect(notesOf(found)).toEqual(['Its version is measured from the merge base.']);
  });

  test('is measured from base before the first release', async () => {
    const { report } = await check(cycle('release: "tag:release-*"\n'));
    expect(stepOf(report)).toEqual(['major', 'none', false]);
    const found = line(report, 'release-unmatched');
    expect(found).toMatchObject({
      message: 'No tag matches `release-*`.',
      severity: 'warning',
      path: 'skillaccord.yml',
      line: 1,
    });
    expect(notesOf(found)).toEqual([
      'Compared with the target branch instead: `worklog`.',
      'Tags: `v1.0.0`, `worklog@0.9.0` and `worklog@1.0.0`.',
    ]);
  });

  test.each(['release-2', 'release-latest'])(
    'is measured from base if a tag such as %s has no version, with a note',
    async (tag) => {
      const work = cycle('release: "tag:release-*"\n');
      for (const tagName of ['worklog@0.9.0', 'worklog@1.0.0', 'v1.0.0'])
        work.git('tag', '-d', tagName);
      work.git('tag', tag, 'main');
      const { report } = await check(work);
      const found = line(report, 'release-unmatched');
      expect(found).toMatchObject({
        message: 'No tag that matches `release-*` has a version.',
        severity: 'warning',
      });
      expect(notesOf(found)).toEqual([
        'Compared with the target branch instead: `worklog`.',
        `Tags: \`${tag}\`.`,
      ]);
    },
  );

  test('has no note for one unreleased skill among released ones', async () => {
    const work = cycle('release: "tag:{name}@*"\n');
    work.write({ [other]: skill('1.0.1', '', 'deploy') });
    const { report } = await check(work);
    expect(line(report, 'release-unmatched')).toBeUndefined();
  });

  test('is unknown in a shallow clone without tags, with a note', async () => {
    const work = cycle('release: "tag:v*"\n');
    work.commit();
    const folder = temporaryFolder();
    work.git(
      'clone',
      '-q',
      '--depth=1',
      '--no-tags',
      '--branch=topic',
      `file://${work.path}`,
      folder,
    );
    work.git(
      '-C',
      folder,
      'fetch',
      '-q',
      '--depth=1',
      '--no-tags',
      'origin',
      'main:refs/remotes/origin/main',
    );
    const clone = { ...work, path: folder };
    const { code, err } = await check(clone, '--base', work.git('rev-parse', 'main'));
    expect(code).toBe(2);
    expect(err).toContain(
      'This clone is shallow and has no tag that base can reach, so the last release is unknown.',
    );
  });
});
