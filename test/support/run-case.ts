import type { Config } from '../../src/config/config.ts';
import type { Report } from '../../src/model/report.ts';
import { type Archive, parseTxtar } from '../../src/syntax/txtar.ts';
import { checkExample } from '../../src/tasks/example.ts';

const notFiles = new Set(['expect', 'config.json']);

/** Checks a case file: its trees, under its configuration, if any. */
export function runCase(
  archive: Archive,
  settings: Partial<Config> = {},
  run = checkExample,
): Promise<Report> {
  const own = JSON.parse(archive.files.get('config.json') ?? '{}') as Partial<Config>;
  const files = new Map([...archive.files].filter(([path]) => !notFiles.has(path)));
  return run({ ...archive, files }, { ...settings, ...own });
}

const reports = new Map<string, Promise<Report>>();

/** The report of the text of a case file, computed once for all test files of a worker. */
export function reportOfCase(text: string): Promise<Report> {
  const report = reports.get(text) ?? runCase(parseTxtar(text));
  reports.set(text, report);
  return report;
}
