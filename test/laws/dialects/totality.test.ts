import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/model/message.ts';
import type { Json } from '../../../src/model/value/value.ts';
import { type Source, sourceNames, sources } from '../support/maximal.ts';
import { type Files, reportOf } from '../support/reports.ts';
import { sample, seeds } from '../support/seeds.ts';
import { filesOfSource } from '../support/write.ts';

const manifests = ['skills/worklog/SKILL.md', 'skills/worklog/skill.toml'] as const;

/** Bytes that are not text, or meaningless text. */
const junk: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '---', '---\n---', '---\n&a [*a]\n---', '[', '[a]\n[a]', '\u0000', '\ufeff'),
);

/** A skill with truncated manifests, or insertions in them. */
const broken: fc.Arbitrary<Files> = fc
  .record({
    name: fc.constantFrom(...sourceNames),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat(40),
    by: junk,
  })
  .map(({ name, at, length, by }) => {
    const files: Record<string, string | Uint8Array> = {
      ...filesOfSource(sources[name] as Source),
    };
    for (const path of manifests) {
      const text = files[path];
      if (text === undefined) continue;
      const bytes = Buffer.from(text);
      const cut = Math.floor(at * bytes.length);
      const rest = length === 0 ? [] : [Buffer.from(by), bytes.subarray(cut + length)];
      files[path] = Buffer.concat([bytes.subarray(0, cut), ...rest]);
    }
    return files;
  });

/** A skill of arbitrary bytes, or with arbitrary values in fields. */
const strange: fc.Arbitrary<Files> = fc.oneof(
  fc
    .record({ path: fc.constantFrom(...manifests), text: junk })
    .map(({ path, text }) => ({ [path]: text })),
  fc
    .record({
      name: fc.constantFrom(...sourceNames),
      key: fc.nat(30),
      value: fc.jsonValue({ maxDepth: 3 }),
    })
    .map(({ name, key, value }) => filesOfSource(withValue(sources[name], key, value as Json))),
);

/** The value in place of one field of each carrier. */
function withValue({ front, block, router, toml }: Source, index: number, value: Json): Source {
  const put = (fields: Source['front'], replacement: Json) => {
    if (!fields) return null;
    const keys = Object.keys(fields);
    return { ...fields, [keys[index % keys.length] ?? 'x']: replacement };
  };
  return {
    front: put(front, value),
    block: put(block, value),
    router: put(router, value),
    toml: put(toml, withoutNull(value)),
  };
}

function withoutNull(value: Json): Json {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.map((item: Json) => withoutNull(item));
  if (typeof value === 'number') return Number.isInteger(value) ? Math.trunc(value) || 0 : 1.5;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutNull(inner as Json)]),
  );
}

/** Expects a complete report, with a rule and a location for each finding. */
async function expectReport(before: Files, after: Files): Promise<void> {
  const { findings } = await reportOf(before, after);
  for (const { rule, message, at } of findings) {
    expect(plainText(message), rule).toMatch(/^\S/);
    expect(at.path, rule).not.toBe('');
  }
}

describe.each(seeds)('%s seed %i', (_kind, seed) => {
  const side = fc.oneof(broken, strange, fc.constant(filesOfSource(sources['everything at once'])));

  test('any two sides give a report', async () => {
    const property = fc.asyncProperty(side, side, expectReport);
    await fc.assert(property, sample(seed, 50));
  });

  test('an unreadable file is reported as unreadable, never as removed', async () => {
    const property = fc.asyncProperty(broken, async (files) => {
      const whole = filesOfSource(sources['everything at once']);
      const { findings, skills } = await reportOf(whole, { ...whole, ...files });
      const isRead = skills[0]?.requiredBump !== null;
      const errors = findings.filter(
        ({ severity, state }) => severity === 'error' && state === 'new',
      );
      if (!isRead) expect(errors).not.toEqual([]);
      // The readable part may grant something that the other tree does not.
      const losses = findings.filter(
        ({ bump, category }) => bump !== null && category !== 'privilege',
      );
      if (!isRead) expect(losses).toEqual([]);
    });
    await fc.assert(property, sample(seed, 30));
  });
});

const depth = 10_000;
const deepJson = `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;
const wide = Array.from({ length: 4_000 }, (_, index) => `k${index}`);

const deep: Readonly<Record<string, Files>> = {
  'frontmatter, flow': { [manifests[0]]: `---\nname: worklog\nx: ${deepJson}\n---\n` },
  'frontmatter, block': {
    [manifests[0]]: `---\nname: worklog\n${Array.from({ length: 2_000 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')}\n---\n`,
  },
  'frontmatter, aliases': {
    [manifests[0]]: `---\nname: worklog\na0: &a0 [x, x]\n${Array.from({ length: 40 }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]`).join('\n')}\n---\n`,
  },
  'frontmatter, wide': {
    [manifests[0]]: `---\n${wide.map((key) => `${key}: 1`).join('\n')}\n---\n`,
  },
  'skill-manifest': { [manifests[0]]: `\`\`\`skill-manifest\n${deepJson}\n\`\`\`\n` },
  'router-manifest': { [manifests[0]]: `\`\`\`router-manifest\n${deepJson}\n\`\`\`\n` },
  'skill.toml, inline': {
    [manifests[1]]: `[skill]\nid = "tool.a"\n[provides]\nx = ${'['.repeat(depth)}${']'.repeat(depth)}\n`,
  },
  'skill.toml, dotted': { [manifests[1]]: `${wide.join('.')} = 1\n` },
  'skill.toml, sections': { [manifests[1]]: wide.map((key) => `[${key}.a.b]\nx = 1`).join('\n') },
};

test.each(Object.entries(deep))('%s that is deep or wide ends soon', async (_name, files) => {
  const plain = filesOfSource(sources['everything at once']);
  await expectReport(files, files);
  await expectReport(plain, { ...plain, ...files });
  await expectReport({ ...plain, ...files }, plain);
});
