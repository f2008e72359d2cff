import { hashes, lockOf, worklog } from '../../src/rules/examples/lock.ts';
import {
  adr002Forms,
  adr003Forms,
  skillManifestForms,
  skillTomlForms,
} from './conformance-forms.ts';
import { linkOf } from './conformance-links.ts';

/** A sentence of a document, and the rules or commands that enforce it. */
export interface Row {
  readonly says: string;
  /** Each of them fires on its tree: its own failing example, unless `tree` is given. */
  readonly rules?: readonly string[];
  /** A tree without any error or warning, or, with `rules`, the tree on which they fire. */
  readonly tree?: string;
  /** A command over `tree`, and its output. */
  readonly command?: readonly string[];
  readonly prints?: RegExp;
  /** An optional remark. */
  readonly remark?: string;
}

export interface RowDocument {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly remarks?: string;
}

const notes = '-- skills/worklog/README.md --\nn\n';
const locked = lockOf(hashes.worklog) + worklog();

const adr003: RowDocument = {
  title: 'ADR-003',
  rows: [
    {
      says: 'Use relative paths (not absolute) for portability',
      tree: worklog(),
      command: ['hash', 'skills/worklog'],
      prints: new RegExp(hashes.worklog),
    },
    {
      says: 'Include filename in hash stream (not just content)',
      tree: lockOf(hashes.worklog) + worklog().replace('SKILL.md', 'skill.md'),
      rules: ['lock-content-changed'],
    },
    {
      says: 'Exclude non-functional files via .skillignore',
      tree: `${locked}${notes}-- skills/worklog/.skillignore --\nREADME.md\n`,
    },
    { says: "! -name '\\*.pyc'", tree: `${locked}-- skills/worklog/a.pyc --\nx\n` },
    { says: "! -name '.DS\\_Store'", tree: `${locked}-- skills/worklog/.DS_Store --\nx\n` },
    { says: "! -path './.git/\\*'", tree: `${locked}-- skills/worklog/lib/.git/config --\nx\n` },
    {
      says: 'Every skill execution records a version tuple',
      tree: worklog(),
      command: ['list', '--json'],
      prints:
        /"content_hash": "sha256:[^}]*"version": "1.0.0"[^}]*"source_rev"[^}]*"source_ref"[^}]*"nix_store_path"/,
      remark: '`deployed_at` is unknown to CI and left out',
    },
    {
      says: 'Uses whatever version is currently deployed. Simple but unstable.',
      rules: ['float-in-ci'],
    },
    {
      says: "Fails if deployed skill doesn't match.",
      rules: ['pin-hash-changed', 'pin-skill-unknown'],
    },
    {
      says: 'Requires skill manifest to declare version field with semantic versioning.',
      rules: ['pin-version-undeclared', 'pin-version-unmet', 'version-format'],
    },
    {
      says: '# Regenerate with: bd proto lock my-proto',
      tree: worklog(),
      command: ['lock', 'x.lock'],
      prints: /x\.lock is written/,
    },
    {
      says: "--locked # Fail if versions don't match lock",
      tree: lockOf(hashes.daily) + worklog(),
      command: ['lock', '--locked'],
      prints: /0 of 1 entries verified/,
    },
    {
      says: "Fail if versions don't match lock",
      rules: ['lock-content-changed', 'lock-skill-missing', 'lock-version-changed'],
    },
    { says: 'Lockfile should be committed to version control', tree: locked },
    { says: 'skills should declare their interface contract', rules: ['interface-disagrees'] },
    {
      says: 'Renamed/removed required inputs',
      rules: ['input-renamed', 'input-required-removed'],
    },
    { says: 'Changed required input types', rules: ['input-type-changed'] },
    { says: 'Changed output patterns', rules: ['output-pattern-changed'] },
    { says: 'Added new required inputs without defaults', rules: ['input-required-added'] },
    { says: 'Removed required env vars', rules: ['env-required-removed'] },
    { says: 'Added optional inputs with defaults', rules: ['input-optional-added'] },
    { says: 'Documentation changes', rules: ['body-changed', 'description-changed'] },
    {
      says: '`/home/<username>/` → `LOCAL/`',
      rules: ['lock-path-leak'],
      remark: 'behind the host of a URL `/LOCAL/`',
    },
    ...adr003Forms,
  ],
};

