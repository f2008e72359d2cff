import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../src/model/finding.ts';
import { identityOf } from '../../../src/model/message.ts';
import { aboutPower } from '../../../src/model/power.ts';
import type { Report } from '../../../src/model/report.ts';
import { memoize } from '../../../src/model/text/memoize.ts';
import { UsageError } from '../../../src/model/usage-error.ts';
import { rules } from '../../../src/rules/catalog.ts';
import { twoPlugins } from '../../../src/rules/examples/plugin-tree.ts';
import { twoManifests } from '../../../src/rules/examples/versions.ts';
import { type Archive, parseTxtar } from '../../../src/syntax/txtar.ts';
import { checkExample } from '../../../src/tasks/example.ts';
import { everythingIn } from '../support/reports.ts';
import { spread, times } from '../support/seeds.ts';
import { subsetsOf } from '../support/worlds.ts';

const examples = rules
  .filter(({ invalid: fails }) => fails.trim() !== '')
  .map(({ id, invalid }, index) => [id, index, parseTxtar(invalid.trimStart())] as const);

/** A finding with the permissions that it is about. */
interface Found extends Finding {
  readonly powers: readonly object[];
}

/** The findings of a rule in an archive, at any level; none with an invalid configuration. */
async function foundBy(rule: string, archive: Archive): Promise<readonly Found[]> {
  try {
    const report = await checkExample(archive, { rules: { [rule]: 'error' } });
    const found = everythingIn(report).filter((finding) => finding.rule === rule);
    return found.map((finding) => ({ ...finding, powers: powersOf(finding, report) }));
  } catch (error) {
    if (error instanceof UsageError) return [];
    throw error;
  }
}

function powersOf({ about }: Finding, { powers }: Report): readonly object[] {
  return powers
    .filter(({ power }) => aboutPower(power) === about)
    .map(({ power: { at: _, unit, ...facts } }) => ({ ...facts, owner: [unit.kind, unit.name] }));
}

/** The statement of a finding: what its message quotes, and the values before and after. */
function statementOf({ skill, message, before, after }: Finding): string {
  return JSON.stringify([skill, identityOf(message), before, after]);
}

function editArchive(archive: Archive, edit: (text: string, path: string) => string): Archive {
  const files = [...archive.files].map(([path, text]) => [path, edit(text, path)] as const);
  return { ...archive, files: new Map(files) };
}

/** The archive with one word of head replaced at its last occurrence, for a spread sample of its words. */
function variants(archive: Archive): readonly Archive[] {
  const all = [...allVariants(archive)];
  return spread(all, 2);
}

function* allVariants(archive: Archive): Iterable<Archive> {
  for (const [path, text] of archive.files) {
    if (path.startsWith('before/') || path === 'machine.json') continue;
    const words = [...text.matchAll(/[\w.-]*\w/g)].map(
      ({ index, 0: word }) => [word, index] as const,
    );
    for (const [word, index] of new Map(words)) {
      if (isKeyOfAll(word)) continue;
      const other = text.slice(0, index) + another(word) + text.slice(index + word.length);
      yield { ...archive, files: new Map([...archive.files, [path, other]]) };
    }
  }
}

/** Keys of every manifest are not specific to a rule. */
function isKeyOfAll(word: string): boolean {
  return /^(manifest_version|schema_version|api_version|description)$/.test(word);
}

function another(word: string): string {
  if (word === 'true' || word === 'false') return String(word === 'false');
  return word.replace(/\d(?=\D*$)|\D$/, (last) =>
    /\d/.test(last) ? String((Number(last) + 1) % 10) : `${last}q`,
  );
}

/** For these rules only the existence of a finding counts: sizes change with every edit, and machines differ. */
const coarse = /^(body-lines|body-size|precondition-.*)$/;

