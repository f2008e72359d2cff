import { describe, expect, test } from 'vitest';
import { type NewPin, repinEntry } from '../../src/locks/edit/repin.ts';
import { setFields } from '../../src/locks/edit/set-fields.ts';
import { lockFormatOf, parseLock } from '../../src/locks/read.ts';

const old = 'a'.repeat(64);
const fresh = 'b'.repeat(64);

const pin: NewPin = {
  digests: new Map([
    ['skills-lock', fresh],
    ['git-tree', 'c'.repeat(40)],
    ['content', `sha256:${fresh}`],
    ['integrity', `sha256-${'A'.repeat(43)}=`],
  ]),
  commit: 'd'.repeat(40),
  version: '2.0.0',
  time: '2026-11-23T00:00:00.000Z',
};

/** The lock with the entry of `alpha` re-pinned. */
function repinAlpha(path: string, text: string, changes: Partial<NewPin> = {}): string | null {
  const lock = parseLock(path, text);
  const entry = lock?.entries.find(({ id }) => id === 'alpha');
  const { repin } = lock ? lockFormatOf(lock) : {};
  if (!lock || !entry || !repin)
    throw new Error('The text is not a lock with an entry of "alpha".');
  return repinEntry(lock, entry, { ...pin, ...changes }, repin);
}

const project = `{
  "version": 1,
  "skills": {
    "alpha": {
      "source": "acme/skills",
      "sourceType": "github",
      "skillPath": "skills/alpha/SKILL.md",
      "computedHash": "${old}"
    },
    "beta":   { "source": "acme/skills", "sourceType": "github", "computedHash": "${old}" }
  }
}
`;

describe('the project lock of the skills command line', () => {
  test('gets the new hash, and every other byte stays', () => {
    expect(repinAlpha('skills-lock.json', project)).toBe(project.replace(old, fresh));
  });

  test('gets a reference if its tool writes one, and the new path', () => {
    const expected = project
      .replace(old, fresh)
      .replace('"source": "acme/skills",\n', '"source": "acme/skills",\n      "ref": "v2",\n')
      .replace('skills/alpha/', 'kit/alpha/');
    expect(
      repinAlpha('skills-lock.json', project, { ref: 'v2', skillPath: 'kit/alpha/SKILL.md' }),
    ).toBe(expected);
  });

  test('keeps CRLF, a byte order mark, and an entry on one line', () => {
    const text = `{"version":1,"skills":{"alpha":{"source":"a/b","computedHash":"${old}"}}}`;
    expect(repinAlpha('skills-lock.json', text, { ref: 'v2' })).toBe(
      text.replace('"a/b"', '"a/b","ref": "v2"').replace(old, fresh),
    );
    const windows = project.replaceAll('\n', '\r\n');
    expect(repinAlpha('skills-lock.json', windows, { ref: 'v2' })).toBe(
      windows
        .replace(old, fresh)
        .replace('"acme/skills",\r\n', '"acme/skills",\r\n      "ref": "v2",\r\n'),
    );
  });
});

test('the user lock gets the hash of its kind and the time', () => {
  const text = `{
  "version": 3,
  "skills": {
    "alpha": {
      "source": "acme/skills",
      "skillFolderHash": "${'a'.repeat(40)}",
      "installedAt": "2026-01-01T00:00:00.000Z",
      "updatedAt": "2026-01-01T00:00:00.000Z"
    }
  },
  "dismissed": {}
}`;
  expect(repinAlpha('.skill-lock.json', text)).toBe(
    text
      .replace('a'.repeat(40), 'c'.repeat(40))
      .replace('"updatedAt": "2026-01-01', '"updatedAt": "2026-11-23'),
  );
});

const proto = `# Ours.
skills:
  alpha:   # followed
    content_hash: 'sha256:${old}'  # checked
    version: 1.0.0
    source_ref: "git+https://example.com/acme/skills.git#alpha"
  beta:
    content_hash: "sha256:${old}"
`;

describe('the lock of ADR-003', () => {
  test('gets hash, integrity, version and commit; comments and quotes stay', () => {
    expect(repinAlpha('proto.lock', proto)).toBe(`# Ours.
skills:
  alpha:   # followed
    content_hash: 'sha256:${fresh}'  # checked
    integrity: "sha256-${'A'.repeat(43)}="
    version: "2.0.0"
    source_ref: "git+https://example.com/acme/skills.git#alpha"
    source_rev: "${'d'.repeat(40)}"
  beta:
    content_hash: "sha256:${old}"
`);
  });

  test('loses the version of a skill that declares none', () => {
    expect(repinAlpha('proto.lock', proto, { version: null })).not.toContain('version:');
  });

  test('is unchanged if an edit would change another entry', () => {
    const text = `skills:
  alpha: &a
    content_hash: "sha256:${old}"
    version: "1.0.0"
  beta: *a
`;
    expect(repinAlpha('proto.lock', text)).toBeNull();
  });

  test('takes an entry in braces', () => {
    const text = `skills:\n  alpha: {content_hash: "sha256:${old}", version: '1.0.0'}\n`;
    expect(repinAlpha('proto.lock', text)).toBe(
      `skills:\n  alpha: {content_hash: "sha256:${fresh}", integrity: "sha256-${'A'.repeat(43)}=", version: '2.0.0', source_rev: "${'d'.repeat(40)}"}\n`,
    );
  });
});

test.each([
  ['a repeated id', '{"skills": {"alpha": {"a": "1"}, "alpha": {"a": "2"}}}'],
  ['an entry that is not an object', '{"skills": {"alpha": 1}}'],
  ['a missing entry', '{"skills": {}}'],
  ['an entry without fields', '{"skills": {"alpha": {}}}'],
  ['a list as the value', '{"skills": {"alpha": {"a": ["1"]}}}'],
  ['no JSON', '{"skills": '],
])('no edit of %s', (_, text) => {
  const values = new Map([['a', '3']]);
  expect(setFields('a.json', text, 'json', { id: 'alpha', values, order: ['a'] })).toBeNull();
});