const skill = (front: string, name = 'pdf') =>
  `-- skills/${name}/SKILL.md --\n---\n${front}\n---\n`;
const described = 'description: Fills PDF forms.';

const skillMdParser: RowDocument = {
  title: 'SKILL.md parser',
  rows: [
    {
      says: 'Only Name and Description are required',
      rules: ['name-missing', 'description-missing'],
    },
    {
      says: 'Only Name and Description are required; everything else is optional',
      tree: skill(`name: pdf\n${described}`),
    },
    { says: 'exceeds 64 chars', rules: ['name-length'] },
    { says: 'exceeds 1024 chars', rules: ['description-length'] },
    { says: 'body exceeds 1 MiB', rules: ['body-size'] },
    {
      says: 'must be lowercase kebab-case (a-z, 0-9, -)',
      rules: ['name-format'],
    },
    { says: "must start with a '---' frontmatter block", rules: ['frontmatter-missing'] },
    {
      says: 'Leading blank lines/BOM are tolerated.',
      rules: ['bom', 'frontmatter-late'],
      remark: 'the reference validator of Agent Skills refuses them',
    },
    { says: "not terminated by a closing '---'", rules: ['frontmatter-unterminated'] },
    {
      says: 'invalid SKILL.md frontmatter',
      rules: ['file-encoding', 'frontmatter-duplicate-key', 'frontmatter-syntax'],
    },
    { says: 'License string', rules: ['license-shape'] },
    { says: 'Metadata map\\[string]any', rules: ['metadata-shape'] },
    {
      says: 'lets metadata values be scalars of any type',
      tree: skill(`name: pdf\n${described}\nmetadata: {a: 1, b: true, c: null}`),
    },
    {
      says: 'decodes either a YAML sequence or a comma-separated scalar',
      tree:
        skill(`name: pdf\n${described}\nallowed-tools: [Read, Bash]`) +
        skill(`name: doc\n${described}\nallowed-tools: "Read, Bash"`, 'doc'),
    },
    {
      says: 'decodes either a YAML sequence or a comma-separated scalar; anything else is an error',
      rules: ['allowed-tools-shape'],
    },
    {
      says: 'order-independent content digest',
      tree: worklog(),
      command: ['hash', 'skills/worklog'],
      prints: new RegExp(hashes.worklog),
    },
    {
      says: 'bundled-file listing',
      tree: worklog() + notes,
      command: ['list', '--json'],
      prints: /"files": \[\s*\{\s*"path": "README.md",\s*"size": 2,\s*"mode": "100644"/,
    },
    {
      says: "upstream can't silently change what an agent runs",
      rules: ['lock-content-changed', 'lock-moved'],
    },
  ],
  remarks: `Two rules for names differ from this document on purpose. Agent Skills forbids a hyphen at either end and two hyphens in a row,
which this parser accepts: such a name fails in the reference validator and in \`gh\`, so it is an error here. Agent Skills and its
reference validator accept lower-case letters of every script, such as \`技能\`, which this parser refuses: a skill that follows the
public specification passes here.`,
};

/** The documents whose sentences are not about the fields of one schema. */
export const rowDocuments: readonly RowDocument[] = [
  adr003,
  skillMdParser,
  adr002Forms,
  skillManifestForms,
  skillTomlForms,
];

/** The section of a document on docs/conformance.md. */
export function rowSection({ title, rows, remarks }: RowDocument): string {
  const lines = rows.map(({ says: clause, rules = [], command, remark }) => {
    const links = rules.map(linkOf);
    const held = command ? [`\`skillaccord ${command.join(' ')}\``] : links;
    const text = [held.join(', ') || 'accepted', ...(remark === undefined ? [] : [remark])].join(
      '; ',
    );
    return `| ${clause} | ${text} |`;
  });
  const table = ['| What it says | Held by |', '|---|---|', ...lines].join('\n');
  return `## ${title}\n\n${table}\n${remarks === undefined ? '' : `\n${remarks}\n`}`;
}