/** Irrelevant changes to an example: comments above, other line endings, another skill. */
const unrelated: readonly ((archive: Archive) => Archive)[] = [
  (archive) =>
    editArchive(archive, (text, path) => {
      if (path.endsWith('.toml')) return `# One.\n\n# Two.\n${text}`;
      return /SKILL\.md$/i.test(path) ? text.replace(/^---\n/, '---\n# One.\n\n# Two.\n') : text;
    }),
  (archive) => editArchive(archive, (text) => text.replace(/\r?\n/g, '\r\n')),
  (archive) => {
    const sides = [...archive.files.keys()].some((path) => /^(before|after)\//.test(path));
    const text = '---\nname: zebra\ndescription: Counts stripes.\n---\n';
    const files = (sides ? ['before/', 'after/'] : ['']).map(
      (side) => [`${side}other/zebra/SKILL.md`, text] as const,
    );
    return { ...archive, files: new Map([...archive.files, ...files]) };
  },
];

/** For these rules, the subject is the text of files, the number of skills, or a hidden value. */
const ofBytes =
  /^(lock-|pin-|bom$|frontmatter-(unterminated|syntax)$|toml-syntax$|file-|no-skills-|sensitive-default$|grant-malformed$)/;

describe.each(examples)('%s', (id, index, archive) => {
  const found = memoize((variant: Archive) => foundBy(id, variant));

  test('a fingerprint identifies one statement', async () => {
    const statements = new Map<string, string>();
    const prints = new Map<string, string>();
    for (const variant of coarse.test(id) ? [archive] : [archive, ...variants(archive)]) {
      for (const finding of await found(variant)) {
        const { fingerprint, about, value = '', bump, notes, powers } = finding;
        const statement = statementOf(finding);
        expect(statement).toBe(statements.get(fingerprint) ?? statement);
        statements.set(fingerprint, statement);
        if (statement.includes('[redacted]')) continue;
        const facts = notes.map(({ message }) => identityOf(message));
        const thing = JSON.stringify([about, value, statement, bump, facts, powers]);
        expect(fingerprint, statement).toBe(prints.get(thing) ?? fingerprint);
        prints.set(thing, fingerprint);
      }
    }
    expect(statements.size).toBeGreaterThan(0);
  });

  test('a fingerprint stays the same with unrelated changes', async () => {
    const known = printsOf(await found(archive));
    const edits = unrelated.filter((_, at) => times > 1 || at === index % unrelated.length);
    for (const edit of ofBytes.test(id) ? [] : edits) {
      expect(printsOf(await foundBy(id, edit(archive)))).toEqual(known);
    }
  });
});

function printsOf(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ fingerprint }) => fingerprint).sort();
}

/** A manifest with a default for a sensitive input, below some lines. */
function withDefault(value: string, above = ''): string {
  const input = `{ name: key, sensitive: true, default: ${value} }`;
  const front = `manifest_version: "1.0"\nname: a\ndescription: A.\n${above}inputs:\n  optional: [${input}]`;
  return `---\n${front}\n---\n`;
}

test.each([
  ['another value', 'hunter-three', ''],
  ['a value too short to be looked for', '7', ''],
  [
    'other lines in the file: the rest of the finding does not identify the hidden value',
    'hunter-two',
    '# Words.\n',
  ],
])('a sensitive default: %s is another finding', async (_what, value, above) => {
  const findings = await Promise.all(
    [withDefault('hunter-two'), withDefault(value, above)].map((after) =>
      foundBy('input-default-changed', {
        comment: '',
        files: new Map([
          ['before/a/SKILL.md', withDefault('hunter-one')],
          ['after/a/SKILL.md', after],
        ]),
      }),
    ),
  );
  expect(new Set(findings.flatMap(printsOf)).size).toBe(2);
  expect(new Set(findings.flat().map(statementOf)).size).toBe(1);
  expect(findings.flat().map(statementOf).join()).not.toMatch(/hunter|7/);
});

test('an entry for the removal of one part of a plugin accepts no other removal', async () => {
  const all = ['log', 'plan', 'tag', 'sort', 'find', 'mark'];
  const side = (version: string, names: readonly string[]) => ({
    manifest: { name: 'notes', version },
    skills: Object.fromEntries(names.map((name) => [name, `Does ${name}.`])),
  });
  const prints: string[] = [];
  // Every set of removed parts, also where the sentence names only the first of them.
  for (const removed of subsetsOf(all.slice(1)).filter(({ length }) => length > 0)) {
    const left = all.filter((name) => !removed.includes(name));
    const text = twoPlugins(side('1.0.0', all), side('1.0.1', left));
    prints.push(...printsOf(await foundBy('plugin-bump-too-small', parseTxtar(text))));
  }
  expect(prints.length).toBe(31);
  expect(new Set(prints).size).toBe(prints.length);
});

test('an entry for an input that becomes required with a default accepts none without a default', async () => {
  const inputs = (text: string) => `\ninputs:\n  ${text}\n`;
  const prints = await Promise.all(
    ['{ name: topic, default: session }', '{ name: topic }'].map(async (input) => {
      const before = inputs('optional: [{ name: topic, default: session }]');
      const text = twoManifests(before, inputs(`required: [${input}]`));
      return printsOf(await foundBy('input-optional-to-required', parseTxtar(text.trimStart())));
    }),
  );
  expect(prints.flat()).toHaveLength(2);
  expect(new Set(prints.flat()).size).toBe(2);
});
