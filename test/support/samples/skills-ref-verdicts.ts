/**
 * The 40 tests of the reference validator (skills-ref of agentskills/agentskills) as data: the same trees must have
 * the same verdict here. `whyDifferent` explains the exceptions.
 */
export interface Verdict {
  readonly of: string;
  readonly tree: Readonly<Record<string, string>>;
  /** The rule that rejects it; null for a valid skill. */
  readonly rule: string | null;
  /** Set if the reference decides differently. */
  readonly whyDifferent?: string;
}

export function skill(front: string, directory = 'pdf', file = 'SKILL.md'): Record<string, string> {
  return { [`${directory}/${file}`]: `---\n${front}\n---\n# PDF\n` };
}

function named(name: string, directory = name): Record<string, string> {
  return skill(`name: ${name}\ndescription: Fills forms.`, directory);
}

export const plain = 'name: pdf\ndescription: Fills forms.';

export const validator: readonly Verdict[] = [
  { of: 'a skill with name and description', tree: skill(plain), rule: null },
  { of: 'a path that is not there', tree: {}, rule: 'no-skills-found' },
  { of: 'a file in place of the directory', tree: { pdf: plain }, rule: 'no-skills-found' },
  { of: 'a directory without manifest', tree: { 'pdf/a.md': '' }, rule: 'no-skills-found' },
  { of: 'a capitalised name', tree: named('PdfForms'), rule: 'name-format' },
  { of: 'a name of 70 characters', tree: named('b'.repeat(70)), rule: 'name-length' },
  { of: 'a hyphen in front', tree: named('-pdf'), rule: 'name-format' },
  { of: 'two hyphens in a row', tree: named('pdf--forms'), rule: 'name-format' },
  { of: 'an underscore', tree: named('pdf_forms'), rule: 'name-format' },
  {
    of: 'a directory of another name',
    tree: named('pdf', 'forms'),
    rule: null,
    whyDifferent:
      'name-directory warns: a third of all real skills would fail, and most agents load them.',
  },
  {
    of: 'a key outside the specification',
    tree: skill(`${plain}\nowner: example-org`),
    rule: null,
    whyDifferent: 'Clients define keys of their own, and two thirds of all real skills use some.',
  },
  {
    of: 'license and metadata',
    tree: skill(`${plain}\nlicense: Apache-2.0\nmetadata:\n  author: example-org`),
    rule: null,
  },
  { of: 'allowed tools', tree: skill(`${plain}\nallowed-tools: Read Bash(gs:*)`), rule: null },
  { of: 'a Chinese name', tree: named('表格'), rule: null },
  { of: 'a Russian name of two words', tree: named('два-слова'), rule: null },
  { of: 'a Russian name', tree: named('слово'), rule: null },
  { of: 'a Russian name in capitals', tree: named('СЛОВО'), rule: 'name-format' },
  {
    of: 'a description of 1100 characters',
    tree: skill(`name: pdf\ndescription: ${'d'.repeat(1100)}`),
    rule: 'description-length',
  },
  { of: 'a compatibility', tree: skill(`${plain}\ncompatibility: Needs gs 10.`), rule: null },
  {
    of: 'a compatibility of 550 characters',
    tree: skill(`${plain}\ncompatibility: ${'c'.repeat(550)}`),
    rule: 'compatibility-length',
  },
  {
    of: 'an accent written apart',
    tree: named('re\u0301sume\u0301', 'r\u00e9sum\u00e9'),
    rule: null,
  },
];

export const parser: readonly Verdict[] = [
  { of: 'a frontmatter and a body', tree: skill(plain), rule: null },
  { of: 'a body only', tree: { 'pdf/SKILL.md': '# PDF' }, rule: 'frontmatter-missing' },
  {
    of: 'a frontmatter that is not closed',
    tree: { 'pdf/SKILL.md': `---\n${plain}\n` },
    rule: 'frontmatter-unterminated',
  },
  {
    of: 'a bracket that is not closed',
    tree: skill('name: [pdf\ndescription: Fills forms.'),
    rule: 'frontmatter-syntax',
  },
  { of: 'a list', tree: skill('- pdf\n- forms'), rule: 'frontmatter-syntax' },
  { of: 'name, description, license', tree: skill(`${plain}\nlicense: MIT`), rule: null },
  { of: 'metadata', tree: skill(`${plain}\nmetadata:\n  version: 1.0`), rule: null },
  { of: 'nothing to read', tree: {}, rule: 'no-skills-found' },
  { of: 'no name', tree: skill('description: Fills forms.'), rule: 'name-missing' },
  { of: 'no description', tree: skill('name: pdf'), rule: 'description-missing' },
  {
    of: 'two spellings of the file',
    tree: { ...skill(plain), ...skill('name: Wrong', 'pdf', 'skill.md') },
    rule: null,
  },
  { of: 'a lower-case file', tree: skill(plain, 'pdf', 'skill.md'), rule: null },
  { of: 'no file of the name', tree: { 'pdf/README.md': '' }, rule: 'no-skills-found' },
  { of: 'a lower-case file, read', tree: skill(plain, 'pdf', 'skill.md'), rule: null },
  { of: 'allowed tools, read', tree: skill(`${plain}\nallowed-tools: Read Edit`), rule: null },
];

export const notInReferenceTests: readonly Verdict[] = [
  {
    of: 'flow style',
    tree: skill(`${plain}\nmetadata: {author: example-org}\nallowed-tools: [Read]`),
    rule: null,
    whyDifferent: 'Flow style is YAML, and every sixth real skill uses it.',
  },
  {
    of: 'a byte order mark and a blank line in front',
    tree: { 'pdf/SKILL.md': `\ufeff\n---\n${plain}\n---\n` },
    rule: null,
    whyDifferent: 'The SKILL.md parser tolerates both; a note says that others do not.',
  },
  {
    of: 'three hyphens within a value',
    tree: skill('description: Fills forms --- and more.\nname: pdf'),
    rule: null,
    whyDifferent:
      'The reference cuts the text there and misses the name; a fence is a line of its own.',
  },
  {
    of: 'an empty compatibility',
    tree: skill(`${plain}\ncompatibility: ""`),
    rule: null,
  },
  { of: 'a name of digits', tree: named('123'), rule: null },
];
