import { readConfig } from '../../src/config/read-config.ts';
import { createBudget } from '../../src/contract/budget.ts';
import { includes } from '../../src/contract/pattern/inclusion.ts';
import { parsePatternKeyword } from '../../src/contract/pattern/pattern.ts';
import { parseSkillMd } from '../../src/dialects/skill-md.ts';
import { isLicense, likelyLicense } from '../../src/dialects/skill-toml/license.ts';
import { parametersOf, referencesIn } from '../../src/dialects/skill-toml/recipes/parameters.ts';
import { parseRecipe, stepFaults, stepsOf } from '../../src/dialects/skill-toml/recipes/recipe.ts';
import { shellWords } from '../../src/dialects/skill-toml/recipes/shell-words.ts';
import { createIgnoreTest } from '../../src/hash/ignore/skillignore.ts';
import { lockFormats, parseLock } from '../../src/locks/read.ts';
import { unrecognisedLock } from '../../src/locks/unrecognised.ts';
import { UsageError } from '../../src/model/usage-error.ts';
import { parseRange, satisfies } from '../../src/model/version/range.ts';
import { readProto } from '../../src/protos/read.ts';
import { rules } from '../../src/rules/catalog.ts';
import { fileGlob } from '../../src/syntax/glob/file-glob.ts';
import { isTooBroad, pathGlob } from '../../src/syntax/glob/path-glob.ts';
import { parseJson } from '../../src/syntax/json/json.ts';
import { fencedBlocks } from '../../src/syntax/markdown/fences.ts';
import { linksOf } from '../../src/syntax/markdown/links.ts';
import { parseToml } from '../../src/syntax/toml/toml.ts';
import { redactCredentials } from '../../src/syntax/url.ts';
import { git } from './git-targets.ts';
import { checkSkill } from './skill-target.ts';

/** A parser to fuzz. */
export interface Target {
  readonly name: string;
  /** The corpus files to start with. */
  readonly corpus: RegExp;
  readonly seeds: readonly string[];
  /** The result for some bytes, which must be deterministic. */
  run(bytes: Uint8Array): unknown;
}

const loose = new TextDecoder('utf-8', { ignoreBOM: true });

/** A parser of text; receives the decoded bytes. */
function ofText(
  name: string,
  corpus: RegExp,
  seeds: readonly string[],
  run: (text: string) => unknown,
): Target {
  return { name, corpus, seeds, run: (bytes) => run(loose.decode(bytes)) };
}

const skillMd =
  '---\nname: pdf\ndescription: "Reads: PDFs"\nmetadata: {version: "1.0.0"}\n---\n# PDF\n[a](b.md)\n';
const block =
  '```skill-manifest\n{"version": "1.0.0", "inputs": [{"name": "a", "type": "string"}]}\n```\n';
const toml =
  '[skill]\nid = "tool.pdf"\nversion = "1.0.0"\n[provides]\nexports = ["a"]\n[[env]]\nx.y = 0x1F\nd = 1979-05-27\ns = """\na"""\n';
const json = '{"a": [1, -2.5e3, "x\\u00e9\\n", true, null], "b": {"c": {}}}';
const proto =
  'skill: {id: worklog, content_hash: "sha256:00", min_version: "1.0"}\nwith: &a {b: [1, *a]}\n---\nskill: x\n';
const recipe =
  'parameters: {a: {required: true}}\nsteps:\n  - {id: one, command: "echo {{a}} {b} | jq \'{c}\'"}\nrollback: [{run: x}]\n';
const locks = lockFormats.map(
  ({ field }) =>
    `{"${field}": 1, "lockfile_version": "1", "skills": {"a": {"hash": "x", "path": "a"}}}`,
);
const config =
  'ignore: ["a/**"]\nrules: {name-format: off}\noverrides:\n  - {files: ["*.md"], rules: {bom: note}}\naccept:\n  - {fingerprint: "0123456789ab", reason: x, expires: 2030-01-01}\n';
