import { expect, test } from 'vitest';
import { computed, worklog } from '../../../src/rules/examples/lock.ts';
import { stepWith, usedHashes, usedSkill } from '../../../src/rules/examples/proto.ts';
import { reportOfCase } from '../../support/run-case.ts';

const commits = ['0123456789abcdef0123456789abcdef01234567', 'f'.repeat(40)] as const;
const digest = `sha256:${'a'.repeat(64)}`;

type Fields = Readonly<Record<string, string>>;

const json = (path: string, version: number, entry: Fields) => (side: string) =>
  `-- ${side}/${path} --\n${JSON.stringify({ version, skills: { worklog: entry } }, null, 2)}\n`;
const yamlFields = (fields: Fields) =>
  Object.entries(fields).map(([key, value]) => `    ${key}: ${JSON.stringify(value)}\n`);

/** Each format with the fields of an entry that say where its content is from. */
const formats: Readonly<
  Record<string, readonly [entry: Fields, fields: readonly string[], lock: LockOf]>
> = {
  'skills-lock.json': [
    { source: 'o/r', ref: commits[0], computedHash: computed.worklog },
    ['source', 'ref'],
    (entry) => json('skills-lock.json', 1, entry),
  ],
  '.skill-lock.json': [
    { source: 'o/r', sourceUrl: 'https://x.example/o/r', skillFolderHash: computed.worklog },
    ['source', 'sourceUrl'],
    (entry) => json('.skill-lock.json', 3, entry),
  ],
  'apm.lock.yaml': [
    { repo_url: 'https://x.example/o/r', resolved_commit: commits[0], content_hash: digest },
    ['repo_url', 'resolved_commit'],
    (entry) => (side) =>
      `-- ${side}/apm.lock.yaml --\nlockfile_version: "1"\ndependencies:\n  -\n${yamlFields(entry).join('')}    deployed_files: [.agents/skills/worklog/SKILL.md]\n    deployed_file_hashes: {.agents/skills/worklog/SKILL.md: ${digest}}\n`,
  ],
  'toolhive.lock.yaml': [
    { name: 'worklog', source: 'o/r', digest: commits[0], contentDigest: digest },
    ['source', 'digest'],
    (entry) => (side) =>
      `-- ${side}/toolhive.lock.yaml --\nversion: 1\nskills:\n  -\n${yamlFields(entry).join('')}`,
  ],
};
type LockOf = (entry: Fields) => (side: string) => string;

const moves = Object.entries(formats).flatMap(([name, [entry, fields, lock]]) =>
  fields.map((field) => [name, field, entry, lock] as const),
);

const skills = (side: string) => worklog(undefined, `${side}/.agents/`);
const warnings = async (text: string) =>
  (await reportOfCase(text)).findings
    .filter(({ severity, state }) => severity !== 'note' && state === 'new')
    .map(({ rule }) => rule);

test.each(moves)(
  '%s: `%s` that changes without the hash is said',
  async (_, field, entry, lock) => {
    const moved = { ...entry, [field]: entry[field] === commits[0] ? commits[1] : 'evil/r' };
    const tree = (head: Fields) =>
      skills('before') + lock(entry)('before') + skills('after') + lock(head)('after');
    expect(await warnings(tree(moved))).toContain('lock-moved-alone');
    expect(await warnings(tree(entry))).not.toContain('lock-moved-alone');
  },
);

const pinned = moves.filter(([, field, entry]) => entry[field] === commits[0]);

test.each(pinned)(
  '%s: `%s` that becomes a branch is said, whatever the hash',
  async (_, field, entry, lock) => {
    const hashField = Object.keys(entry).find((key) => /hash|Hash|contentDigest/.test(key)) ?? '';
    const other = (entry[hashField] ?? '').replace(/[0-9a-f]{4}$/, '0000');
    for (const branch of ['main', 'refs/heads/x', 'v1']) {
      const head = { ...entry, [field]: branch, [hashField]: other };
      const tree = skills('before') + lock(entry)('before') + skills('after') + lock(head)('after');
      expect(await warnings(tree)).toContain('lock-moved-alone');
    }
  },
);

