import { defaultRenderOptions, type Reporter } from '../../src/report/reporter.ts';

/** The options of the snapshots of reporters. */
export const snapshotOptions = {
  ...defaultRenderOptions,
  links: {
    forge: 'github' as const,
    server: 'https://github.com',
    repository: 'acme/skills',
    sha: 'c'.repeat(40),
  },
};

const extensions: Readonly<Record<Reporter['syntax'], string>> = {
  json: 'json',
  xml: 'xml',
  markdown: 'md',
  html: 'html',
  text: 'txt',
};

/** The path of the snapshot of a reporter. */
export function snapshotOf({ id, syntax }: Reporter, suffix = ''): string {
  return `test/reporters/${id}${suffix}.snap.${extensions[syntax]}`;
}
