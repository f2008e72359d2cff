import { hashes, lockOf, worklog } from '../../src/rules/examples/lock.ts';
import {
  adr002Forms,
  adr003Forms,
  skillManifestForms,
  skillTomlForms,
} from './conformance-forms.ts';
import { linkOf } from './conformance-links.ts';
import { skillMdParser } from './conformance-parser.ts';

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
