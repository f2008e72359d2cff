import { camel, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { insertAfter, withSortedLine } from './text.js';

/** A lock format that is JSON with a hash for each skill. */
export function lock(_root, name) {
  const id = requireId(name, 'the lock format an id');
  const code = `import type { LockFormat } from '../format.ts';
import { type JsonLockFormat, parseJsonLock } from './json-lock.ts';

const shape: JsonLockFormat = {
  format: '${id}',
  field: 'TODO: the field with the hash of a skill',
  // TODO: the algorithm (src/hash/index.ts) of a digest by its form; null for what is no digest
  algorithmOf: (digest) => (/^[0-9a-f]{64}$/.test(digest) ? 'content' : null),
  expectedForm: '64 hexadecimal digits',
  file: '${id}.json',
  allowsEmptyHash: false,
};

/** TODO: the lock of which tool, and what it holds. */
export const ${camel(id)}: LockFormat = {
  id: shape.format,
  title: 'TODO: the name of the lock',
  source: 'TODO: the file, the versions of the format, and where it is defined',
  files: [shape.file],
  field: shape.field,
  writer: { name: 'TODO: the tool', command: 'TODO: the command that writes the lock anew' },
  // TODO: name, installed or path (src/locks/format.ts)
  lookupBy: 'installed',
  parse: (path, text) => parseJsonLock(path, text, shape),
};
`;
  const example = `TODO: what the case shows, in a sentence.
-- skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
---
-- ${id}.json --
{ "skills": { "pdf": { "TODO: the field": "TODO: a hash that the tool wrote" } } }
`;
  return {
    files: { [`src/locks/formats/${id}.ts`]: code, [`test/cases/lock/${id}.txt`]: example },
    edits: {
      'src/locks/index.ts': withSortedLine(`export { ${camel(id)} } from './formats/${id}.ts';`),
      'docs/lockfile.md': insertAfter(
        /^\| Format \| File .*\n\|[-|]+\n(\| `.*\n)+/m,
        `| \`${id}\` | \`${id}.json\`: TODO: what it holds | TODO: the tool | TODO: what an entry is for |\n`,
      ),
    },
    steps: [
      ...blankSteps(),
      ['The page has a row.', 'npx vitest run test/indexes.test.ts'],
      [
        'If no algorithm reproduces the hash, write one, with a hash that the tool wrote as its test.',
        `$EDITOR src/hash/algorithms/ src/hash/index.ts && npx vitest run test/hash.test.ts`,
      ],
      [
        'Write cases: a lock that holds, one that does not, one that cannot be read.',
        `$EDITOR test/cases/lock/${id}.txt`,
      ],
      ...lastSteps(id),
    ],
  };
}
