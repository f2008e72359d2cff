import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { blanksIn } from '../support/samples/blanks.ts';
import { type GeneratedFile, generatedFor } from './generated.ts';

/** Rewrites a file if its text differs. */
async function update({ path, fresh }: GeneratedFile): Promise<void> {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const next = await fresh(text);
  if (next === null) {
    if (!existsSync(path)) return;
    rmSync(path);
    console.log(`removed ${path}`);
  } else if (next !== text) {
    writeFileSync(path, next);
    console.log(`wrote   ${path}`);
  }
}

const blanks = blanksIn('.');
if (blanks.length > 0) {
  console.error(['Fill the blanks first:', ...blanks].join('\n'));
  process.exit(2);
}
// One after another: each id decides on its own whether a case is about it.
const files: GeneratedFile[] = [];
for (const id of process.argv.slice(2)) {
  const own = generatedFor(id);
  if (own === null) {
    console.error(
      `Nothing is called "${id}": no rule, reporter, command, configuration key, dialect, lock format, carrier or fix.`,
    );
    process.exit(2);
  }
  files.push(...own);
}
for (const file of files) await update(file);
