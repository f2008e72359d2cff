import { describe, expect, test } from 'vitest';
import { repository, temporaryFolder, writeFiles } from '../support/git.ts';
import { runHere } from '../support/run-here.ts';
import {
  computedHash,
  entriesOf,
  lockEntry,
  lockText,
  permitting,
  runOutdated,
  serveSource,
  skillText,
} from './consumer.ts';
import { canServe, serve } from './git-server.ts';

const [alpha, beta] = [skillText('alpha'), skillText('beta')];
const files = { 'skills/alpha/SKILL.md': alpha, 'skills/beta/SKILL.md': beta };
const installed = { '.agents/skills/alpha/SKILL.md': alpha, '.agents/skills/beta/SKILL.md': beta };

/** A source of two skills, and a repository with both. */
async function vendored(more = '') {
  const source = await serveSource(files);
  const skills = {
    alpha: lockEntry(source.url, 'alpha', { 'SKILL.md': alpha }),
    beta: lockEntry(source.url, 'beta', { 'SKILL.md': beta }),
  };
  const work = repository({
    ...installed,
    'skills-lock.json': lockText(skills),
    'skillaccord.yml': permitting(source.server, more),
  });
  return { source, work, skills };
}

describe.skipIf(!canServe)('a locked skill', () => {
  test('is current if its source has the locked content, and each source gets one request', async () => {
    const { source, work } = await vendored();
    const entries = await entriesOf(work.path);
    expect([...entries.values()].map(({ state, pending }) => [state, pending])).toEqual([
      ['current', false],
      ['current', false],
    ]);
    expect(entries.get('alpha')).toMatchObject({ lock: 'skills-lock.json', line: 4 });
    expect(source.server.requests.filter(({ url }) => url?.includes('info/refs'))).toHaveLength(1);
    expect(work.git('status', '--porcelain')).toBe('');
  });

  test('is pending with the diff of its contract, its permissions and the verdict of the policy', async () => {
    const { source, work } = await vendored('policy: { allowed-tools: [Read] }\n');
    const first = source.work.git('rev-parse', 'HEAD');
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', '', 'allowed-tools: WebFetch\n') });
    const tip = source.push({ 'README.md': 'Unrelated.\n' });
    const entries = await entriesOf(work.path);
    expect(entries.get('beta')).toMatchObject({ state: 'current', pending: false });
    const pending = entries.get('alpha');
    expect(pending).toMatchObject({
      ...{ state: 'pending', pending: true, requiredBump: 'minor', policy: 'denied', commits: 1 },
      ...{ from: { commit: first }, to: { commit: tip }, root: '.agents/skills/alpha' },
    });
    expect(pending?.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(pending?.powers).toMatchObject([{ change: 'gained', scope: 'WebFetch' }]);
    const rules = pending?.findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['allowed-tools-added', 'policy-denied']));
    const { stdout } = await runOutdated(work.path, 'alpha');
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/ alpha pending .* gained denied /);
  });

  test('reports the new errors of the version at its source, and no old ones', async () => {
    const { source, work } = await vendored();
    const broken = alpha.replace('description: Does alpha. Use when alpha is wanted.\n', '');
    source.push({ 'skills/alpha/SKILL.md': broken });
    const { findings, requiredBump } = (await entriesOf(work.path)).get('alpha') ?? {};
    expect(findings?.filter(({ severity }) => severity === 'error').length).toBeGreaterThan(0);
    expect(requiredBump).not.toBe('none');
  });

  test('whose lock was written on Windows is current, and pending only after a change', async () => {
    const source = await serveSource(files);
    const crlf = alpha.replaceAll('\n', '\r\n');
    const skills = { alpha: lockEntry(source.url, 'alpha', { 'SKILL.md': crlf }) };
    const config = { 'skillaccord.yml': permitting(source.server) };
    const lock = { 'skills-lock.json': lockText(skills), ...config };
    const [upstream, consumer] = [
      repository({ ...lock, '.agents/skills/alpha/SKILL.md': alpha }),
      repository({ ...lock, '.agents/skills/alpha/SKILL.md': crlf, '.gitattributes': '* -text\n' }),
    ];
    for (const { path } of [upstream, consumer])
      expect((await entriesOf(path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    for (const { path } of [upstream, consumer])
      expect((await entriesOf(path)).get('alpha')).toMatchObject({ state: 'pending', commits: 1 });
  });

  test('that is edited here has that as its first state', async () => {
    const { source, work } = await vendored();
    work.commit({ '.agents/skills/alpha/SKILL.md': skillText('alpha', 'Mine.\n') });
    const edited = (await entriesOf(work.path)).get('alpha');
    expect(edited).toMatchObject({ state: 'edited', pending: false, changes: null });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'Theirs.\n') });
    const both = (await entriesOf(work.path)).get('alpha');
    expect(both).toMatchObject({ state: 'edited', pending: true });
    expect(both?.reason).toContain('overwrite the edit');
  });

  test('that moved in its source is found by its name', async () => {
    const { source, work } = await vendored();
    source.work.git('mv', 'skills/alpha', 'alpha');
    source.push({});
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'moved', pending: false, folder: 'alpha' },
      reason: 'The skill is now in alpha.',
    });
    source.push({ 'other/alpha/SKILL.md': alpha });
    const ambiguous = (await entriesOf(work.path)).get('alpha');
    expect(ambiguous).toMatchObject({ state: 'not-understood' });
    expect(ambiguous?.reason).toContain('2 skills of this name');
  });

  test('that may be in a manifest of its source that is not read is not gone', async () => {
    const { source, work } = await vendored();
    source.work.git('rm', '-rq', 'skills/alpha');
    source.push({ 'other/SKILL.md': skillText('alpha', 'x'.repeat(1_100_000)) });
    const entry = (await entriesOf(work.path)).get('alpha');
    expect(entry).toMatchObject({ state: 'unreachable' });
    expect(entry?.reason).toContain('1 manifest of the source cannot be read');
  });

  test('that its source removed is gone, and stays', async () => {
    const { source, work } = await vendored();
    source.work.git('rm', '-rq', 'skills/alpha');
    source.push({});
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      state: 'gone',
      pending: false,
    });
    expect(work.git('status', '--porcelain')).toBe('');
  });

  test('without a copy here is compared by its digest', async () => {
    const { source, work } = await vendored();
    work.git('rm', '-rq', '.agents');
    work.commit({});
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    const entry = (await entriesOf(work.path)).get('alpha');
    expect(entry).toMatchObject({ state: 'pending', changes: null, root: null });
    expect(entry?.to?.digest).toBe(computedHash({ 'SKILL.md': skillText('alpha', 'More.\n') }));
  });

  test('without a path in its lock is found by the name of its folder, or by its own', async () => {
    const { work, skills } = await vendored();
    const { skillPath: _, ...withoutPath } = skills.alpha;
    work.commit({ 'skills-lock.json': lockText({ alpha: withoutPath }) });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'current', folder: 'skills/alpha' },
    });
  });

  test('with files that the installer leaves out is current, and not edited', async () => {
    const texts = { 'SKILL.md': alpha, 'metadata.json': '{}', 'a/text.md': 'Text.\n' };
    const source = await serveSource({
      'skills/alpha/SKILL.md': alpha,
      'skills/alpha/metadata.json': '{}',
      'skills/alpha/a/text.md': 'Text.\n',
      'skills/alpha/link.md': { link: '../../shared.md' },
      'shared.md': 'Shared.\n',
    });
    const work = repository({
      '.agents/skills/alpha/SKILL.md': alpha,
      '.agents/skills/alpha/a/text.md': 'Text.\n',
      '.agents/skills/alpha/link.md': 'Shared.\n',
      'skills-lock.json': lockText({ alpha: lockEntry(source.url, 'alpha', texts) }),
      'skillaccord.yml': permitting(source.server),
    });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({
      'shared.md': 'Other.\n',
      'skills/alpha/SKILL.md': skillText('alpha', 'More.\n'),
    });
    const entry = (await entriesOf(work.path)).get('alpha');
    expect(entry).toMatchObject({ state: 'pending' });
    expect(entry?.reason).toContain('link.md');
  });

  test('with links to folders and to links matches the form of its installer, and its commit is found', async () => {
    const source = await serveSource({
      'skills/alpha/SKILL.md': alpha,
      'skills/alpha/shared': { link: '../../shared' },
      'skills/alpha/one.md': { link: 'shared/again.md' },
      'shared/again.md': { link: 'text.md' },
      'shared/text.md': 'Shared.\n',
    });
    const work = repository({
      '.agents/skills/alpha/SKILL.md': alpha,
      '.agents/skills/alpha/one.md': 'Shared.\n',
      '.agents/skills/alpha/shared/again.md': 'Shared.\n',
      '.agents/skills/alpha/shared/text.md': 'Shared.\n',
      'skills-lock.json': lockText({ alpha: lockEntry(source.url, 'alpha', {}) }),
      'skillaccord.yml': permitting(source.server),
    });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'pending', commits: 1 },
    });
  });
});

