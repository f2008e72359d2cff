// Writes src/rules/index.ts from the files beside it: one sorted line per rule.
import { readdirSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/rules/', import.meta.url);
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(new URL(`${name}/`, folder)).map((file) => ({ name, file })))
  .filter(({ file }) => file.endsWith('.ts'));
const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const lines = files
  .sort((a, b) => (`${a.name}/${a.file}` < `${b.name}/${b.file}` ? -1 : 1))
  .map(({ name, file }) => `export { ${camel(file.slice(0, -3))} } from './${name}/${file}';\n`);
writeFileSync(new URL('index.ts', folder), lines.join(''));
