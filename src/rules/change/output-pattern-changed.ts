import { msg } from '../../model/message.ts';
import { twoManifests } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { transition } from '../words/transition.ts';
import { semanticNote } from '../words/words.ts';

/** The path pattern of an output file changed. */
export const outputPatternChanged = changeRule({
  id: 'output-pattern-changed',
  category: 'interface',
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
  invalid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.md' }]
    `,
  ),
  valid: twoManifests(
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org' }]
    `,
    `
      outputs:
        files: [{ pattern: 'docs/worklog.org', description: The log. }]
    `,
  ),
});
