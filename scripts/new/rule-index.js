import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Writes the indexes of rules, one sorted line a rule, and the pages of families. A run without a base does not load the change rules. */
export function writeRuleIndexes(root) {
  const folder = new URL('src/rules/', root);
  const files = kinds(folder).flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder)).map((file) => `${name}/${file}`),
  );
  const write = (index, isIn) => {
    const lines = files
      .filter(isIn)
      .sort()
      .flatMap((path) => namesIn(new URL(path, folder)).map((name) => [name, path]))
      .map(([name, path]) => `export { ${name} } from './${path}';\n`);
    writeFileSync(new URL(index, folder), lines.join(''));
  };
  write('tree-index.ts', (path) => !path.startsWith('change/'));
  write('change-index.ts', (path) => path.startsWith('change/'));
  writeFileSync(new URL('../generated/rule-pages.ts', folder), pagesText(folder, files));
}

/** The families of change rules, those of one file: they share the page of its name. */
function pagesText(folder, files) {
  const families = files
    .filter((path) => path.startsWith('change/'))
    .sort()
    .map((path) => [basename(path, '.ts'), namesIn(new URL(path, folder)).map(idOf)])
    .filter(([, ids]) => ids.length > 1)
    .map(([name, ids]) => `  ['${name}', '${ids.join(' ')}'],\n`);
  return `/** The families of rules with a page for all: its name, and their ids. */
// biome-ignore format: one line a family
export const families: readonly (readonly [page: string, ids: string])[] = [
${families.join('')}];
`;
}

/** The id of a rule, from the name of its constant. */
function idOf(name) {
  return name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
}

/** The rules of a file, by their names: the constants that it exports and makes by a function such as `changeRule`. */
function namesIn(file) {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^export const (\w+)[^=]*= \w*Rule\(/gm)].map(([, name]) => name).sort();
}

/** The kinds of rules, each with a folder of its name. */
function kinds(folder) {
  const text = readFileSync(new URL('rule.ts', folder), 'utf8');
  return [...new Set([...text.matchAll(/ kind: '(\w+)'/g)].map(([, kind]) => kind))];
}
