import type { Change } from '../../model/contract.ts';
import { code, msg } from '../../model/message.ts';
import { wordList } from '../../model/text/word-list.ts';
import { type Json, parsePointer } from '../../model/value/value.ts';
import { twoFrontmatters } from '../examples/versions.ts';
import { changeRule } from '../rule.ts';
import { hasApiVersion } from '../support/item.ts';
import { describeItem, itemName, valueChange } from '../words/words.ts';

export const metadataChanged = changeRule({
  id: 'metadata-changed',
  category: 'documentation',
  summary:
    'Reports changed metadata, also dates, authors, tests and related skills of a frontmatter.',
  why: 'Indexes and people read the metadata. The interface stays the same.',
  on: { kind: ['metadata', 'field'] },
  when: (change) => change.kind === 'metadata' || isBookkeeping(change),
  requires: { bump: 'patch' },
  bumpBasis: { document: 'ADR-003', quote: 'Documentation changes' },
  message: (change) => {
    const item = change.after ?? change.before;
    if (change.kind === 'field') return msg`${describeItem(change)} ${valueChange(change)}.`;
    return hasApiVersion(item)
      ? msg`${code(`skill.${item?.name}`)} ${valueChange(change)}.`
      : msg`Metadata ${itemName(change)} ${valueChange(change)}.`;
  },
  phrase: 'metadata {} changed',
  invalid: twoFrontmatters('metadata: { author: dan }', 'metadata: { author: ann }'),
  valid: twoFrontmatters('metadata: { author: dan }', "metadata: { author: 'dan' }"),
});

/** The words of keys that describe a skill to people or to its own tests, and bind no caller. */
const describing: ReadonlySet<string> = new Set(
  wordList(`
  author authors category categories changelog contributor contributors created createdat credits date dates displayname
  docs documentation domain domains emoji eval evals evaluation evaluations example examples homepage icon keyword
  keywords lastmodified lastreviewed lasttested lastupdated lastverified links maintainer maintainers modified
  modifiedat owner owners published publishedat reference references related relatedskills released repo repository
  reviewed reviewedat reviewer reviewers seealso similar similarskills subdomain subdomains summary tag tags test
  tested testedon testedwith tests title topic topics updated updatedat url verified verifiedat website
`),
);

const frontmatters: ReadonlySet<string> = new Set(['agent-skills', 'manifest-v1']);

/** Whether a key at the top of a frontmatter describes, by its name or because its value is a date on both sides. */
function isBookkeeping({ before, after, from, to }: Change): boolean {
  const item = after ?? before;
  if (!item || !frontmatters.has(item.dialect)) return false;
  const [key = '', ...rest] = parsePointer(item.pointer);
  if (rest.length > 0) return false;
  if (describing.has(key.toLowerCase().replace(/[-_ ]/g, ''))) return true;
  const values = [before ? from : null, after ? to : null].filter((value) => value !== null);
  return values.length > 0 && values.every(isDate);
}

function isDate(value: Json): boolean {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}(?:-\d{2}(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?)?$/.test(value)
  );
}
