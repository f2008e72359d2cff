// Writes in every page what npm installs: `node scripts/install-spec.js SPEC`. Until a release is on npm that is the
// repository at a tag, so that no page names a package that somebody else could register; docs/releasing.md says when to switch.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The one place that says what pages install. */
export const installSpec = 'github:OWNER/skillaccord#v1.0.0-rc.1';

/** The pages and templates that may name it. */
export function pages() {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  const templates = readdirSync(join(root, 'templates'), { recursive: true, encoding: 'utf8' });
  const files = templates.filter((name) => /\.yml$|Jenkinsfile$/.test(name));
  return [
    'README.md',
    ...docs.map((name) => join('docs', name)),
    ...files.map((name) => join('templates', name)),
  ].map((name) => join(root, name));
}

const [spec] = process.argv[1] === fileURLToPath(import.meta.url) ? process.argv.slice(2) : [];
if (spec) {
  for (const page of [...pages(), fileURLToPath(import.meta.url)]) {
    const text = readFileSync(page, 'utf8');
    writeFileSync(page, text.replaceAll(installSpec, spec));
  }
}
