// Writes src/rules/tree-index.ts and src/rules/change-index.ts from the rule files: one sorted line per rule. Change
// rules have their own index, because a run without a base does not load them.
import { readdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/rules/', import.meta.url);
/** Folders with shared code of rules. */
const shared = ['examples', 'places', 'support', 'words'];
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => ({ name, file })))
  .filter(({ file }) => file.endsWith('.ts'));
const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function write(index, isIn) {
  const lines = files
    .filter(({ name }) => isIn(name))
    .sort((a, b) => (`${a.name}/${a.file}` < `${b.name}/${b.file}` ? -1 : 1))
    .map(({ name, file }) => `export { ${camel(file.slice(0, -3))} } from './${name}/${file}';\n`);
  writeFileSync(new URL(index, folder), lines.join(''));
}

write('tree-index.ts', (name) => name !== 'change');
write('change-index.ts', (name) => name === 'change');
