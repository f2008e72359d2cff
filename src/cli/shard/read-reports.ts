import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { tool } from '../../model/tool.ts';
import { UsageError } from '../../model/usage-error.ts';
import { readUserPath, statUserPath } from '../../setup/user-path.ts';
import { ShapeError } from '../../syntax/json/decode.ts';
import { parseExactJson } from '../../syntax/json/exact.ts';
import { type AuditedReport, readAuditedReport } from '../audit/audited-report.ts';
import { type PartialReport, readFacts, readPartialHead } from './partial-report.ts';

/** A report with the file it is from, as the user spelled it. */
export interface FromFile<T> {
  readonly file: string;
  readonly report: T;
}

/** The reports to merge: shards of one run, or reports of several repositories. */
export type Reports =
  | { readonly kind: 'shards'; readonly shards: readonly FromFile<PartialReport>[] }
  | { readonly kind: 'repositories'; readonly reports: readonly FromFile<AuditedReport>[] };

/** The largest file, in bytes: a longer text is none for the engine. */
const maxBytes = 500_000_000;

/** Reads reports. Throws UsageError for a file that is none. */
export function readReports(files: readonly string[], cwd: string): Reports {
  const shards: FromFile<PartialReport>[] = [];
  const reports: FromFile<AuditedReport>[] = [];
  for (const file of files) {
    const value = readJson(file, cwd);
    if (isShard(value)) shards.push({ file, report: readShape(readPartial, value, file) });
    else reports.push({ file, report: readShape(readAuditedReport, value, file) });
  }
  const [shard] = shards;
  const [report] = reports;
  if (shard && report) {
    throw new UsageError(
      `"${shard.file}" is a shard, and "${report.file}" is a whole report.`,
      'Merge the shards of a run by themselves.',
    );
  }
  return shard ? { kind: 'shards', shards } : { kind: 'repositories', reports };
}

function readJson(file: string, cwd: string): unknown {
  const path = resolve(cwd, file);
  const stat = statUserPath({ name: file, path });
  if (!stat) throw new UsageError(`"${file}" does not exist.`);
  if (stat.isDirectory()) throw new UsageError(`"${file}" is a folder.`, 'Name its files.');
  if (statSync(path).size > maxBytes)
    throw new UsageError(`"${file}" is larger than 500 MB.`, 'Use more shards.');
  const text = readUserPath({ name: file, path });
  try {
    return parseExactJson(text);
  } catch {
    throw new UsageError(
      `"${file}" is not JSON.`,
      text.trimStart().startsWith('{') ? 'It may be cut off: write it again.' : undefined,
    );
  }
}

function isShard(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'shard');
}

/** Reads the partial report of one shard. Throws ShapeError, and UsageError for one of another version. */
export function readPartial(value: unknown, path: string): PartialReport {
  const head = readPartialHead(value, path);
  if (head.tool.name !== tool.name) throw new ShapeError('/tool/name', tool.name);
  if (head.tool.version !== tool.version) {
    throw new UsageError(
      `is a shard by skillaccord ${head.tool.version}, and this is ${tool.version}.`,
      'Use one version for the shards and the merge.',
    );
  }
  return { ...head, ...readFacts(value, path) };
}

/** Turns faults of a report into a UsageError that names its file. */
function readShape<T>(read: (value: unknown, path: string) => T, value: unknown, file: string): T {
  try {
    return read(value, '');
  } catch (cause) {
    if (cause instanceof UsageError) throw new UsageError(`"${file}" ${cause.message}`);
    throw notOurs(file, cause);
  }
}

/** The error for a file with another content than reports have; gives back any other error. */
export function notOurs(file: string, cause: unknown): unknown {
  if (!(cause instanceof ShapeError)) return cause;
  return new UsageError(
    `"${file}" is not a report of skillaccord: ${cause.message}`,
    'skillaccord check -o json=FILE writes one.',
  );
}