test.each(Object.entries(formats))(
  '%s of an unknown version is said',
  async (name, [entry, , lock]) => {
    const text = lock(entry)('');
    const other = text.replace(/((?:lockfile_)?version"?: )"?\d"?/, '$1"9"');
    expect(other).not.toBe(text);
    const unknown = async (tree: string) =>
      (await reportOfCase(tree.replace('-- /', '-- '))).findings.filter(
        ({ rule }) => rule === 'lock-unrecognised',
      );
    expect(await unknown(text), name).toEqual([]);
    expect((await unknown(other)).map(({ severity }) => severity)).toEqual(['warning']);
  },
);

test('an emptied hash is no removed skill', async () => {
  const [entry, , lock] = formats['skills-lock.json'] ?? expect.fail();
  const head = lock({ ...entry, computedHash: '' })('after');
  const rules = await warnings(skills('before') + lock(entry)('before') + skills('after') + head);
  expect(rules).toEqual(['lock-pin-removed']);
});

test('a record says nothing of the skills below its own', async () => {
  const [entry, , lock] = formats['skills-lock.json'] ?? expect.fail();
  const below = (side: string, line: string) =>
    `-- ${side}/.agents/skills/worklog/own/SKILL.md --\n---\nname: own\ndescription: Ours.\nversion: 1.0.0\nmanifest_version: "1.0"\ninputs:\n  optional:\n    - {name: a, description: A., schema: {type: string}}\n${line}---\n`;
  const second = '    - {name: b, description: B., schema: {type: string}}\n';
  const tree =
    skills('before') +
    lock(entry)('before') +
    below('before', second) +
    skills('after') +
    lock(entry)('after') +
    below('after', '');
  const { findings } = await reportOfCase(tree);
  const breaks = findings.filter(({ rule }) => rule === 'input-optional-removed');
  expect(breaks.map(({ severity }) => severity)).toEqual(['error']);
});

test.each([
  [
    'skill.lock',
    (path: string) =>
      `{"version": 1, "skills": {"w": {"path": "${path}", "contentHash": "${digest}", "closureHash": "${digest}"}}}`,
  ],
  [
    'skillfuse.lock',
    (path: string) =>
      `{"schema": "skillfuse/lock/v1", "skills": {"w": {"path": "${path}", "digest": "${digest}"}}}`,
  ],
  [
    'apm.lock.yaml',
    (path: string) =>
      `lockfile_version: "1"\ndependencies:\n  - repo_url: o/r\n    deployed_files: ["${path}"]\n`,
  ],
])('%s: a path out of the tree is said', async (name, lock) => {
  const outside = async (path: string) =>
    (await reportOfCase(`-- ${name} --\n${lock(path)}\n`)).findings.filter(
      ({ rule, severity }) => rule === 'lock-syntax' && severity === 'warning',
    );
  for (const path of ['../x', '../../.ssh/id', 'a/../../b'])
    expect(await outside(path), path).toHaveLength(1);
  for (const path of ['x', 'a/../b', './x']) expect(await outside(path), path).toEqual([]);
});

test('each copy that matched the pin of a proto has to match it still', async () => {
  const copy = (text: string, folder: string) =>
    text.replace('skills/worklog', `${folder}/worklog`);
  const proto = (side: string) =>
    stepWith(`skill:\n  id: worklog\n  content_hash: ${usedHashes.first}`, `${side}/`);
  const tree = (version: string) =>
    proto('before') +
    usedSkill('1.0.0', 'before/') +
    copy(usedSkill('1.0.0', 'before/'), 'vendor') +
    proto('after') +
    usedSkill('1.0.0', 'after/') +
    copy(usedSkill(version, 'after/'), 'vendor');
  expect(await warnings(tree('1.1.0'))).toContain('pin-hash-changed');
  expect(await warnings(tree('1.0.0'))).not.toContain('pin-hash-changed');
});

test('a frontmatter that names another source for the same tree is said', async () => {
  const marked = (side: string, repository: string) =>
    `-- ${side}/.agents/skills/worklog/SKILL.md --\n---\nname: worklog\ndescription: Writes a work log.\nmetadata:\n  github-repo: ${repository}\n  github-ref: main\n  github-tree-sha: ${commits[0]}\n---\n`;
  const rules = await warnings(
    marked('before', 'https://x.example/o/r') + marked('after', 'https://x.example/evil/r'),
  );
  expect(rules).toEqual(['vendored-skill-updated']);
});
