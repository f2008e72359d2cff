// The fixed workload of the guard, which depends only on the machine and node. Resembles a check: strings, maps,
// regular expressions and hashes, with the same proportion of hot and cold code.
import { createHash } from 'node:crypto';
import { contentHash, skillFiles } from './skills.js';

const words = new Map();
const hash = createHash('sha256');
for (let index = 0; index < 1200; index++) {
  const files = skillFiles(index);
  hash.update(contentHash(files));
  for (const [word] of files['SKILL.md'].matchAll(/\w+/g))
    words.set(word, (words.get(word) ?? 0) + 1);
}
hash.update(JSON.stringify([...words].sort()));
console.log(hash.digest('hex'));