const ignore = '*.md\n!/a/**/b[a-z]\\ \nx/**\n**/y/\n';

const lockPaths = [...new Set(['x.lock', ...lockFormats.flatMap(({ files }) => files)])];
const ids = rules.map(({ id }) => id);
const paths = ['a', 'a/b', 'a/b/c.md', 'SKILL.md', 'x/y/z', 'ü/\udcff', `${'a/'.repeat(30)}c`];

/** All parsers that read content of a pull request. */
export const targets: readonly Target[] = [
  ofText('frontmatter', /\.md$/, [skillMd], (text) => parseSkillMd('skills/pdf/SKILL.md', text)),
  ofText('fence', /\.md$/, [skillMd + block, '~~~a\n> ```\n~~~\n[x]: <y> "z"\n'], (text) => [
    fencedBlocks(text),
    parseSkillMd('SKILL.md', `---\nname: a\n---\n${text}`).blocks.map((block) =>
      parseJson('SKILL.md', block.text),
    ),
    linksOf({ text, prose: text, locate: () => ({ path: '' }) }),
  ]),
  ofText('toml', /\.toml$/, [toml], (text) => parseToml('skill.toml', text)),
  ofText('json', /\.json$/, [json], (text) => parseJson('a.json', text)),
  ofText('lock', /(?:\.lock|lock[^/]*\.(?:json|ya?ml|jsonl))$/, locks, (text) =>
    lockPaths.map((path) => [parseLock(path, text), unrecognisedLock(path, text)]),
  ),
  ofText('config', /skillaccord\.ya?ml$/, [config], (text) =>
    orRefusal(() => readConfig('skillaccord.yml', text, ids)),
  ),
  ofText('skillignore', /\.skillignore$/, [ignore], (text) =>
    paths.map(createIgnoreTest(text.slice(0, 16_384))),
  ),
  ofText('proto', /\.(?:ya?ml|json)$/, [proto, json], (text) => [
    readProto('a.proto.yaml', text, true),
    readProto('a.json', text, true),
  ]),
  ofText('recipe', /recipes?\/.*\.ya?ml$/, [recipe], (text) => {
    const read = parseRecipe('recipes/a.yaml', text);
    const faults = stepsOf(read).flatMap(stepFaults);
    return [read.syntaxFaults, faults, [...parametersOf(read)], referencesIn(read)];
  }),
  ofText(
    'pattern',
    /never/,
    ['^[a-z]+(?:-\\d{2,3})*$\n^a', '(a|b)*?\\b\\p{L}\n[^\\w-z]'],
    (text) => {
      const [left = '', right = ''] = text.split('\n', 2).map(parsePatternKeyword);
      if (left === '' || right === '') return null;
      const known =
        left.regex && right.regex ? includes(left.regex, right.regex, createBudget()) : null;
      return [left.fault, known, left.test('aaaaaaaaaaaaaaaaaaaaaaaaaaa!')];
    },
  ),
  ofText(
    'words',
    /never/,
    ['>=1.2, <2 || ^3\nMIT OR Apache-2.0\na "b c"; d\nsrc/{a,b}/**/*.md\nhttps://u:p@h/x'],
    (text) => {
      const [range = '', license = '', command = '', glob = '', address = ''] = text.split('\n');
      const read = parseRange(range);
      const matches = fileGlob(glob);
      return [
        'low' in read ? satisfies('1.2.3', read) : read,
        [isLicense(license), likelyLicense(license), redactCredentials(address)],
        [shellWords(command), paths.map((path) => matches?.(path.split('/')))],
        [isTooBroad(glob.slice(0, 300)), paths.map(pathGlob(glob.slice(0, 300)))],
      ];
    },
  ),
  git,
  checkSkill,
];

/** A rejected configuration is an expected result. */
function orRefusal(read: () => unknown): unknown {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof UsageError) return cause.message;
    throw cause;
  }
}
