// `node scripts/document-words.js ID FILE` writes test/documents/ID.words: the hashes of the words of a document that
// may not be published here. test/docs/quotes.test.ts finds quotes in it.
import { readFileSync, writeFileSync } from 'node:fs';
import { wordHashes } from '../test/documents/words.js';

const [id, file] = process.argv.slice(2);
if (!/^[\w-]+$/.test(id ?? '') || file === undefined) {
  console.error('Usage: node scripts/document-words.js ID FILE');
  process.exit(2);
}
const hashes = wordHashes(readFileSync(file, 'utf8'));
const lines = hashes.join(' ').match(/.{1,118}\S?(?:\s|$)/g) ?? [];
const path = new URL(`../test/documents/${id}.words`, import.meta.url);
writeFileSync(path, lines.map((line) => `${line.trim()}\n`).join(''));