describe.skipIf(!canServe)('a reference', () => {
  test('that is a branch is followed', async () => {
    const { source, work, skills } = await vendored();
    source.work.git('switch', '-q', '-c', 'next');
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'Next.\n') }, 'refs/heads/next');
    const onNext = { alpha: { ...skills.alpha, ref: 'next' }, beta: skills.beta };
    work.commit({ 'skills-lock.json': lockText(onNext) });
    const entries = await entriesOf(work.path);
    expect(entries.get('alpha')).toMatchObject({ state: 'pending', commits: 1 });
    expect(entries.get('beta')).toMatchObject({ state: 'current' });
  });

  test('that is a tag names a newer one, and a moved tag is listed first', async () => {
    const { source, work, skills } = await vendored();
    source.push({}, 'refs/tags/v1.0.0');
    const tagged = { beta: skills.beta, alpha: { ...skills.alpha, ref: 'v1.0.0' } };
    work.commit({ 'skills-lock.json': lockText(tagged) });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      state: 'current',
      reason: null,
    });
    source.push({}, 'refs/tags/v1.2.0');
    source.push({}, 'refs/tags/v2.0.0-rc.1');
    source.push({}, 'refs/tags/other-v9.0.0');
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'current', reason: 'The source has the newer tag `v1.2.0`.' },
    });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'Evil.\n') }, 'refs/tags/v1.0.0');
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'tag-moved', pending: true },
    });
    const { stdout } = await runOutdated(work.path);
    expect(stdout).toMatch(/\n +skill .*\n +✗ +alpha +tag-moved/);
  });

  test('that is a commit never changes', async () => {
    const { source, work, skills } = await vendored();
    const commit = source.work.git('rev-parse', 'HEAD');
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    const pinned = { alpha: { ...skills.alpha, ref: commit } };
    work.commit({ 'skills-lock.json': lockText(pinned) });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    const lost = { alpha: { ...skills.alpha, ref: '1'.repeat(40) } };
    work.commit({ 'skills-lock.json': lockText(lost) });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'gone' });
  });
});

