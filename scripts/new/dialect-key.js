import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { blankSteps, lastSteps } from './steps.js';
import { insertBefore } from './text.js';

const suffix = '.schema.json';

/** The dialects with a schema, which can get new keys. */
export const dialectsWithSchema = readdirSync(new URL('../../src/dialects/', import.meta.url))
  .filter((name) => hasSchema(name))
  .sort();

function hasSchema(name) {
  return existsSync(new URL(`../../schemas/${name}${suffix}`, import.meta.url));
}

/** Only for a dialect whose document is listed in test/pages/conformance.ts. */
const quoteStep = [
  'Quote, to the letter, what the document says of the key under `enforces` of a rule: a shape rule or a new one. A document that does not name the key needs its newer edition first (`node scripts/document-words.js ID FILE`).',
  'npx vitest run test/docs/conformance.test.ts test/docs/quotes.test.ts',
];

/** A key of a dialect that has a schema. */
export function dialectKey(root, dialect, key) {
  const path = `schemas/${dialect}${suffix}`;
  if (!dialectsWithSchema.includes(dialect))
    throw new Error(`Give a dialect with a schema: ${dialectsWithSchema.join(', ')}.`);
  if (!/^[\w-]+(\.[\w-]+)*$/.test(key ?? '')) throw new Error('Give the key as a dotted path.');
  const conformance = 'test/pages/conformance.ts';
  const fields = fieldsOf(dialect);
  const isListed = isInDocument(readFileSync(new URL(conformance, root), 'utf8'), dialect, key);
  const file = dialect === 'skill-toml' ? 'skill.toml' : 'SKILL.md';
  const example = `TODO: what the case shows, in a sentence.
-- before/skills/pdf/${file} --
TODO: a skill without the key
-- after/skills/pdf/${file} --
TODO: the same skill with the key
`;
  return {
    files: { [`test/cases/${dialect}/${key.replaceAll('.', '-')}.txt`]: example },
    edits: {
      [path]: (text) => withKey(text, key.split('.')),
      ...(isListed && { [conformance]: insertBefore(fields, ` ${key}`) }),
    },
    steps: [
      ...blankSteps(),
      [
        `State an item for the key in the dialect${coveredClause(dialect)}. Take a Kind of src/model/contract.ts; add one only for a concept without a kind.`,
        `$EDITOR src/dialects/${dialect}/`,
      ],
      [
        'Give the key a value in the maximal skill of the dialect. The key is one item, and one change; a list has an item for each entry, so give it one entry.',
        '$EDITOR test/laws/support/maximal.ts && npx vitest run test/laws/dialects/covered-keys.test.ts',
      ],
      ...(isListed ? [quoteStep] : []),
      [
        'Write a change rule, if none of the kind of the item claims the change.',
        'npm run new -- change ID',
      ],
      ...lastSteps(dialect),
    ],
  };
}

/** The dialects that list the keys that their items cover. */
const listsCovered = ['manifest-v1', 'skill-manifest-v2', 'skill-toml'];

function coveredClause(dialect) {
  return listsCovered.includes(dialect)
    ? ', and add it to the covered keys of the dialect (uncovered-fields.ts or its neighbours)'
    : '';
}

/** The end of the list of fields of a dialect in test/pages/conformance.ts. */
function fieldsOf(dialect) {
  return new RegExp(`(?<=schema: '${dialect}',\\n[^}]*?fields: \`[^\`]*)\``);
}

/** Whether the document of a dialect is listed, and the key is one of that document. */
function isInDocument(text, dialect, key) {
  const foreign = text.match(new RegExp(`schema: '${dialect}',\\n[^}]*?foreign: /(.*)/,`))?.[1];
  const isForeign = foreign !== undefined && new RegExp(foreign).test(key);
  return fieldsOf(dialect).test(text) && !isForeign;
}

/** A schema with one more property. */
function withKey(text, path) {
  const schema = JSON.parse(text);
  let place = schema;
  for (const segment of path.slice(0, -1)) {
    const next = place.properties?.[segment];
    const name = next?.$ref?.replace('#/$defs/', '');
    place = name === undefined ? next : schema.$defs[name];
    if (place?.properties === undefined)
      throw new Error(`The schema has no key "${segment}" with keys.`);
  }
  const last = path.at(-1);
  if (place.properties === undefined || Object.hasOwn(place.properties, last)) {
    throw new Error(`The schema has the key "${path.join('.')}", or no keys there.`);
  }
  const property = `"${last}": {
  "description": "TODO: what the key means, in a sentence.",
  "type": "TODO: string, boolean, integer, array or object"
}`;
  return withProperty(text, place.properties, property);
}

/** Writes a property in front of the others, where the text of these begins; the rest keeps its layout. */
function withProperty(text, properties, property) {
  const [first] = Object.keys(properties);
  const places = [...text.matchAll(/^( *)"properties": \{\n/gm)].filter(({ index, 0: found }) => {
    const own = objectAt(text, index + found.length - 2);
    return JSON.stringify(JSON.parse(own)) === JSON.stringify(properties);
  });
  const [place] = places;
  if (places.length !== 1 || first === undefined)
    throw new Error('The place of the key is not clear.');
  const at = place.index + place[0].length;
  const lines = property.split('\n').map((line) => `${place[1]}  ${line}`);
  return `${text.slice(0, at)}${lines.join('\n')},\n${text.slice(at)}`;
}

/** The text of a JSON object that begins at an index. */
function objectAt(text, start) {
  let depth = 0;
  for (const { 0: token, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}]/g)) {
    if (token === '{') depth++;
    if (token === '}' && --depth === 0) return text.slice(start, start + index + 1);
  }
  return '{}';
}
