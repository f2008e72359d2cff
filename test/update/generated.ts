import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { loaders } from '../../src/cli/index.ts';
import { reporters } from '../../src/cli/outputs.ts';
import { rulePage } from '../../src/cli/terminal/rule-page.ts';
import { mapKeys } from '../../src/config/config.ts';
import { configSchema } from '../../src/config/config-schema.ts';
import { dialects } from '../../src/dialects/catalog.ts';
import * as fixes from '../../src/fixes/index.ts';
import { families } from '../../src/generated/rule-pages.ts';
import { lockFormats } from '../../src/locks/read.ts';
import type { Report } from '../../src/model/report.ts';
import { carriers } from '../../src/powers/catalog.ts';
import { rulePage as ruleUrl } from '../../src/report/docs-links.ts';
import type { Reporter } from '../../src/report/reporter.ts';
import { findRule, rules } from '../../src/rules/catalog.ts';
import { freshCase } from '../pages/case.ts';
import { commandLinePage } from '../pages/command-line.ts';
import { compatibilityPage } from '../pages/compatibility.ts';
import { conformancePage } from '../pages/conformance.ts';
import { familyPage } from '../pages/family.ts';
import { permissionsPage } from '../pages/permissions.ts';
import { preCommitHooks } from '../pages/pre-commit.ts';
import { snapshotOf, snapshotOptions } from '../pages/reporter.ts';
import { rulesPage } from '../pages/rules.ts';
import { runHere } from '../support/run-here.ts';
import { canonical, clean } from '../support/samples/canonical-report.ts';

/** A generated file. */
export interface GeneratedFile {
  readonly path: string;
  /** Generates the new text from the one in the file; null removes the file. */
  readonly fresh: (text: string) => string | null | Promise<string | null>;
}

type Files = (id: string) => readonly GeneratedFile[];

/** The kinds of things with an id: the ids of each, and the files that one of them touches. */
const kinds: readonly { readonly ids: readonly string[]; readonly files: Files }[] = [
  { ids: [...rules.map(({ id }) => id), ...rulesWithPage()], files: filesOfRule },
  { ids: reporters.map(({ id }) => id), files: filesOfReporter },
  { ids: Object.keys(loaders), files: filesOfCommand },
  { ids: mapKeys((_, { name }) => name), files: () => [schemaFile] },
  { ids: dialects.map(({ id }) => id), files: filesOfDialect },
  { ids: lockFormats.map(({ id }) => id), files: () => [hooksFile, ...caseFiles(freshCase)] },
  { ids: carriers.map(({ id }) => id), files: filesOfCarrier },
  { ids: Object.values(fixes).map(({ id }) => id), files: () => [] },
];

/** The files that an id touches; null for an unknown id. */
export function generatedFor(id: string): readonly GeneratedFile[] | null {
  const own = kinds.filter(({ ids }) => ids.includes(id));
  return own.length === 0 ? null : own.flatMap(({ files }) => files(id));
}

/** The ids with a page, also of rules that are removed. */
function rulesWithPage(): readonly string[] {
  const pages = readdirSync('docs/rules').filter((name) => name !== 'README.md');
  const shared = new Set(families.map(([page]) => `${page}.md`));
  return pages.filter((name) => !shared.has(name)).map((name) => basename(name, '.md'));
}

function filesOfRule(id: string): readonly GeneratedFile[] {
  return [
    pageFile(id),
    { path: 'docs/rules/README.md', fresh: rulesPage },
    { path: 'docs/compatibility.md', fresh: compatibilityPage },
    { path: 'docs/conformance.md', fresh: conformancePage },
    schemaFile,
    ...caseFiles(async (text) => {
      const fresh = await freshCase(text);
      return linesAbout(id, fresh) === linesAbout(id, text) ? text : fresh;
    }),
    ...reporters.flatMap((reporter) => snapshotsOf(reporter)),
  ];
}

/** The page of a rule or of its family; none for a removed rule. */
function pageFile(id: string): GeneratedFile {
  const [page = '', anchor] = ruleUrl(id, 'docs/').split('#');
  const rule = findRule(id);
  if (anchor === undefined || !rule) {
    return { path: page, fresh: () => (rule ? rulePage(rule, 'docs') : null) };
  }
  return { path: page, fresh: () => familyPage(basename(page, '.md')) };
}

const schemaFile: GeneratedFile = {
  path: 'schemas/config.schema.json',
  fresh: () => `${JSON.stringify(configSchema(rules), null, 2)}\n`,
};

const hooksFile: GeneratedFile = { path: '.pre-commit-hooks.yaml', fresh: preCommitHooks };

function caseFiles(fresh: GeneratedFile['fresh']): readonly GeneratedFile[] {
  return readdirSync('test/cases', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ path: `test/cases/${name}`, fresh }));
}

/** The lines of a case with a finding of a rule. */
function linesAbout(rule: string, text: string): string {
  const lines = text.split('\n').filter((line) => line.endsWith(` [${rule}]`));
  return lines.join('\n');
}

function filesOfDialect(): readonly GeneratedFile[] {
  return [{ path: 'docs/conformance.md', fresh: conformancePage }, ...caseFiles(freshCase)];
}

function filesOfCarrier(): readonly GeneratedFile[] {
  return [
    { path: 'docs/permissions.md', fresh: permissionsPage },
    hooksFile,
    ...caseFiles(freshCase),
  ];
}

function filesOfReporter(id: string): readonly GeneratedFile[] {
  const own = reporters.filter((reporter) => reporter.id === id);
  return [...own.flatMap(snapshotsOf), ...['check', 'merge'].flatMap(filesOfCommand)];
}

function snapshotsOf(reporter: Reporter): readonly GeneratedFile[] {
  const render = (report: Report) => () => reporter.render(report, snapshotOptions);
  return [
    { path: snapshotOf(reporter), fresh: render(canonical) },
    { path: snapshotOf(reporter, '-clean'), fresh: render(clean) },
  ];
}

function filesOfCommand(name: string): readonly GeneratedFile[] {
  return [
    { path: 'docs/command-line.md', fresh: commandLinePage },
    { path: `test/cli/help-${name}.snap.txt`, fresh: () => helpOf(name) },
    { path: 'test/cli/help.snap.txt', fresh: () => helpOf() },
  ];
}

async function helpOf(...command: readonly string[]): Promise<string> {
  return (await runHere([...command, '--help'], '.')).stdout;
}