describe.skipIf(!canServe)('other records', () => {
  test('of apm are compared by folder, not by the commit of the whole source', async () => {
    const source = await serveSource(files);
    const commit = source.work.git('rev-parse', 'HEAD');
    const { server } = source;
    const lock = `lockfile_version: '1'
dependencies:
- repo_url: acme/up
  host: 127.0.0.1
  port: ${server.port}
  is_insecure: true
  resolved_commit: ${commit}
  resolved_ref: main
  virtual_path: skills/alpha
  deployed_files:
  - .claude/skills/alpha
`;
    const work = repository({
      '.claude/skills/alpha/SKILL.md': alpha,
      'apm.lock.yaml': lock,
      'skillaccord.yml': permitting(server),
    });
    source.push({ 'README.md': 'Unrelated.\n' });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({
      ...{ state: 'pending', commits: 1, lock: 'apm.lock.yaml' },
    });
  });

  test('of gh are in the frontmatter, and its own fields make no difference', async () => {
    const source = await serveSource(files);
    const tree = source.work.git('rev-parse', 'HEAD:skills/alpha');
    const metadata = `metadata:\n    github-path: skills/alpha\n    github-ref: refs/heads/main\n    github-repo: ${source.url}\n    github-tree-sha: ${tree}\n`;
    const work = repository({
      '.github/skills/alpha/SKILL.md': skillText('alpha', '', metadata),
      'skillaccord.yml': permitting(source.server),
    });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    const entry = (await entriesOf(work.path)).get('alpha');
    expect(entry).toMatchObject({ state: 'pending', lock: '.github/skills/alpha/SKILL.md' });
    expect(entry?.findings.map(({ rule }) => rule)).toEqual(['body-changed']);
  });

  test('of a user lock hold the id of a tree, those of a proto-lock the hash of ADR-003', async () => {
    const source = await serveSource(files);
    const tree = source.work.git('rev-parse', 'HEAD:skills/alpha');
    const skills = {
      alpha: {
        ...{ source: 'acme/up', sourceType: 'git', sourceUrl: source.url },
        ...{ skillPath: 'skills/alpha/SKILL.md', skillFolderHash: tree },
      },
    };
    const work = repository({
      ...installed,
      '.agents/.skill-lock.json': `${JSON.stringify({ version: 3, skills })}\n`,
      'skillaccord.yml': permitting(source.server),
    });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
    const { stdout: hash } = await runHere(['hash', '.agents/skills/beta'], work.path);
    const digest = /sha256:[0-9a-f]{64}/.exec(hash)?.[0];
    work.commit({
      'proto.lock': `skills:\n  beta:\n    content_hash: "${digest}"\n    source_ref: "git+${source.url}#beta"\n`,
    });
    expect((await entriesOf(work.path)).get('beta')).toMatchObject({ state: 'current' });
    source.push({
      'skills/alpha/SKILL.md': skillText('alpha', 'More.\n'),
      'skills/beta/SKILL.md': skillText('beta', 'More.\n'),
    });
    const entries = await entriesOf(work.path);
    expect(entries.get('alpha')).toMatchObject({ state: 'pending' });
    expect(entries.get('beta')).toMatchObject({ state: 'pending', lock: 'proto.lock' });
  });

  test('of a folder are read in place; one outside of the repository is not', async () => {
    const outside = temporaryFolder();
    writeFiles(outside, { 'alpha/SKILL.md': alpha });
    const entry = { sourceType: 'local', computedHash: computedHash({ 'SKILL.md': alpha }) };
    const lock = (source: string) => lockText({ alpha: { ...entry, source } });
    const work = repository({
      '.agents/skills/alpha/SKILL.md': alpha,
      'own/alpha/SKILL.md': skillText('alpha', 'More.\n'),
      'skills-lock.json': lock('./own'),
    });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'pending' });
    work.commit({ 'skills-lock.json': lock(outside) });
    const refused = await runOutdated(work.path);
    expect(refused.code).toBe(2);
    expect(refused.stdout).toContain('allow: [file]');
    work.commit({ 'skillaccord.yml': 'sources: { allow: [file] }\n' });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ state: 'current' });
  });

  test('of a site are looked up in its index', async () => {
    const { createHash } = await import('node:crypto');
    let text = alpha;
    const digestOf = (content: string) =>
      `sha256:${createHash('sha256').update(content).digest('hex')}`;
    const server = await serve(({ url }, response) => {
      const index = {
        skills: [
          { name: 'alpha', type: 'skill-md', url: '/alpha.md', digest: digestOf(text) },
          { name: 'beta', type: 'archive', url: '/beta.tgz', digest: digestOf(`archive ${text}`) },
        ],
      };
      if (url === '/.well-known/agent-skills/index.json') response.end(JSON.stringify(index));
      else if (url === '/alpha.md') response.end(text);
      else response.writeHead(404).end();
    });
    const site = { sourceType: 'well-known', source: 'site', sourceUrl: server.url };
    const skills = {
      alpha: { ...site, computedHash: computedHash({ 'SKILL.md': alpha }) },
      beta: {
        ...{ ...site, computedHash: computedHash({ 'SKILL.md': beta }) },
        wellKnownDigest: digestOf(`archive ${alpha}`),
      },
    };
    const work = repository({
      ...installed,
      'skills-lock.json': lockText(skills),
      'skillaccord.yml': permitting(server),
    });
    const states = async () => [...(await entriesOf(work.path)).values()].map(({ state }) => state);
    expect(await states()).toEqual(['current', 'current']);
    text = skillText('alpha', 'More.\n');
    expect(await states()).toEqual(['pending', 'pending']);
  });
});

