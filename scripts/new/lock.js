import { camel, requireFile, requireId } from './names.js';
import { blankSteps, lastSteps } from './steps.js';
import { blank, insertAfter, withSortedLine } from './text.js';

/** A lock format that is JSON with `skills: {<name>: {<field>: <hash>}}`. */
export function lock(_root, name, fileName) {
  const id = requireId(name, 'the lock format an id');
  const file = requireFile(fileName, 'the name of its file after the id');
  const code = `import { msg } from '../../model/message.ts';
import { nameOf } from '../../model/text/path.ts';
import type { LockFormat } from '../format.ts';
import { type JsonLockFormat, parseJsonLock } from './json-lock.ts';

// JSON with \`skills: {<name>: {<field>: <hash>}}\`. For YAML with a list of skills see toolhive-lock.ts, for hashes of
// files apm-lock.ts.
const shape: JsonLockFormat = {
  format: '${id}',
  versions: { field: 'version', known: ['TODO: the versions of the format that are read'] },
  field: 'TODO: the field with the hash of a skill',
  algorithmOf: (digest) =>
    /TODO: the form of a hash/.test(digest) ? 'TODO: its algorithm (src/hash/index.ts)' : null,
  expectedForm: msg\`TODO: that form in words\`,
  file: '${file}',
  allowsEmptyHash: ${blank('whether an empty text means that the hash is unknown')},
};

/** TODO: the lock of which tool, and what it holds. */
export const ${camel(id)}: LockFormat = {
  id: shape.format,
  title: 'TODO: the name of the lock',
  source: 'TODO: the file, the versions of the format, and where it is defined',
  files: [shape.file],
  field: shape.field,
  writer: { name: 'TODO: the tool', command: 'TODO: the command that writes the lock again' },
  lookupBy: ${blank('name, installed, or path with a folderOf above (src/locks/format.ts)')},
  parse(path, text) {
    const hasSchema = /TODO: what each of its files has and no other lock, as in skillfuse-lock.ts/;
    return nameOf(path) === shape.file && hasSchema.test(text)
      ? parseJsonLock(path, text, shape)
      : null;
  },
};
`;
  const example = `TODO: what the case shows, in a sentence.
-- skills/pdf/SKILL.md --
---
name: pdf
description: Fills PDF forms.
---
-- ${file} --
{ "skills": { "pdf": { "TODO: the field": "TODO: a hash that the tool wrote" } } }
`;
  return {
    files: { [`src/locks/formats/${id}.ts`]: code, [`test/cases/lock/${id}.txt`]: example },
    edits: {
      'src/locks/index.ts': withSortedLine(`export { ${camel(id)} } from './formats/${id}.ts';`),
      'docs/lockfile.md': insertAfter(
        /^\| Format \| File .*\n\|[-|]+\n(\| `.*\n)+/m,
        `| \`${id}\` | \`${file}\`: TODO: what it holds | TODO: the tool | TODO: what an entry is for |\n`,
      ),
    },
    steps: [
      ...blankSteps(),
      [
        'Read the entries: the scaffold covers JSON with `skills: {<name>: {<field>: <hash>}}`. Otherwise start from a format like yours: a list of skills in YAML, or hashes of files.',
        '$EDITOR src/locks/formats/toolhive-lock.ts src/locks/formats/apm-lock.ts',
      ],
      [
        'Find the algorithm of a hash that the tool wrote: `hash` prints ADR-003, and with --integrity the stronger one; src/hash/index.ts lists the others.',
        'node dist/cli/index.js hash DIR',
      ],
      [
        'If no algorithm reproduces the hash, write one, with a hash that the tool wrote as its test.',
        `$EDITOR src/hash/algorithms/ src/hash/index.ts && npx vitest run test/hash/hash.test.ts`,
      ],
      [
        'Write cases: a lock that holds, one that does not, one that cannot be read.',
        `$EDITOR test/cases/lock/${id}.txt`,
      ],
      [
        'It claims its own locks, and those of no other tool; the page has its row.',
        'npx vitest run test/laws/locks/lock-formats.test.ts test/locks/locks.test.ts test/project/indexes.test.ts',
      ],
      ['Add its file to the sentence above the table of the page.', '$EDITOR docs/lockfile.md'],
      ...lastSteps(id),
    ],
  };
}
