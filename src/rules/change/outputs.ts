import type { Item } from '../../model/contract.ts';
import { code, type Insert, msg, words } from '../../model/message.ts';
import { twoOutputFiles } from '../examples/sections.ts';
import { twoFrontmatters, twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { baseDirectoryOf } from '../support/item.ts';
import { formatEntries } from '../support/toml-item.ts';
import { describeBase } from '../words/part-words.ts';
import { transition } from '../words/transition.ts';
import { itemName, pathTransition, semanticNote } from '../words/words.ts';

const written = (dir: string, pattern: string) => `
  inputs:
    optional: [{ name: dir, default: ${dir} }]
  outputs:
    files: [{ pattern: '${pattern}' }]
`;

const described = twoOutputFiles(
  "{ pattern: 'docs/worklog.org' }",
  "{ pattern: 'docs/worklog.org', description: The log. }",
);

export const outputFileAdded = changeRule({
  id: 'output-file-added',
  summary: 'Reports new output files.',
  why: 'Nothing breaks: the skill writes one more file.',
  on: { kind: 'output', action: 'added' },
  requires: { bump: 'minor' },
  phrase: 'new output {}',
  message: (change) => msg`New output ${itemName(change)}.`,
  invalid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }",
    "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }",
  ),
  valid: described,
});

export const outputFileRemoved = changeRule({
  id: 'output-file-removed',
  summary: 'Reports removed output files.',
  why: 'Readers of the file find nothing.',
  source:
    'ADR-003 counts a changed output pattern as breaking. A removed pattern is one step further.',
  on: { kind: 'output', action: 'removed' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  message: (change) => msg`Output ${itemName(change)} was removed.`,
  invalid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }",
    "{ pattern: 'docs/worklog.org' }",
  ),
  valid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }",
    "{ pattern: 'docs/worklog.org' }, { pattern: 'docs/index.org' }",
  ),
});

export const outputPatternChanged = changeRule({
  id: 'output-pattern-changed',
  summary: 'Reports changed output patterns.',
  why: 'Readers no longer find the file in its old place.',
  on: { kind: 'output', action: 'changed', facet: 'pattern' },
  requires: { bump: 'major' },
  requiresUnderSemantic: ({ verdict }) =>
    verdict === 'narrowed'
      ? { bump: 'minor' }
      : { bump: verdict === 'equivalent' ? 'patch' : 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'pattern of output {} changed',
  message: ({ from, to, verdict }) => {
    const fact = msg`Output pattern changed: ${transition(from, to)}.`;
    if (verdict === 'narrowed') return msg`${fact} It covers fewer files.`;
    return verdict === 'equivalent' ? msg`${fact} It covers the same files.` : fact;
  },
  notes: ({ verdict }) => {
    if (verdict === 'narrowed') return [semanticNote('this is a minor change')];
    return verdict === 'equivalent' ? [semanticNote('this is a patch')] : [];
  },
  invalid: twoOutputFiles("{ pattern: 'docs/worklog.org' }", "{ pattern: 'docs/worklog.md' }"),
  valid: described,
});

export const outputEffectivePathChanged = changeRule({
  id: 'output-effective-path-changed',
  summary: 'Reports a changed default that moves an output.',
  why: 'The pattern is the same, but calls that do not pass the input write the file to another path.',
  source:
    'ADR-003 counts a changed output pattern as breaking. A default in a pattern changes the path for all calls that do not pass the input.',
  on: { kind: 'output', action: 'changed', facet: 'effective' },
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'path of output {} changed',
  message: (change) =>
    msg`Default path of output ${itemName(change)} changed: ${pathTransition(change)}.`,
  notes: (change) => [{ message: msg`The default of ${formatEntries(change)} changed.` }],
  invalid: twoManifests(
    written('docs', '{{dir}}/worklog.org'),
    written('notes', '{{dir}}/worklog.org'),
  ),
  valid: twoManifests(written('docs', 'docs/worklog.org'), written('notes', 'docs/worklog.org')),
});

export const outputBaseChanged = changeRule({
  id: 'output-base-changed',
  summary: 'Reports outputs written to another base folder.',
  why: 'Readers no longer find the file in its old place.',
  source:
    'ADR-003 counts a changed output pattern as breaking. Here the same pattern leads to another place.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'repo_root') !== baseDirectoryOf(after, 'repo_root'),
  requires: { bump: 'major' },
  bumpBasis: { document: 'ADR-003', quote: 'Changed output patterns' },
  phrase: 'output {} moved',
  message: (change) =>
    msg`Output ${itemName(change)} moved from ${baseOf(change.before)} to ${baseOf(change.after)}.`,
  invalid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }",
    "{ pattern: 'docs/worklog.org', base: cwd }",
  ),
  valid: twoOutputFiles(
    "{ pattern: 'docs/worklog.org' }",
    "{ pattern: 'docs/worklog.org', base: repo_root }",
  ),
});

function baseOf(item: Item | null): Insert {
  return describeBase(baseDirectoryOf(item, 'repo_root'));
}

export const outputBaseStated = changeRule({
  id: 'output-base-stated',
  summary:
    'Reports an output that is now, or no longer, declared under `outputs` besides `interface:`, without a change of its place.',
  why: 'Nothing changes: without a base, an output is relative to `repo_root`.',
  on: { kind: 'output', action: 'changed', facet: 'base' },
  when: ({ before, after }) =>
    baseDirectoryOf(before, 'repo_root') === baseDirectoryOf(after, 'repo_root'),
  requires: { bump: 'patch' },
  phrase: 'output {} redeclared',
  message: (change) => {
    const isDeclared = words(change.detail === 'added' ? 'is now' : 'is no longer');
    return msg`Output ${itemName(change)} ${isDeclared} declared under ${code('outputs')}. Its path stays the same.`;
  },
  invalid: twoFrontmatters(
    'interface:\n  outputs: [{ pattern: docs/worklog.org }]',
    `
      manifest_version: "1.0"
      interface:
        outputs: [{ pattern: docs/worklog.org }]
      outputs:
        files: [{ pattern: docs/worklog.org }]
    `,
  ),
  valid: twoOutputFiles(
    '{ pattern: docs/worklog.org }',
    '{ pattern: docs/worklog.org, base: repo_root }',
  ),
});
