import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes the indexes of rules, one sorted line a rule. A run without a base does not load the change rules. */
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