describe.skipIf(!canServe)('a run', () => {
  test('asks all other sources if one is hostile, private or unknown', async () => {
    const { work, skills, source } = await vendored();
    const hostile = {
      ext: { ...skills.alpha, source: 'x', sourceUrl: 'ext::sh -c "touch pwned"' },
      secret: { ...skills.alpha, sourceUrl: 'https://user:hunter2@github.com/a/b' },
      path: { ...skills.alpha, skillPath: '../../etc/SKILL.md' },
      download: { ...skills.alpha, sourceType: 'autoskills-registry' },
      object: { ...skills.alpha, source: {}, sourceUrl: [] },
      '::error::x': { ...skills.alpha, sourceUrl: `${source.server.url}/no/such.git` },
    };
    work.commit({ 'skills-lock.json': lockText({ ...hostile, ...skills }) });
    const entries = await entriesOf(work.path);
    expect([...entries].map(([name, { state }]) => [name, state])).toEqual([
      ['ext', 'unreachable'],
      ['secret', 'unreachable'],
      ['path', 'not-understood'],
      ['download', 'not-understood'],
      ['object', 'not-understood'],
      ['::error::x', 'gone'],
      ['alpha', 'current'],
      ['beta', 'current'],
    ]);
    for (const format of ['text', 'json', 'markdown']) {
      const { stdout } = await runOutdated(work.path, '--format', format);
      expect(stdout).not.toContain('hunter2');
      expect(stdout).not.toMatch(/^\s*::error/m);
    }
  });

  test('has no mention and no issue reference in its Markdown', async () => {
    const name = '@octocat';
    const loud =
      'Ping @octocat/team, fixes #1, acme/app#2, GH-3, https://evil.example, www.evil.example';
    const source = await serveSource({ 'skills/x/SKILL.md': skillText('x') });
    const entry = {
      ...lockEntry(source.url, 'x', { 'SKILL.md': skillText('x') }),
      source: '@octocat/x#4',
    };
    const work = repository({
      '.agents/skills/x/SKILL.md': skillText('x'),
      'skills-lock.json': lockText({
        x: entry,
        [name]: { ...entry, sourceUrl: `https://github.com/@octocat/${'a1b2c3d'.repeat(6)}#5` },
      }),
      'skillaccord.yml': permitting(source.server),
    });
    source.push({
      'skills/x/SKILL.md': `---\nname: x\ndescription: ${loud}\nallowed-tools: "${loud}"\ncompatibility: "${loud}"\nmetadata: {"@octocat": "#6"}\n---\n`,
    });
    const { stdout } = await runOutdated(work.path, '--format', 'markdown');
    expect(stdout).toContain('@octocat');
    expect(stdout).toContain('#6');
    const prose = stdout.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '');
    expect(prose).not.toMatch(/@|#\d|GH-\d|https?:|www\.|\b[\da-f]{7,}\b/);
  });

  test('reads the permitted sources from the default branch, not from the files here', async () => {
    const { work } = await vendored();
    const config = work.git('show', 'HEAD:skillaccord.yml');
    work.git('rm', '-q', 'skillaccord.yml');
    work.commit({});
    work.git('switch', '-q', '-c', 'feature');
    work.commit({ 'skillaccord.yml': `${config}\n` });
    const { code, stdout, stderr } = await runOutdated(work.path);
    expect(code).toBe(2);
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      '`sources: {allow: [http]}` on the default branch',
    );
    expect(stderr).toContain('No source could be asked');
  });

  test('says that permitted sources are not read in a clone without a known default branch', async () => {
    const { work } = await vendored();
    work.git('branch', '-m', 'trunk');
    const { code, stderr } = await runOutdated(work.path);
    expect(code).toBe(2);
    expect(stderr).toContain('Name it: `git remote set-head origin BRANCH`.\n');
    work.git('branch', 'main');
    expect(await runOutdated(work.path)).toMatchObject({ code: 0, stderr: '' });
  });

  test('judges an update by the policy of the default branch too', async () => {
    const { source, work } = await vendored('policy: { allowed-tools: [Read] }\n');
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', '', 'allowed-tools: WebFetch\n') });
    work.git('switch', '-q', '-c', 'feature');
    work.commit({ 'skillaccord.yml': permitting(source.server) });
    expect((await entriesOf(work.path)).get('alpha')).toMatchObject({ policy: 'denied' });
  });

  test.each([
    ['pending', skillText('alpha', 'More.\n'), [1, 0, 0]],
    ['breaking', skillText('renamed'), [1, 1, 0]],
    ['permissions', skillText('alpha', '', 'allowed-tools: WebFetch\n'), [1, 0, 1]],
  ])('ends with 1 for --fail-on, for an update that is %s', async (_, text, codes) => {
    const { source, work } = await vendored();
    source.push({ 'skills/alpha/SKILL.md': text });
    const ended: (number | null)[] = [];
    for (const what of ['pending', 'breaking', 'permissions'])
      ended.push((await runOutdated(work.path, '--fail-on', what)).code);
    expect(ended).toEqual(codes);
    expect((await runOutdated(work.path)).code).toBe(0);
  });

  test('ends with 1 for --fail-on, given twice, for a skill that is gone or whose source was not reached', async () => {
    const { source, work, skills } = await vendored();
    const endOf = async (...what: readonly string[]) =>
      (await runOutdated(work.path, ...what.flatMap((kind) => ['--fail-on', kind]))).code;
    source.work.git('rm', '-q', '-r', 'skills/alpha');
    source.push({});
    expect(await endOf('gone')).toBe(1);
    expect(await endOf('unreachable', 'gone')).toBe(1);
    expect(await endOf('unreachable', 'pending')).toBe(0);
    const refused = lockEntry('ext::sh', 'alpha', { 'SKILL.md': alpha });
    work.commit({ 'skills-lock.json': lockText({ ...skills, alpha: refused }) });
    expect(await endOf('unreachable')).toBe(1);
    expect(await endOf('gone')).toBe(0);
  });

  test.each([
    ['ghp_s3cret', 'Entry 1 of 1'],
    ['github.com=ok s3cret', 'Entry 2 of 2'],
    ['https://github.com=s3cret', 'Entry 1 of 1'],
    ['github.com:443=s3cret', 'Entry 1 of 1'],
    ['github.com=', 'Entry 1 of 1'],
  ])(
    'ends with 2 for tokens of another form than HOST=TOKEN, and does not print them: %s',
    async (tokens, entry) => {
      const { source, work } = await vendored();
      const env = { PATH: process.env['PATH'], SKILLACCORD_SOURCE_TOKENS: tokens };
      for (const command of [['outdated'], ['update', 'alpha']]) {
        const { code, stdout, stderr } = await runHere(command, work.path, { env });
        expect(code).toBe(2);
        expect(stderr).toContain(`${entry} in SKILLACCORD_SOURCE_TOKENS`);
        expect(stderr).toContain('HOST=TOKEN');
        expect(`${stdout}${stderr}`).not.toContain('s3cret');
      }
      expect(source.server.requests).toEqual([]);
    },
  );

  test.each(['pending', 'breaking', 'permissions', 'gone', 'unreachable'])(
    'ends with 0 for --fail-on %s while all is current',
    async (what) => {
      const { work } = await vendored();
      expect((await runOutdated(work.path, '--fail-on', what)).code).toBe(0);
    },
  );

  test('covers only the named skills, and corrects a name', async () => {
    const { work } = await vendored();
    expect([...(await entriesOf(work.path, 'beta')).keys()]).toEqual(['beta']);
    const { code, stderr } = await runOutdated(work.path, 'betta');
    expect(code).toBe(2);
    expect(stderr).toContain('Did you mean "beta"?');
  });

  test('of check asks no source', async () => {
    const { source, work } = await vendored();
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    const env = { PATH: process.env['PATH'] };
    const { code } = await runHere(['check', '--base', 'none'], work.path, { env });
    expect(code).toBe(0);
    expect(source.server.requests).toEqual([]);
  });

  test('of check reports it among the changes, with its source', async () => {
    const { source, work } = await vendored();
    const base = work.git('rev-parse', 'HEAD');
    source.push({ 'skills/alpha/SKILL.md': skillText('alpha', 'More.\n') });
    const env = { PATH: process.env['PATH'] };
    expect((await runHere(['update', 'alpha'], work.path, { env })).code).toBe(0);
    work.commit({}, 'Update');
    const args = ['check', '--base', base, '--verbose'];
    const { stdout } = await runHere(args, work.path, { env, width: 200 });
    expect(stdout).toContain(`alpha was updated; its record names \`${source.url}\``);
  });

  test('without locks says so', async () => {
    const { code, stdout } = await runOutdated(repository({ 'README.md': 'x\n' }).path);
    expect([code, stdout]).toEqual([
      0,
      'No lock records where a skill comes from: skills-lock.json, .skill-lock.json and apm.lock.yaml would\n',
    ]);
  });

  test('names neither the repository itself nor skills without a source', async () => {
    const { work, skills, source } = await vendored();
    work.git('remote', 'add', 'origin', source.url);
    work.commit({ 'skills-lock.json': lockText({ alpha: skills.alpha }) });
    expect([...(await entriesOf(work.path)).keys()]).toEqual([]);
  });
});
