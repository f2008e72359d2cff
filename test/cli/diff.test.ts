import { describe, expect, test } from 'vitest';
import { allChanges, formatChanges, withEverythingReported } from '../../src/cli/commands/diff.ts';
import { defaults } from '../../src/config/config.ts';
import { checkExample } from '../../src/tasks/example.ts';

const look = { colour: false, width: Number.POSITIVE_INFINITY };

/** The changes between two trees in a format of `skillaccord diff`. */
async function diff(format: string, files: Record<string, string>): Promise<string> {
  const report = await checkExample(
    { comment: '', files: new Map(Object.entries(files)) },
    withEverythingReported(defaults),
  );
  const values = new Map([['format', format]]);
  const world = {
    ...look,
    cwd: '.',
    env: {},
    terminal: false,
    onProgress: undefined,
    print: () => {},
    printError: () => {},
  };
  return formatChanges(
    report,
    allChanges(report),
    { operands: [], paths: [], values, lists: new Map(), flags: new Set() },
    world,
  );
}

function skill(name: string, lines = '', body = 'Do it.\n'): string {
  return `---\nname: ${name}\ndescription: Does ${name}.\n${lines}---\n${body}`;
}

function block(version: string, operations: Record<string, string[]>): string {
  const entries = Object.entries(operations).map(([name, inputs]) => [
    name,
    {
      description: `Does ${name}.`,
      input: Object.fromEntries(
        inputs.map((input) => [input, { type: 'string', required: true, description: 'A text.' }]),
      ),
      output: { description: 'A text.' },
      entrypoints: { unix: ['sh', `${name}.sh`, ...inputs.map((input) => `{${input}}`)] },
    },
  ]);
  const manifest = {
    schema_version: '2.0',
    id: 'notes',
    version,
    capabilities: ['note-keep'],
    effects: ['fs.read'],
    operations: Object.fromEntries(entries) as unknown,
    stdout_contract: { last_line_json: true },
  };
  return `\n\`\`\`skill-manifest\n${JSON.stringify(manifest, null, 2)}\n\`\`\`\n`;
}

const release = {
  'before/skills/notes/SKILL.md': skill('notes', '', block('1.0.0', { find: ['q'], keep: ['t'] })),
  'after/skills/notes/SKILL.md': skill(
    'notes',
    'license: MIT\n',
    block('2.0.0', { find: ['q', 'tag'], keep: ['t', 'tag'], list: [] }),
  ),
  'before/skills/journal/SKILL.md': skill('journal'),
  'after/skills/journal/SKILL.md': skill('journal', '', 'Do it twice.\n'),
  'before/skills/stamp/SKILL.md': skill('stamp', 'version: 1.0.0\n'),
  'after/skills/deploy/SKILL.md': skill('deploy', 'version: 1.0.0\n', 'Upload the site.\n'),
};

describe('skillaccord diff', () => {
  test('is a page of release notes: breaking first, then what to do, words last', async () => {
    expect(await diff('markdown', release)).toMatchInlineSnapshot(`
      "## Breaking: removed skills

      - Skill stamp was removed from skills/stamp.

      ## notes 1.0.0 → 2.0.0

      ### Breaking

      - New required input \`tag\` of operation \`find\`. Existing calls do not pass it.
      - New required input \`tag\` of operation \`keep\`. Existing calls do not pass it.

      ### Added

      - New operation \`list\`.

      ### Changed

      - \`license\` was added: \`"MIT"\`.

      ### Migration

      - Pass \`tag\` to operation \`find\`.
      - Pass \`tag\` to operation \`keep\`.

      ## New skills

      - deploy 1.0.0 · skills/deploy

      ## Only words and bundled files

      - journal: instructions
      "
    `);
  });

  test('has the same content on a terminal, with places and rules', async () => {
    expect(await diff('text', release)).toMatchInlineSnapshot(`
      "Breaking: removed skills
        - Skill stamp was removed from skills/stamp.

      notes 1.0.0 → 2.0.0
        major  New required input \`tag\` of operation \`find\`. Existing calls do not pass it. skills/notes/SKILL.md:27 input-required-added
               → pass \`tag\` to operation \`find\`
        major  New required input \`tag\` of operation \`keep\`. Existing calls do not pass it. skills/notes/SKILL.md:53 input-required-added
               → pass \`tag\` to operation \`keep\`
        minor  New operation \`list\`. skills/notes/SKILL.md:71 operation-added
        patch  \`license\` was added: "MIT". skills/notes/SKILL.md:4 license-changed

      New skills
        - deploy 1.0.0   skills/deploy

      Only words and bundled files
        - journal: instructions
      "
    `);
  });

  test('keeps changes of one operation together', async () => {
    const page = await diff('text', release);
    const owners = [...page.matchAll(/operation `(\w+)`.* input-required-added$/gm)];
    expect(owners.map(([, name]) => name)).toEqual(['find', 'keep']);
  });

  test('folds long lists, and keeps all of them in Markdown and JSON', async () => {
    const numbers = Array.from({ length: 30 }, (_, index) => index);
    const many = Object.fromEntries(
      numbers.map((index) => [
        `before/skills/s${index}/SKILL.md`,
        skill(`s${index}`, '', `Word${index}.\n`),
      ]),
    );
    const files = { ...many, 'after/skills/notes/SKILL.md': skill('notes') };
    const text = await diff('text', files);
    expect(text.match(/was removed/g)).toHaveLength(12);
    expect(text).toContain('  and 18 more\n');
    const page = await diff('markdown', files);
    expect(page.match(/was removed/g)).toHaveLength(30);
    expect(page).toContain('<details><summary>18 more</summary>\n\n- Skill s');
    const { skills } = JSON.parse(await diff('json', files)) as { skills: unknown[] };
    expect(skills).toHaveLength(31);
  });

  test('leaves out findings for reviewers only', async () => {
    const manifest = (lines: string) =>
      skill('notes', `manifest_version: "1.0"\nversion: 1.0.0\n${lines}`);
    const page = await diff('markdown', {
      'before/notes/SKILL.md': manifest(
        'env: {required: [{name: HOME_DIR}, {name: OLD}, {name: NOW_OPTIONAL}]}\noutputs:\n  files: [{pattern: a.md}]\n',
      ),
      'after/notes/SKILL.md': manifest(
        'env: {required: [{name: HOME_DIR}], optional: [{name: LATER}, {name: NOW_OPTIONAL}]}\noutputs:\n  files: [{pattern: "b; ADR-003 (compat).md"}]\n',
      ),
    });
    expect(page).toContain('- Required variable `OLD` was removed.\n');
    expect(page).toContain('- Variable `NOW_OPTIONAL` is now optional.\n');
    expect(page).not.toContain('compat: semantic');
    expect(page).toContain('`b; ADR-003 (compat).md`');
    expect(page).toContain('- Read `b; ADR-003 (compat).md` instead of `a.md`.');
  });

  test('names both places if the pair of skills is undecided', async () => {
    const files = {
      'before/a/notes/SKILL.md': skill('notes', '', 'One.\n'),
      'after/b/notes/SKILL.md': skill('notes', '', 'Two.\n'),
      'after/c/notes/SKILL.md': skill('notes', '', 'Three.\n'),
    };
    expect(await diff('text', files)).toMatchInlineSnapshot(`
      "notes
        -  Skills named notes moved and cannot be told apart. Before: a/notes. Now: b/notes and c/notes. b/notes/SKILL.md:2 duplicate-identity
      "
    `);
  });
});
