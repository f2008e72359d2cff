import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { camel } from './names.js';

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
      .map((path) => `export { ${camel(idOf(path))} } from './${path}';\n`);
    writeFileSync(new URL(index, folder), lines.join(''));
  };
  write('tree-index.ts', (path) => !path.startsWith('change/'));
  write('change-index.ts', (path) => path.startsWith('change/'));
}

/** The kinds of rules, each with a folder of its name. */
function kinds(folder) {
  const text = readFileSync(new URL('rule.ts', folder), 'utf8');
  return [...new Set([...text.matchAll(/ kind: '(\w+)'/g)].map(([, kind]) => kind))];
}

function idOf(path) {
  return path.replace(/^.*\/|\.ts$/g, '');
}
